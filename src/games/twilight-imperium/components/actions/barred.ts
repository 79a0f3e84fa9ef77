import type { Seat } from '#core/seat.ts';
import type { Modifiers } from '../../hooks/component.ts';
import { agendaOf } from '../../rules/agenda.ts';
import type { ImperiumTable } from '../../table.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import { leaveEffect } from '../../verbs/effects.ts';

/** A seat cannot vote on the agenda under way (83.16); on a law that this one puts to the vote again it can. */
export function bar(t: ImperiumTable, seat: Seat, component: ComponentId): void {
  leaveEffect(t, { component, seat, until: 'agenda', data: agendaOf(t.state).id });
}

/** What an effect that bars a seat from an agenda does while it lasts. */
export const barred: Modifiers = {
  mayVote: {
    tier: 'overrule',
    apply: (may, { seat }, { state, source }) =>
      may && !(source.seat === seat && source.data === state.agenda?.id),
  },
};
