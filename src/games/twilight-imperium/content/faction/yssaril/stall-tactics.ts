import { chooseDiscards } from '../../../flow/action-cards.ts';
import { seatOf } from '../../../state.ts';
import type { Component } from '../../../timing/component.ts';

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
