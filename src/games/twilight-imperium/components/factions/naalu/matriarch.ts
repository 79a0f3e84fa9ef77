import type { Component } from '../../../hooks/component.ts';
import { countAt } from '../../../rules/units.ts';
import { isPlanet, systemOf } from '../../../tables/places.ts';

/** In an invasion of its system fighters land like ground forces; they leave again before control is settled. */
export const matriarch: Component = {
  standing: {
    placing: {
      tier: 'set',
      apply: (value, { seat, unit, at, how }, { state, source }) =>
        value ||
        (how === 'land' &&
          unit === 'fighter' &&
          seat === source.seat &&
          countAt(state, { seat, at: systemOf(at) }, 'flagship') > 0),
    },
    fights: {
      tier: 'set',
      apply: (value, { seat, unit, at }, { source }) =>
        value || (unit === 'fighter' && seat === source.seat && isPlanet(at)),
    },
  },
};
