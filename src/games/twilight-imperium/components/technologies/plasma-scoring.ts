import type { Component } from '../../hooks/component.ts';

/** One more die for a unit whenever own units bombard or fire space cannons. */
export const plasmaScoring: Component = {
  standing: {
    extraDice: {
      tier: 'adjust',
      apply: (value, { seat, kind }, { source }) =>
        seat === source.seat && (kind === 'bombardment' || kind === 'cannon') ? value + 1 : value,
    },
  },
};
