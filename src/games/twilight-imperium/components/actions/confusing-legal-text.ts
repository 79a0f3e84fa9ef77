import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { othersThan } from '../../state.ts';
import { aimAtSeat } from './aim.ts';

/** When elected: another seat is elected in its player's place. */
export const confusingLegalText: Component = {
  abilities: [
    {
      at: 'player-elected',
      when: (_s, { seat }, { elected }) => elected === seat,
      *aim(t, { seat }) {
        return yield* aimAtSeat(t, {
          seat,
          card: 'confusing-legal-text',
          able: () => othersThan(t.state, seat),
        });
      },
      *resolve(_t, { event, target }) {
        event.elected = target as Seat;
      },
    },
  ],
};
