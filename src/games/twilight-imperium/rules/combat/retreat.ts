import type { Seat } from '#core/seat.ts';
import { modified } from '../../hooks/modified.ts';
import type { Fight } from '../../hooks/moments.ts';
import type { Galaxy, Stack } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import { adjacentTo, anomalyOf, presentIn } from '../board.ts';
import { foreignShipsIn, isGround, isShip, lineOf, stacksOf } from '../units.ts';

/** What of a seat leaves a system by itself: everything in space with a move value (35.7b). */
export function movers(s: Galaxy, seat: Seat, system: SystemId): readonly Readonly<Stack>[] {
  return stacksOf(s, seat, system).filter(({ unit }) => lineOf(s, seat, unit).move > 0);
}

/** What of a seat leaves a system when all its ships do: fighters too, whatever room there is for them. */
export function fleetIn(s: Galaxy, seat: Seat, system: SystemId): readonly Readonly<Stack>[] {
  return stacksOf(s, seat, system).filter(({ unit }) => isShip(unit) || lineOf(s, seat, unit).move > 0);
}

/** What has to be carried: fighters without a move value, and ground forces (35.7b). */
export function cargoOf(s: Galaxy, seat: Seat, system: SystemId): readonly Readonly<Stack>[] {
  return stacksOf(s, seat, system).filter(
    ({ unit }) => (unit === 'fighter' || isGround(unit)) && lineOf(s, seat, unit).move === 0,
  );
}

/** Room aboard what leaves. */
export function roomOf(s: Galaxy, seat: Seat, leaving: readonly Pick<Stack, 'unit' | 'count'>[]): number {
  return leaving.reduce((sum, { unit, count }) => sum + lineOf(s, seat, unit).capacity * count, 0);
}

/** How many fighters and ground forces a seat would leave behind now (35.7b). */
export function leftBehind(s: Galaxy, seat: Seat, system: SystemId): number {
  const cargo = cargoOf(s, seat, system).reduce((sum, { count }) => sum + count, 0);
  return Math.max(0, cargo - roomOf(s, seat, movers(s, seat, system)));
}

/** Where a seat's ships could go from a system without fighting: next to it, free of others' ships, open to all that moves. */
const havens = (s: Galaxy, seat: Seat, from: SystemId): SystemId[] =>
  openTo(s, seat, { from, leaving: movers(s, seat, from) });

/** The same where all its ships leave. */
export const fleetHavens = (s: Galaxy, seat: Seat, from: SystemId): SystemId[] =>
  openTo(s, seat, { from, leaving: fleetIn(s, seat, from) });

function openTo(
  s: Galaxy,
  seat: Seat,
  { from, leaving }: { from: SystemId; leaving: readonly Readonly<Stack>[] },
): SystemId[] {
  return adjacentTo(s, from, { seat, moving: true }).filter(
    (system) =>
      !foreignShipsIn(s, seat, system) &&
      leaving.every(({ unit }) => canEnter(s, seat, { unit, from, system })),
  );
}

/** Anomalies stay closed to whoever leaves a combat: the system is not the active one (54.1, 68.1, 80.1). */
function canEnter(
  s: Galaxy,
  seat: Seat,
  { unit, from, system }: { unit: Stack['unit']; from: SystemId; system: SystemId },
): boolean {
  const anomaly = anomalyOf(system);
  const value = anomaly === null || anomaly === 'gravity-rift';
  return modified(s, 'enter', {
    value,
    about: { seat, unit, system, from, how: 'end', because: 'anomaly' },
  });
}

/** Systems that a seat may retreat to: those havens where it has a unit or controls a planet (35.7c). */
export function retreatsFrom(s: Galaxy, seat: Seat, from: SystemId): SystemId[] {
  if (movers(s, seat, from).length === 0) return [];
  return havens(s, seat, from).filter((system) => presentIn(s, seat, system));
}

/** Whether a seat may announce a retreat: there is somewhere to go, and nothing forbids it (35.4c). */
export function canRetreat(s: Galaxy, fight: Fight, seat: Seat): boolean {
  const value = retreatsFrom(s, seat, fight.system).length > 0;
  return value && modified(s, 'retreat', { value, about: { seat, fight } });
}
