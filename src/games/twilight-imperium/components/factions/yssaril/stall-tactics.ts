import { chooseDiscards } from '../../../flow/action-cards.ts';
import type { Component } from '../../../hooks/component.ts';
import { seatOf } from '../../../state.ts';

/** Action: an action card is discarded, and that is all. */
export const stallTactics: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => seatOf(s, seat).hand.length > 0,
      *resolve(t, { by: { seat } }) {
        yield* chooseDiscards(t, seat, 1);
      },
    },
  ],
};
