import type { Component } from '../../../hooks/component.ts';

/** Any number of action cards in hand, and nothing can change that (24.4a, 74.6). */
export const crafty: Component = {
  standing: {
    handLimit: {
      tier: 'overrule',
      apply: (limit, { seat }, { source }) => (seat === source.seat ? Number.MAX_SAFE_INTEGER : limit),
    },
  },
};
