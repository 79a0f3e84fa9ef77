import type { Component } from '../../hooks/component.ts';

/** Fighters beyond the capacity stay, as ships that count against the fleet pool. */
export const fighterIi: Component = {
  standing: {
    fighterBurden: {
      tier: 'set',
      apply: (value, { seat }, { source }) => (seat === source.seat ? 1 : value),
    },
  },
};
