import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { type Galaxy, othersThan, seatOf } from '../../state.ts';
import { msg } from '../../text/lexicon.ts';
import { takeFromHand } from '../factions/yssaril/take-from-hand.ts';

/** Seats that hold action cards, the most first. */
const able = (s: Galaxy, seat: Seat) =>
  othersThan(s, seat)
    .filter((other) => seatOf(s, other).hand.length > 0)
    .sort((a, b) => seatOf(s, b).hand.length - seatOf(s, a).hand.length);

/** Action: one looks at another's action cards and takes one of them. */
export const mageonImplants: Component = {
  abilities: [
    {
      at: 'component-action',
      exhausts: true,
      when: (s, { seat }) => able(s, seat).length > 0,
      *resolve(t, { by: { seat } }) {
        const [only, ...more] = able(t.state, seat);
        const from =
          more.length === 0
            ? only
            : yield* t.ask(seat, 'mageon-implants', () => {
                const options = able(t.state, seat).map((other) => ({
                  id: `seat:${other}`,
                  label: msg('option.handOf', { seat: other, count: seatOf(t.state, other).hand.length }),
                  value: other,
                }));
                return options.length === 0 ? null : choose<Seat>(msg('ask.mageonImplants', {}), options);
              });
        if (from !== undefined) yield* takeFromHand(t, { seat, from });
      },
    },
  ],
};
