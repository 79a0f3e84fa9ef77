import type { Flow } from '#core/flow.ts';
import { allocate, choose, place, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId } from '../../content/ids.ts';
import type { UnitType } from '../../content/kinds.ts';
import { anomalyOf } from '../../rules/board.ts';
import { canRetreat, cargoOf, movers, retreatsFrom, roomOf } from '../../rules/combat/retreat.ts';
import { opponentOf, strengthAt } from '../../rules/combat/sides.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';
import { moment } from '../../timing/moment.ts';
import type { Fight } from '../../timing/moments.ts';
import { setRetreating } from '../../verbs/battle.ts';
import { rollDice } from '../../verbs/dice.ts';
import { leaveFor, passRift } from '../../verbs/retreat.ts';
import { remove } from '../../verbs/units.ts';
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
  return choose<boolean>(msg('ask.retreat', { system, round }), [
    { id: 'stay', label: msg('option.stay', {}), value: false },
    { id: 'retreat', label: msg('option.retreat', {}), value: true },
  ]);
}

/** The Retreat step: whoever has announced it goes, if there is still somewhere to go and somebody to flee from (35.7, 35.7a). */
export function* retreat(t: ImperiumTable, fight: Fight): Flow<void> {
  const seat = t.state.battle?.retreating ?? null;
  if (seat === null || strengthAt(t.state, opponentOf(fight, seat), fight.system) === 0) return;
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

/** All that moves leaves for one system with what it can carry; the rest is removed, and a token follows (35.7b, 35.7d). */
export function* withdraw(
  t: ImperiumTable,
  seat: Seat,
  { from, to }: { from: SystemId; to: SystemId },
): Flow<void> {
  yield* moment(t, 'ships-retreat', { event: { seat, system: from } });
  yield* evacuate(t, seat, { from, to });
  for (const { unit, count } of cargoOf(t.state, seat, from))
    remove(t, from, { seat, unit, count, why: 'capacity' });
  yield* placeTokenOnBoard(t, seat, to);
}

/** All that moves of a seat's ships goes from one system to another with what it can carry; the rest stays behind. */
export function* evacuate(
  t: ImperiumTable,
  seat: Seat,
  { from, to }: { from: SystemId; to: SystemId },
): Flow<void> {
  // 12.2: the rift is not asked whether it is the Movement step.
  if (anomalyOf(from) === 'gravity-rift') braveRift(t, seat, from);
  const leaving = movers(t.state, seat, from);
  const room = roomOf(t.state, seat, leaving);
  const aboard = yield* load(t, seat, { from, room });
  leaveFor(t, seat, {
    from,
    to,
    units: [
      ...leaving.map(({ unit, count, damaged }) => ({ unit, count, damaged })),
      ...[...aboard].map(([unit, count]) => ({ unit, count, damaged: 0 })),
    ],
  });
}

function braveRift(t: ImperiumTable, seat: Seat, from: SystemId): void {
  for (const { unit, count } of [...movers(t.state, seat, from)])
    passRift(t, { seat, unit, from }, rollDice(t, 'rift', count));
}

/** What comes along of fighters and ground forces: all of it, or as much as there is room for, of the seat's choice. */
function* load(
  t: ImperiumTable,
  seat: Seat,
  { from, room }: { from: SystemId; room: number },
): Flow<ReadonlyMap<UnitType, number>> {
  const cargo = cargoOf(t.state, seat, from);
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
