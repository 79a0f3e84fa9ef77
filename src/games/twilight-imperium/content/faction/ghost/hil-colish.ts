import { countAt } from '../../../rules/units.ts';
import type { Component } from '../../../timing/component.ts';

/** Brings a delta wormhole along, and may move before or after the other ships (88.4). */
export const hilColish: Component = {
  standing: {
    wormholes: {
      tier: 'adjust',
      apply: (value, { system }, { state, source: { seat } }) =>
        seat !== null && !value.includes('delta') && countAt(state, { seat, at: system }, 'flagship') > 0
          ? [...value, 'delta']
          : value,
    },
    movesApart: {
      tier: 'set',
      apply: (value, { seat, unit }, { source }) => value || (seat === source.seat && unit === 'flagship'),
    },
  },
};
