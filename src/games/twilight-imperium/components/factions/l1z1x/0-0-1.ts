import type { Component } from '../../../hooks/component.ts';
import { countAt } from '../../../rules/units.ts';

/** Hits of the flagship and of dreadnoughts beside it spare fighters. */
export const flagship001: Component = {
  standing: {
    nonFighterOnly: {
      tier: 'set',
      apply: (value, { seat, roll, kind, at }, { state, source }) =>
        value ||
        (seat === source.seat &&
          kind === 'combat' &&
          (roll.unit === 'flagship' || roll.unit === 'dreadnought') &&
          countAt(state, { seat, at }, 'flagship') > 0),
    },
  },
};
