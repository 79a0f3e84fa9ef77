import { chooseDiscards } from '../../../flow/action-cards.ts';
import type { Component } from '../../../hooks/component.ts';
import { takeActionCards } from '../../../verbs/cards.ts';

/** When action cards are drawn: one more, then one of the hand is discarded (74.17). */
export const scheming: Component = {
  abilities: [
    {
      at: 'action-cards-drawn',
      must: true,
      when: (_, by, { seat }) => seat === by.seat,
      *resolve(t, { by: { seat } }) {
        if (takeActionCards(t, seat, 1).length > 0) yield* chooseDiscards(t, seat, 1);
      },
    },
  ],
};
