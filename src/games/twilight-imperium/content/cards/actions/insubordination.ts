import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { type Galaxy, othersThan, seatOf } from '../../../state.ts';
import { msg } from '../../../text/lexicon.ts';
import type { Component } from '../../../timing/component.ts';
import { spendToken } from '../../../verbs/tokens.ts';

const able = (s: Galaxy, seat: Seat) =>
  othersThan(s, seat).filter((other) => seatOf(s, other).pools.tactic > 0);

/** Action: another seat loses a token of its tactic pool. */
export const insubordination: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => able(s, seat).length > 0,
      *aim(t, { seat }) {
        return yield* t.ask(seat, 'card-seat', () => {
          const options = able(t.state, seat).map((other) => ({
            id: `seat:${other}`,
            label: msg('option.cardSeat', { seat: other }),
            value: other,
          }));
          return choose<Seat>(msg('ask.cardSeat', { card: 'insubordination' }), options);
        });
      },
      *resolve(t, { target }) {
        spendToken(t, target as Seat, { pool: 'tactic' });
      },
    },
  ],
};
