import type { Component } from '../../../hooks/component.ts';

/** Transactions with strangers, whoever proposes them (73.1). */
export const guildShips: Component = {
  standing: {
    mayTrade: {
      tier: 'set',
      apply: (value, { a, b }, { source }) => value || a === source.seat || b === source.seat,
    },
  },
};
