import type { AgendaId } from '#games/twilight-imperium/tables/card-ids.ts';
import type { PlanetId } from '#games/twilight-imperium/tables/ids.ts';
import { type Imperium, Scene } from '../scene.ts';

/** An agenda phase in which this agenda is revealed first; seat 0 is the speaker. */
export function revealing(id: AgendaId, seats: 3 | 4 | 5 | 6 = 3): Scene {
  return new Scene(seats).stage({ kind: 'agenda', number: 1 }).with((s) => {
    s.custodians = false;
    s.decks.agenda = [id, 'economic-equality', 'arms-reduction'];
    for (const seat of s.seats) seat.strategy = [];
  });
}

/** A table on which a law lies already. */
export function inForce(
  scene: Scene,
  id: AgendaId,
  where: { seat?: number | null; planet?: PlanetId | null; exhausted?: boolean } = {},
): Scene {
  return scene.with((s) => {
    s.laws.push({ id, seat: null, planet: null, exhausted: false, data: null, ...where });
  });
}

/** Nobody votes on the agenda under way, and the speaker decides; where there is only one outcome it comes to that. */
export function decided(table: Imperium, outcome: string): Imperium {
  const id = table.state.agenda?.id;
  for (const seat of [...table.state.seats.keys()].slice(1).concat(0)) {
    const asked = table.session.openFor(seat).some(({ topic }) => topic === 'vote');
    if (asked && table.state.agenda?.id === id) table.answer(seat, 'vote', 'abstain');
  }
  const undecided = table.session.openFor(table.state.speaker).some(({ topic }) => topic === 'outcome');
  if (undecided) table.answer(table.state.speaker, 'outcome', outcome);
  return table;
}
