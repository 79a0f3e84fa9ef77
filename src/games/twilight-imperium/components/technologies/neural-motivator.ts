import type { Component } from '../../hooks/component.ts';

/** Two action cards instead of one in the status phase. */
export const neuralMotivator: Component = {
  standing: {
    statusCards: {
      tier: 'adjust',
      apply: (value, { seat }, { source }) => (seat === source.seat ? value + 1 : value),
    },
  },
};
