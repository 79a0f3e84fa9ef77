import type { Seat } from '#core/seat.ts';
import { type SystemId, tracksAt } from '../content/board.ts';
import type { Prepared } from '../rules/bases.ts';
import { SWALLOWED_PLANET_IS_SPENT } from '../rules/rulings.ts';
import { seatOf } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { terminateAt, terminateSwallowed } from './conflicts.ts';
import { clearProject } from './cubes.ts';
import { judge } from './judge.ts';

/** Cubes of some seats' routes that touch a system return to their bags. */
function returnRoutes(t: GalaxyTable, system: SystemId, whose: (owner: Seat) => boolean): void {
  const returned = new Map<Seat, number>();
  for (const track of tracksAt[system]) {
    const owner = t.state.routes[track]?.owner;
    if (owner === undefined || !whose(owner)) continue;
    const cubes = clearProject(t, owner, { kind: 'route', track });
    returned.set(owner, (returned.get(owner) ?? 0) + cubes);
  }
  for (const [seat, cubes] of returned) t.tell(msg('fact.routesReturned', { seat, system, cubes }));
}

/**
 * Puts a disc into a system, from the reserve or from a card. The first one takes the system: rivals' routes to it
 * return (9.12) and conflicts with it end (19.1).
 */
export function placeBase(
  t: GalaxyTable,
  seat: Seat,
  base: { system: SystemId; from: Prepared | 'reserve' },
): void {
  const { system: id, from } = base;
  const own = seatOf(t.write, seat);
  if (from === 'reserve') {
    own.reserve -= 1;
  } else {
    const project = own.cards.find((held) => held.id === from.card)?.projects[from.project];
    if (!project?.disc) throw new Error('there is no prepared base');
    project.disc = false;
    t.write.turn.emptied.push(from.card);
  }
  const system = t.write.systems[id];
  if (system.owner === null) {
    terminateAt(t, id);
    system.owner = seat;
    returnRoutes(t, id, (owner) => owner !== seat);
  }
  system.bases += 1;
  t.tell(msg('fact.basePlaced', { seat, system: id, count: system.bases }));
  judge(t);
}

/** A seat loses a system with all its bases there; they return to its reserve, its routes to it to its bag (9.13, 18.19). */
export function loseSystem(t: GalaxyTable, id: SystemId): void {
  const system = t.write.systems[id];
  const { owner, bases } = system;
  if (owner === null) return;
  terminateAt(t, id);
  seatOf(t.write, owner).reserve += bases;
  system.bases = 0;
  system.owner = null;
  t.tell(msg('fact.systemLost', { seat: owner, system: id, bases }));
  returnRoutes(t, id, (seat) => seat === owner);
  judge(t);
}

/** A black hole swallows a neutral system (4.3 to 4.5, 4.7). */
export function swallow(t: GalaxyTable, id: SystemId): void {
  const system = t.write.systems[id];
  if (system.owner !== null || system.hole) throw new Error('only a neutral system can be swallowed');
  terminateSwallowed(t, id);
  returnRoutes(t, id, () => true);
  system.planets.forEach((cube, planet) => {
    if (cube === null || cube === 'spent') return;
    t.write.bank[cube] += 1;
    system.planets[planet] = SWALLOWED_PLANET_IS_SPENT ? 'spent' : null; // 8.8
  });
  system.hole = true;
  t.tell(msg('fact.swallowed', { system: id }));
  judge(t);
}

/** A token is taken off: an ordinary neutral system again (4.6). */
export function uncover(t: GalaxyTable, id: SystemId): void {
  t.write.systems[id].hole = false;
  t.tell(msg('fact.uncovered', { system: id }));
}
