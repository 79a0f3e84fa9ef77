import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { Ability } from '../../hooks/component.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import { endEffect, leaveEffect } from '../../verbs/effects.ts';

/** Seats have something to do when the next strategy phase begins, however long the card is gone by then (74.3a). */
export function postpone(t: ImperiumTable, component: ComponentId, seats: readonly Seat[]): void {
  for (const seat of seats) leaveEffect(t, { component, seat, until: 'game', data: null });
}

const waiting = (s: Galaxy, component: ComponentId) =>
  s.effects
    .filter((effect) => effect.component === component && s.seats[effect.seat]?.eliminated === false)
    .map(({ seat }) => seat);

/** What was postponed is done: by all at once, as none has to wait for another. */
export function whenRoundBegins(
  component: ComponentId,
  { topic, deed }: { topic: string; deed: (t: ImperiumTable, seat: Seat) => Flow<void> },
): Ability<'strategy-phase-starts'> {
  return {
    at: 'strategy-phase-starts',
    must: true,
    apart: true,
    when: (s, { seat }) => waiting(s, component).includes(seat),
    *resolve(t) {
      const seats = waiting(t.state, component);
      for (const seat of seats) endEffect(t, { component, seat });
      yield* t.parallel(seats, topic, (seat) => deed(t, seat));
    },
  };
}
