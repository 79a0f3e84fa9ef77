import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { mayVote } from '../../rules/votes.ts';
import { type Galaxy, othersThan } from '../../state.ts';
import { aimAtSeat } from './aim.ts';
import { bar, barred } from './barred.ts';

const able = (s: Galaxy, seat: Seat) => othersThan(s, seat).filter((other) => mayVote(s, other));

/** After an agenda is revealed: another seat cannot vote on it (83.16). */
export const assassinateRepresentative: Component = {
  abilities: [
    {
      at: 'agenda-read',
      when: (s, { seat }) => able(s, seat).length > 0,
      *aim(t, { seat }) {
        return yield* aimAtSeat(t, {
          seat,
          card: 'assassinate-representative',
          able: () => able(t.state, seat),
        });
      },
      *resolve(t, { by: { component }, target }) {
        bar(t, target as Seat, component);
      },
    },
  ],
  lasting: barred,
};
