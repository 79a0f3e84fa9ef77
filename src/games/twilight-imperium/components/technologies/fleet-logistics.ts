import type { Component } from '../../hooks/component.ts';

/** Up to two actions in each own turn. */
export const fleetLogistics: Component = {
  standing: {
    actions: {
      tier: 'set',
      apply: (value, { seat }, { source }) => (seat === source.seat ? Math.max(value, 2) : value),
    },
  },
};
