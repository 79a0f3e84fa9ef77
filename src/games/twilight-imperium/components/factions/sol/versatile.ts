import type { Component } from '../../../hooks/component.ts';

/** A command token more in the status phase. */
export const versatile: Component = {
  standing: {
    statusTokens: {
      tier: 'adjust',
      apply: (value, { seat }, { source }) => (seat === source.seat ? value + 1 : value),
    },
  },
};
