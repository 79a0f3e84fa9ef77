import type { Seat } from '#core/seat.ts';
import type { Stack, State } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { PlanetId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { isPlanet, type Place, systemOf } from '../tables/places.ts';
import { msg } from '../text/lexicon.ts';
import { noteToll } from './fight-record.ts';
import { noteBuilt, noteMove } from './last-turn.ts';

/** Some units of one type. */
export interface Some {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly count: number;
  /** Of the count, so many are damaged. */
  readonly damaged?: number;
}

function stacksAt(s: State, place: Place): Stack[] {
  const found = isPlanet(place) ? s.planets[place] : s.systems[place];
  if (!found) throw new Error(`${place} is not on the board`);
  return found.units;
}

/** Puts units somewhere, whatever they come from; says nothing. */
export function put(t: ImperiumTable, at: Place, { seat, unit, count, damaged = 0 }: Some): void {
  if (count === 0) return;
  const stacks = stacksAt(t.write, at);
  const found = stacks.find((stack) => stack.seat === seat && stack.unit === unit);
  if (found) {
    found.count += count;
    found.damaged += damaged;
  } else stacks.push({ seat, unit, count, damaged });
}

/** Takes units away, undamaged ones first unless damaged ones are named; says nothing. */
export function take(t: ImperiumTable, at: Place, { seat, unit, count, damaged }: Some): void {
  if (count === 0) return;
  const stacks = stacksAt(t.write, at);
  const found = stacks.findIndex((stack) => stack.seat === seat && stack.unit === unit);
  const stack = stacks[found];
  if (!stack || stack.count < count) throw new Error(`${at} has no ${count} ${unit} of ${seat}`);
  const hurt = damaged ?? Math.max(0, count - (stack.count - stack.damaged));
  if (hurt > stack.damaged || count - hurt > stack.count - stack.damaged)
    throw new Error(`${at} has no such ${unit} of ${seat}`);
  stack.count -= count;
  stack.damaged -= hurt;
  if (stack.count === 0) stacks.splice(found, 1);
}

/** Moves units from one place to another, damage and all; says nothing. */
export function shift(t: ImperiumTable, { from, to }: { from: Place; to: Place }, some: Some): void {
  const damaged = some.damaged ?? 0;
  take(t, from, { ...some, damaged });
  put(t, to, { ...some, damaged });
  noteMove(t, some.seat, { from, to, count: some.count });
}

/** Units go from the space area down to a planet of the system (11.2a). */
export function land(t: ImperiumTable, planet: PlanetId, some: Some): void {
  if (some.count === 0) return;
  shift(t, { from: systemOf(planet), to: planet }, some);
  t.tell(msg('fact.committed', { seat: some.seat, unit: some.unit, count: some.count, planet }));
}

/** Units from the reinforcements come into play. */
export function place(t: ImperiumTable, at: Place, some: Some): void {
  if (some.count === 0) return;
  put(t, at, some);
  noteBuilt(t, some.seat, { at, count: some.count });
  t.tell(msg('fact.placed', { seat: some.seat, unit: some.unit, count: some.count, at }));
}

/** One unit for each of these places, told in one go. */
export function placeOnEach(
  t: ImperiumTable,
  places: readonly Place[],
  { seat, unit }: Pick<Some, 'seat' | 'unit'>,
): void {
  if (places.length === 0) return;
  for (const at of places) {
    put(t, at, { seat, unit, count: 1 });
    noteBuilt(t, seat, { at, count: 1 });
  }
  t.tell(msg('fact.placedOnEach', { seat, unit, at: [...places] }));
}

/** Units go back to the reinforcements without being destroyed (81.2). */
export function remove(
  t: ImperiumTable,
  at: Place,
  some: Some & { readonly why: 'fleet' | 'capacity' | 'rift' | 'recycled' | 'effect' | 'eliminated' },
): void {
  if (some.count === 0) return;
  take(t, at, some);
  t.tell(msg('fact.removed', { seat: some.seat, unit: some.unit, count: some.count, at, why: some.why }));
}

/** Units are damaged instead of a hit (52.1). */
export function damage(t: ImperiumTable, at: Place, { seat, unit, count }: Some): void {
  const stack = stacksAt(t.write, at).find((one) => one.seat === seat && one.unit === unit);
  if (!stack || stack.count - stack.damaged < count)
    throw new Error(`${at} has no undamaged ${unit} of ${seat}`);
  stack.damaged += count;
  noteToll(t, at, { seat, unit, count, what: 'sustained' });
  t.tell(msg('fact.sustained', { seat, unit, count, at }));
}

/** Units do not sustain damage after all: their owner has changed its mind before it counted. */
export function undamage(t: ImperiumTable, at: Place, { seat, unit, count }: Some): void {
  const stack = stacksAt(t.write, at).find((one) => one.seat === seat && one.unit === unit);
  if (!stack || stack.damaged < count) throw new Error(`${at} has no damaged ${unit} of ${seat}`);
  stack.damaged -= count;
  noteToll(t, at, { seat, unit, count: -count, what: 'sustained' });
  t.tell(msg('fact.sustainWithdrawn', { seat, unit, count, at }));
}

/** Damaged units are whole again (84.7). */
export function repair(t: ImperiumTable, at: Place, { seat, unit, count }: Some): void {
  const stack = stacksAt(t.write, at).find((one) => one.seat === seat && one.unit === unit);
  if (!stack || stack.damaged < count) throw new Error(`${at} has no damaged ${unit} of ${seat}`);
  stack.damaged -= count;
  t.tell(msg('fact.repaired', { seat, unit, count, at }));
}
