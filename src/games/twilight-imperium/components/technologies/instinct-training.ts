import type { Component } from '../../hooks/component.ts';
import { seatOf } from '../../state.ts';
import { spendToken } from '../../verbs/tokens.ts';

/** When another plays an action card: for a strategy token it has no effect (24.8). */
export const instinctTraining: Component = {
  abilities: [
    {
      at: 'action-card-played',
      exhausts: true,
      when: (s, by, { seat, cancelled }) =>
        seat !== by.seat && !cancelled && seatOf(s, by.seat).pools.strategy > 0,
      *resolve(t, { by: { seat }, event }) {
        spendToken(t, seat, { pool: 'strategy' });
        event.cancelled = true;
      },
    },
  ],
};
