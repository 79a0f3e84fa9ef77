import type { Component } from '../../../hooks/component.ts';

/** Two ships more in every system than the fleet pool allows. */
export const armada: Component = {
  standing: {
    fleet: {
      tier: 'adjust',
      apply: (value, { seat }, { source }) => (seat === source.seat ? value + 2 : value),
    },
  },
};
