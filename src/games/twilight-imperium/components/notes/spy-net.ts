import type { Component } from '../../hooks/component.ts';
import { seatOf } from '../../state.ts';
import { takeFromHand } from '../factions/yssaril/take-from-hand.ts';

/** At the start of its player's turn: a look at the owner's action cards, and one of them. */
export const spyNet: Component = {
  abilities: [
    {
      at: 'turn-starts',
      when: (s, by, { seat }) => seat === by.seat && by.owner !== null && seatOf(s, by.owner).hand.length > 0,
      *resolve(t, { by: { seat, owner } }) {
        if (owner !== null) yield* takeFromHand(t, { seat, from: owner });
      },
    },
  ],
};
