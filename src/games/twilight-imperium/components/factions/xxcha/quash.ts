import type { Component } from '../../../hooks/component.ts';
import { seatOf } from '../../../state.ts';
import { spendToken } from '../../../verbs/tokens.ts';

/** When an agenda is revealed: for a strategy token the next one comes in its place. */
export const quash: Component = {
  abilities: [
    {
      at: 'agenda-revealed',
      when: (s, by, { stands }) => stands && seatOf(s, by.seat).pools.strategy > 0,
      *resolve(t, { by: { seat }, event }) {
        spendToken(t, seat, { pool: 'strategy' });
        event.stands = false;
      },
    },
  ],
};
