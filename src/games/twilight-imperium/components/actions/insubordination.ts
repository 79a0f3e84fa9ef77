import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { type Galaxy, othersThan, seatOf } from '../../state.ts';
import { returnTokens } from '../../verbs/tokens.ts';
import { aimAtSeat } from './aim.ts';

const able = (s: Galaxy, seat: Seat) =>
  othersThan(s, seat).filter((other) => seatOf(s, other).pools.tactic > 0);

/** Action: another seat loses a token of its tactic pool. */
export const insubordination: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => able(s, seat).length > 0,
      *aim(t, { seat }) {
        return yield* aimAtSeat(t, { seat, card: 'insubordination', able: () => able(t.state, seat) });
      },
      *resolve(t, { target }) {
        returnTokens(t, target as Seat, { pool: 'tactic', count: 1 });
      },
    },
  ],
};
