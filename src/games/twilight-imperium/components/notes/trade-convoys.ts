import type { Component } from '../../hooks/component.ts';
import { broken } from './broken.ts';

/** While it lies open its player makes transactions with strangers, too (73.1). */
export const tradeConvoys: Component = {
  standing: {
    mayTrade: {
      tier: 'set',
      apply: (value, { a, b }, { source }) => value || a === source.seat || b === source.seat,
    },
  },
  abilities: [
    {
      at: 'component-action',
      stays: true,
      when: (_, by) => by.owner !== null,
      *resolve() {
        // It lies there, and that is all.
      },
    },
    broken('trade-convoys'),
  ],
};
