import type { Component } from '../../../hooks/component.ts';

/** Action cards change hands in transactions, either way (69.3a). */
export const arbiters: Component = {
  standing: {
    mayTradeCards: {
      tier: 'set',
      apply: (value, { a, b }, { source }) => value || a === source.seat || b === source.seat,
    },
  },
};
