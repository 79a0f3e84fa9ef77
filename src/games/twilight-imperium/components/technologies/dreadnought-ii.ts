import type { Component } from '../../hooks/component.ts';

/** Dreadnoughts that Direct Hit cannot destroy. */
export const dreadnoughtIi: Component = {
  standing: {
    spared: {
      tier: 'set',
      apply: (value, { seat, unit, from }, { source }) =>
        value || (seat === source.seat && unit === 'dreadnought' && from === 'card:direct-hit'),
    },
  },
};
