import type { Component } from '../../hooks/component.ts';
import { canSwap, swapWith } from '../strategy-swap.ts';

/** When the strategy phase ends: its player exchanges a strategy card with one of the owner's. */
export const acquiescence: Component = {
  abilities: [
    {
      at: 'strategy-phase-ends',
      when: (s, { seat, owner }) => owner !== null && canSwap(s, seat, [owner]),
      *resolve(t, { by: { seat, owner } }) {
        if (owner !== null) yield* swapWith(t, seat, [owner]);
      },
    },
  ],
};
