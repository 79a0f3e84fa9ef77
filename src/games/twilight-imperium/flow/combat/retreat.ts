import type { Flow } from '#core/flow.ts';
import { allocate, choose, place, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Fight } from '../../hooks/moments.ts';
import {
  canRetreat,
  cargoOf,
  fleetIn,
  leftBehind,
  movers,
  retreatsFrom,
  roomOf,
} from '../../rules/combat/retreat.ts';
import { isOver, opponentOf } from '../../rules/combat/sides.ts';
import { isRift } from '../../rules/paths.ts';
import { plan, type Voyage } from '../../rules/transport.ts';
import { lineOf } from '../../rules/units.ts';
import type { Galaxy, Stack } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { msg } from '../../text/lexicon.ts';
import { moment } from '../../timing/moment.ts';
import { setRetreating } from '../../verbs/battle.ts';
import { leaveFor } from '../../verbs/retreat.ts';
import { remove } from '../../verbs/units.ts';
import { braveRifts, partiesOf } from '../movement/arrival.ts';
import { chooseBerths } from '../movement/stowage.ts';
import { placeTokenOnBoard } from '../tokens.ts';

/** Each side may say that it will retreat, the defender first; after the defender the attacker may not (35.4, 35.4b). */
export function* announceRetreats(t: ImperiumTable, fight: Fight): Flow<void> {
  for (const seat of [fight.defender, fight.attacker]) {
    if (!canRetreat(t.state, fight, seat)) continue;
    const leaves = yield* t.ask(seat, 'retreat', () => retreatQuestion(t.state, fight, seat));
    if (!leaves) continue;
    setRetreating(t, seat);
    const event = { ...fight, seat, stands: true };
    yield* moment(t, 'retreat-announced', { event, among: [opponentOf(fight, seat)] });
    if (!event.stands) setRetreating(t, null);
    return;
  }
}

function retreatQuestion(s: Galaxy, fight: Fight, seat: Seat): Question<boolean> | null {
  if (!canRetreat(s, fight, seat)) return null;
  const { system, round } = fight;
  return choose<boolean>(
    msg('ask.retreat', {
      system,
      round,
      to: retreatsFrom(s, seat, system),
      behind: leftBehind(s, seat, system),
    }),
    [
      { id: 'stay', label: msg('option.stay', {}), value: false },
      { id: 'retreat', label: msg('option.retreat', {}), value: true },
    ],
  );
}

/** The Retreat step: whoever has announced it goes, if there is still somewhere to go and both sides have ships left (35.7, 35.7a, 35.9). */
export function* retreat(t: ImperiumTable, fight: Fight): Flow<void> {
  const seat = t.state.battle?.retreating ?? null;
  if (seat === null || isOver(t.state, fight)) return;
  yield* retreatNow(t, seat, fight.system);
}

/** A seat retreats from a system if it can (35.7c). */
export function* retreatNow(t: ImperiumTable, seat: Seat, from: SystemId): Flow<void> {
  const [only, ...more] = retreatsFrom(t.state, seat, from);
  if (only === undefined) return;
  const to =
    more.length === 0 ? only : yield* t.ask(seat, 'retreat-to', () => havenQuestion(t.state, seat, from));
  yield* withdraw(t, seat, { from, to });
}

function havenQuestion(s: Galaxy, seat: Seat, from: SystemId): Question<SystemId> {
  return place(
    msg('ask.retreatTo', {}),
    retreatsFrom(s, seat, from).map((system) => ({
      id: system,
      label: msg('option.haven', { system }),
      at: system,
      value: system,
    })),
  );
}

interface Way {
  readonly from: SystemId;
  readonly to: SystemId;
  /** Every ship leaves by itself, fighters too; otherwise only what has a move value does (35.7b). */
  readonly fleet?: true;
}

/** All that moves leaves for one system with what it can carry; the rest is removed, and a token follows whoever got there (35.7b, 35.7d). */
export function* withdraw(t: ImperiumTable, seat: Seat, way: Way): Flow<void> {
  const { from, to } = way;
  yield* moment(t, 'ships-retreat', { event: { seat, system: from } });
  const escaped = yield* evacuate(t, seat, way);
  for (const { unit, count } of cargoOf(t.state, seat, from))
    remove(t, from, { seat, unit, count, why: 'capacity' });
  if (escaped) yield* placeTokenOnBoard(t, seat, to);
}

/** All that moves of a seat's ships goes from one system to another with what it can carry; the rest stays behind. Says whether anything got there. */
export function* evacuate(t: ImperiumTable, seat: Seat, { from, to, fleet }: Way): Flow<boolean> {
  const leaving = (fleet ? fleetIn : movers)(t.state, seat, from);
  const aboard = yield* load(t, seat, { from, leaving });
  const voyages = yield* chooseBerths(t, seat, voyagesOf(t.state, seat, { from, to, leaving, aboard }));
  // 12.2: the rift is not asked whether it is the Movement step.
  const units = partiesOf(braveRifts(t, seat, voyages));
  if (units.length === 0) return false;
  leaveFor(t, seat, { from, to, units });
  return true;
}

interface Departure {
  readonly from: SystemId;
  readonly leaving: readonly Readonly<Stack>[];
}

/** What leaves as one fleet, with who rides where. */
function voyagesOf(
  s: Galaxy,
  seat: Seat,
  { from, to, leaving, aboard }: Departure & { to: SystemId; aboard: ReadonlyMap<UnitType, number> },
): readonly Voyage[] {
  const walk = { path: [from, to], rifts: isRift(from) ? 1 : 0, short: 0 };
  const ships = leaving.flatMap(({ unit, count, damaged }) => {
    const { capacity } = lineOf(s, seat, unit);
    return Array.from({ length: count }, (_, i) => ({
      id: i < damaged ? `${from}:${unit}:damaged` : `${from}:${unit}`,
      ...{ from, unit, capacity, damaged: i < damaged, walks: [walk] },
    }));
  });
  const passengers = [...aboard].flatMap(([unit, count]) =>
    Array.from({ length: count }, () => ({ id: `${from}:${unit}`, at: from, unit })),
  );
  const voyages = plan({ ships, passengers, moveBonuses: [] });
  if (!voyages) throw new Error('more were taken aboard than there is room for');
  return voyages;
}

/** What comes along of fighters and ground forces: all of it, or as much as there is room for, of the seat's choice. */
function* load(
  t: ImperiumTable,
  seat: Seat,
  { from, leaving }: Departure,
): Flow<ReadonlyMap<UnitType, number>> {
  const room = roomOf(t.state, seat, leaving);
  const cargo = cargoOf(t.state, seat, from).filter(({ unit }) => leaving.every((own) => own.unit !== unit));
  const all = cargo.reduce((sum, { count }) => sum + count, 0);
  if (all <= room) return new Map(cargo.map(({ unit, count }) => [unit, count]));
  const [first] = cargo;
  if (room === 0 || first === undefined) return new Map();
  if (cargo.length === 1) return new Map([[first.unit, room]]);
  const slots = cargo.map(({ unit, count }) => ({
    id: unit,
    label: msg('option.units', { unit }),
    min: 0,
    max: Math.min(count, room),
  }));
  const chosen = yield* t.ask(seat, 'retreat-cargo', () =>
    allocate(msg('ask.retreatCargo', { count: room }), slots, { min: room, max: room }),
  );
  return chosen as ReadonlyMap<UnitType, number>;
}
