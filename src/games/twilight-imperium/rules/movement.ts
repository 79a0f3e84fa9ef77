import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import type { Galaxy } from '../state.ts';
import type { SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { systemsOnBoard } from './board.ts';
import { capacityIn, freeFighters } from './fleet.ts';
import { Chart, moveValue, type Walk, walks } from './paths.ts';
import { tokenIn } from './tokens.ts';
import { type Cargo, calls, cargoFor, type Passenger, type Ship } from './transport.ts';
import { countAt, groundAt, hasUnitsAt, isGround, lineOf, stacksOf } from './units.ts';

/** Ships that stand together, are alike and can reach the active system. */
export interface Mover extends Ship {
  readonly count: number;
}

/** Ships move at once (47.5), but those that may go ahead or follow have a wave of their own. */
export type Wave = 'first' | 'all' | 'last';

/** A move into the active system: whose, where to, of which units, and the additions to the move value there are for one ship each. */
export interface Move {
  readonly moveBonuses: readonly number[];
  readonly wave: Wave;
  readonly seat: Seat;
  readonly to: SystemId;
  readonly moves: (unit: UnitType) => boolean;
}

/** Additions to the move value that the seat may give to one ship each, the largest first. */
export function moveBonusesFor(s: Galaxy, seat: Seat, to: SystemId): number[] {
  const moveBonuses = modified(s, 'moveBonuses', { value: [], about: { seat, system: to } });
  return [...moveBonuses].sort((a, b) => b - a);
}

/** What is left of them after some ways were too long; each of those takes the least that is enough. */
export function moveBonusesAfter(moveBonuses: readonly number[], walks: readonly Walk[]): number[] {
  const left = [...moveBonuses];
  for (const { short } of walks.filter((walk) => walk.short > 0).sort((a, b) => b.short - a.short))
    left.splice(
      left.findLastIndex((spurt) => spurt >= short),
      1,
    );
  return left;
}

/** Every ship that can move into the active system (47.3), with its safest and shortest ways and those that pick up something else (46.1). */
export function moversTo(s: Galaxy, move: Move): Mover[] {
  const { seat, to } = move;
  if (!modified(s, 'moveInto', { value: true, about: { seat, system: to } })) return [];
  const fleets = systemsOnBoard(s)
    .filter((from) => maySetOut(s, move, from))
    .flatMap((from) => fleetAt(s, move, from));
  const chart = chartFor(s, move, fleets);
  const [spurt = 0] = move.moveBonuses;
  const others = fleets
    .filter(({ from }) => from !== to)
    .map((mover) => ({ ...mover, walks: walks(chart, { ...mover, spurt, pickups: [] }) }))
    .filter((mover) => mover.walks.length > 0);
  // Leaving the active system and coming back is of use only to a ship that fetches something (47.3e, 46.1).
  const back = fetching(
    s,
    move,
    fleets.filter(({ from, capacity }) => from === to && capacity > 0),
  );
  const cargo = back.length === 0 ? [] : cargoFor(s, seat, to);
  return [
    ...fetching(s, move, others),
    ...back.filter((ship) => ship.walks.some((walk) => cargo.some((one) => calls(walk, one)))),
  ];
}

/** The same ships with every way that picks up something else (46.1). */
function fetching<S extends Ship>(s: Galaxy, move: Move, ships: readonly S[]): S[] {
  if (ships.every(({ capacity }) => capacity === 0)) return [...ships];
  const pickups = [...new Set(cargoFor(s, move.seat, move.to).map(({ system }) => system))];
  const chart = chartFor(s, move, ships);
  const [spurt = 0] = move.moveBonuses;
  const known = new Map<string, readonly Walk[]>();
  return ships.map((ship) => {
    if (ship.capacity === 0) return ship;
    const ways = known.get(ship.id) ?? walks(chart, { ...ship, spurt, pickups });
    known.set(ship.id, ways);
    return { ...ship, walks: ways };
  });
}

/** What these ships could pick up; no fighter that flies there by itself as safely. */
export function cargoAlong(s: Galaxy, { seat, to }: Move, movers: readonly Mover[]): Cargo[] {
  const carriers = movers.filter(({ capacity }) => capacity > 0);
  return cargoFor(s, seat, to)
    .filter((cargo) => carriers.some(({ walks: ways }) => ways.some((walk) => calls(walk, cargo))))
    .flatMap((cargo) => {
      const flying = movers.find(({ id }) => id === cargo.id);
      if (flying?.walks.some(({ rifts, short }) => rifts === 0 && short === 0)) return [];
      return [flying ? { ...cargo, id: `${cargo.id}:aboard` } : cargo];
    });
}

/** Fighters and ground forces that would find no room where ships leave them behind (38.3). */
export function strandedBy(
  s: Galaxy,
  { seat }: Move,
  { ships, passengers }: { ships: readonly Ship[]; passengers: readonly Passenger[] },
): number {
  const burden = modified(s, 'fighterBurden', { value: null, about: { seat } });
  const left = (system: SystemId) => {
    const leaving = ships.filter(({ from }) => from === system);
    const gone = (unit: (type: UnitType) => boolean) =>
      [
        ...leaving.map((ship) => ship.unit),
        ...passengers.filter(({ at }) => at === system).map((one) => one.unit),
      ].filter(unit).length;
    const room = capacityIn(s, seat, system) - leaving.reduce((sum, { capacity }) => sum + capacity, 0);
    const ground = groundAt(s, seat, system) - gone(isGround);
    const fighters = countAt(s, { seat, at: system }, 'fighter') - gone((unit) => unit === 'fighter');
    // Fighters that take places of the fleet pool need no room.
    const inNeed = burden === null ? Math.max(0, fighters - freeFighters(s, seat, system)) : 0;
    return Math.max(0, ground + inNeed - room);
  };
  return [...new Set(ships.map(({ from }) => from))].reduce((sum, system) => sum + left(system), 0);
}

function chartFor(
  s: Galaxy,
  { seat, to, moveBonuses }: Move,
  ships: readonly Pick<Ship, 'unit' | 'from'>[],
): Chart {
  const furthest = Math.max(0, ...ships.map(({ unit, from }) => moveValue(s, seat, { unit, from, to })));
  return new Chart(s, { seat, to, reach: furthest + (moveBonuses[0] ?? 0) });
}

/** Whether there is anything that could: no ship starts where its faction has a token (47.3c), the active system apart (47.3e). */
function maySetOut(s: Galaxy, { seat, to }: Move, from: SystemId): boolean {
  return hasUnitsAt(s, seat, from) && (from === to || !tokenIn(s, seat, from));
}

function fleetAt(s: Galaxy, { seat, moves }: Move, from: SystemId): Mover[] {
  return stacksOf(s, seat, from).flatMap(({ unit, count, damaged }) => {
    const { move, capacity } = lineOf(s, seat, unit);
    if (move === 0 || !moves(unit)) return [];
    const like = { from, unit, capacity, walks: [] };
    return [
      { ...like, id: `${from}:${unit}`, damaged: false, count: count - damaged },
      { ...like, id: `${from}:${unit}:damaged`, damaged: true, count: damaged },
    ].filter((mover) => mover.count > 0);
  });
}
