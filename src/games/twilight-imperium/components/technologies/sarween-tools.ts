import type { Component } from '../../hooks/component.ts';

/** Whatever own units make with PRODUCTION costs 1 less together. */
export const sarweenTools: Component = {
  standing: {
    cost: {
      tier: 'adjust',
      apply: (value, { seat }, { source }) => (seat === source.seat ? value - 1 : value),
    },
  },
};
