import type { Component } from '../../hooks/component.ts';
import { seatOf } from '../../state.ts';

/** When strategy cards are returned: its player keeps its own, and chooses none in the next strategy phase. */
export const politicalStability: Component = {
  abilities: [
    {
      at: 'strategy-cards-returned',
      when: (s, { seat }, { kept }) => !kept.includes(seat) && seatOf(s, seat).strategy.length > 0,
      *resolve(_t, { by: { seat }, event }) {
        event.kept.push(seat);
      },
    },
  ],
};
