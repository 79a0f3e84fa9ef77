import { pseudoRandom } from '#core/pseudo-random.ts';
import type { SystemId } from '../../content/ids.ts';
import { CENTRE, systems } from '../../content/systems.ts';
import { touching } from '../rings.ts';
import { type Slice, slicesOf, type Tiles } from './fairness.ts';
import { commonPlaces, type Laying } from './places.ts';
import { seatingOf } from './seating.ts';

/** Swaps to try once nothing is wrong any more, and at most. */
const TRIES = 700;
const MOST_TRIES = 4000;

/**
 * A board for so many seats that is as fair as swapping makes it. Unfairness is how far the homes' slices lie apart in worth, resources
 * and influence; beside it, what no board should have costs more than any of that: anomalies or like wormholes that touch, a wormhole
 * without its other end, a home cut off from Mecatol Rex or with fewer than two systems with planets beside it.
 */
export function generatedMap(seats: number, drawn: number): Laying[] {
  const { homes, blue, red, extra } = seatingOf(seats);
  // Everything else follows from the one number that was drawn.
  const random = pseudoRandom(`board ${drawn}`);
  const below = (limit: number) => Math.floor(random() * limit);
  const places = commonPlaces(seatingOf(seats));
  const piles = [dealt('blue', below), dealt('red', below)] as const;
  const laid = [...piles[0].splice(0, blue * seats), ...piles[1].splice(0, red * seats + extra)];
  shuffle(laid, below);
  const spare = [...piles[0], ...piles[1]];
  const board = () =>
    new Map<number, SystemId>([[0, CENTRE], ...places.map((at, i) => [at, laid[i] as SystemId] as const)]);
  let cost = unfairness(homes, board());
  for (let left = TRIES, tried = 0; left > 0 && tried < MOST_TRIES; tried++) {
    if (cost < NEVER) left -= 1;
    const swap = swapIn(laid, spare, below);
    swap();
    const now = unfairness(homes, board(), cost);
    if (now <= cost) cost = now;
    else swap();
  }
  return places.map((at, i) => ({ at, tile: laid[i] as SystemId }));
}

function dealt(back: 'blue' | 'red', below: (limit: number) => number): SystemId[] {
  const pile = (Object.keys(systems) as SystemId[]).filter((id) => systems[id].back === back);
  shuffle(pile, below);
  return pile;
}

function shuffle(pile: SystemId[], below: (limit: number) => number): void {
  for (let i = pile.length - 1; i > 0; i--) exchange([pile, i], [pile, below(i + 1)]);
}

type Spot = readonly [pile: SystemId[], at: number];

function exchange([one, i]: Spot, [other, j]: Spot): void {
  [one[i], other[j]] = [other[j] as SystemId, one[i] as SystemId];
}

/** Two tiles change places, or one on the board with one of the same back that was left over; doing it twice undoes it. */
function swapIn(laid: SystemId[], spare: SystemId[], below: (limit: number) => number): () => void {
  const from: Spot = [laid, below(laid.length)];
  const leftOver = below(spare.length * 4 + 1);
  const out = spare[leftOver];
  const alike = out !== undefined && systems[out].back === systems[laid[from[1]] as SystemId].back;
  const to: Spot = alike ? [spare, leftOver] : [laid, below(laid.length)];
  return () => exchange(from, to);
}

const NEVER = 20;

/** How unfair a board is; it is not worked out to the end beyond what would be too much. */
function unfairness(homes: readonly number[], tiles: Tiles, most = Number.POSITIVE_INFINITY): number {
  const faults = NEVER * (touchingAlike(tiles) + looseEnds(tiles));
  if (faults > most) return faults;
  const slices = slicesOf(homes, tiles);
  const spread = (of: (slice: Slice) => number) => {
    const values = slices.map(of);
    return Math.max(...values) - Math.min(...values);
  };
  const apart =
    spread((slice) => slice.resources + slice.influence + slice.specialties / 2) +
    (spread(({ resources }) => resources) + spread(({ influence }) => influence)) / 2;
  const cutOff = slices.filter(({ toCentre, beside }) => toCentre > 3 || beside < 2).length;
  return apart + faults + NEVER * cutOff;
}

function touchingAlike(tiles: Tiles): number {
  const marked = [...tiles].filter(([, tile]) => systems[tile].anomaly || systems[tile].wormholes.length > 0);
  let found = 0;
  for (const [at, tile] of marked)
    for (const [other, far] of marked)
      if (at < other && touching(at, other) && isAlike(tile, far)) found += 1;
  return found;
}

function isAlike(a: SystemId, b: SystemId): boolean {
  if (systems[a].anomaly && systems[b].anomaly) return true;
  return systems[a].wormholes.some((wormhole) => systems[b].wormholes.includes(wormhole));
}

function looseEnds(tiles: Tiles): number {
  const ends = [...tiles.values()].flatMap((tile) => systems[tile].wormholes);
  return ends.filter((end) => ends.filter((other) => other === end).length === 1).length;
}
