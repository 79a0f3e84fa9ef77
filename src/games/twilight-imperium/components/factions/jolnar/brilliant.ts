import type { Component } from '../../../hooks/component.ts';

/** For the token of the secondary of Technology the primary is had, which is never worse: the first technology costs nothing. */
export const brilliant: Component = {
  standing: {
    secondary: {
      tier: 'adjust',
      apply: (cost, { seat, card }, { source }) =>
        seat === source.seat && card === 'technology' ? { ...cost, resources: 0 } : cost,
    },
    follows: {
      tier: 'set',
      apply: (side, { seat, card }, { source }) =>
        seat === source.seat && card === 'technology' ? 'primary' : side,
    },
  },
};
