import type { Component } from '../../hooks/component.ts';
import { shipsIn } from '../../rules/units.ts';
import { seatOf } from '../../state.ts';
import { spendToken } from '../../verbs/tokens.ts';

/** After another activates a system with own ships: for a strategy token that seat's turn is over. */
export const nullificationField: Component = {
  abilities: [
    {
      at: 'system-activated',
      exhausts: true,
      when: (s, by, { seat, system }) =>
        seat !== by.seat && shipsIn(s, by.seat, system) > 0 && seatOf(s, by.seat).pools.strategy > 0,
      *resolve(t, { by: { seat }, event }) {
        spendToken(t, seat, { pool: 'strategy' });
        event.endsTurn = true;
      },
    },
  ],
};
