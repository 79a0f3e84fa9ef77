import type { Component } from '../../../hooks/component.ts';
import { countAt, isShip } from '../../../rules/units.ts';

/** Others' ships beside it cannot use SUSTAIN DAMAGE (74.6). */
export const fourthMoon: Component = {
  standing: {
    sustain: {
      tier: 'overrule',
      apply: (value, { seat, unit, system }, { state, source }) =>
        value &&
        (source.seat === null ||
          seat === source.seat ||
          !isShip(unit) ||
          countAt(state, { seat: source.seat, at: system }, 'flagship') === 0),
    },
  },
};
