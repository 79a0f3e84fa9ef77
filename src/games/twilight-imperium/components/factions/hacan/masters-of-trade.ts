import type { Component } from '../../../hooks/component.ts';

/** The secondary of Trade costs no token. */
export const mastersOfTrade: Component = {
  standing: {
    secondary: {
      tier: 'set',
      apply: (value, { seat, card }, { source }) =>
        seat === source.seat && card === 'trade' ? { ...value, tokens: 0 } : value,
    },
  },
};
