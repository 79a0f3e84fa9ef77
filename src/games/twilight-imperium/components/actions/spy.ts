import type { Seat } from '#core/seat.ts';
import { keepHandLimit } from '../../flow/action-cards.ts';
import type { Component } from '../../hooks/component.ts';
import { type Galaxy, othersThan, seatOf } from '../../state.ts';
import { giveActionCard } from '../../verbs/cards.ts';
import { aimAtSeat } from './aim.ts';

/** How many cards a seat holds everybody can see. */
const able = (s: Galaxy, seat: Seat) =>
  othersThan(s, seat).filter((other) => seatOf(s, other).hand.length > 0);

/** Action: an action card of another's hand, by lot. */
export const spy: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => able(s, seat).length > 0,
      *aim(t, { seat }) {
        return yield* aimAtSeat(t, { seat, card: 'spy', able: () => able(t.state, seat) });
      },
      *resolve(t, { by: { seat }, target }) {
        const from = target as Seat;
        const [card] = t.shuffle('spy', seatOf(t.state, from).hand);
        if (card === undefined) return;
        giveActionCard(t, { from, to: seat }, card);
        yield* keepHandLimit(t, seat);
      },
    },
  ],
};
