import type { Seat } from '#core/seat.ts';
import type { Component, Holder } from '../../../hooks/component.ts';
import { opponentOf, sidesOf } from '../../../rules/combat/sides.ts';
import { type Galaxy, seatOf } from '../../../state.ts';
import { leaveEffect } from '../../../verbs/effects.ts';
import { gainFrom } from './gain-from.ts';
import { spoilsOf } from './spoils.ts';

/** Used in this combat already. */
const isUsed = (s: Galaxy, { component, seat }: Holder) =>
  s.effects.some((effect) => effect.component === component && effect.seat === seat);

/** Whether a seat is safe from it by a note that lies before it. */
const isImmune = (s: Galaxy, seat: Seat, from: Seat) =>
  seatOf(s, seat).area.some(({ id, owner }) => id === 'antivirus' && owner === from);

/** Once in a combat, after a unit of the opponent was destroyed: one of the opponent's technologies. */
export const technologicalSingularity: Component = {
  abilities: [
    {
      at: 'unit-destroyed',
      when: (s, by, { seat, fight }) =>
        fight !== null &&
        sidesOf(fight).includes(by.seat) &&
        seat === opponentOf(fight, by.seat) &&
        !isUsed(s, by) &&
        !isImmune(s, seat, by.seat) &&
        spoilsOf(s, by.seat, [seat]).length > 0,
      *resolve(t, { by: { component, seat }, event }) {
        leaveEffect(t, { component, seat, until: 'combat', data: null });
        yield* gainFrom(t, seat, [event.seat]);
      },
    },
  ],
};
