import type { Component } from '../../hooks/component.ts';

/** Three command tokens instead of two in the status phase. */
export const hyperMetabolism: Component = {
  standing: {
    statusTokens: {
      tier: 'adjust',
      apply: (value, { seat }, { source }) => (seat === source.seat ? value + 1 : value),
    },
  },
};
