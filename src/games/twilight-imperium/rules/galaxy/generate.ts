import { pseudoRandom } from '#core/pseudo-random.ts';
import { completed, endStep, type Steps } from '#core/steps.ts';
import type { Galaxy } from '../../state.ts';
import { WORMHOLES } from '../../tables/kinds.ts';
import { CENTRE } from '../../tables/systems.ts';
import { HEXES, touchedBy } from '../rings.ts';
import { newWays, type Slice, slicesOf, waysOf } from './fairness.ts';
import { commonPlaces, type Laying } from './places.ts';
import { seatingOf } from './seating.ts';
import { flyAlike, type Tile, type Tiles, tileOf, tilesBacked, touchAlike } from './tiles.ts';

/** Swaps to try once nothing is wrong any more, and at most. */
const TRIES = 700;
const MAX_TRIES = 4000;
/** Swaps in one step. */
const STEP = 50;

/**
 * A board for so many seats that is as fair as swapping makes it. Unfairness is how far the homes' slices lie apart in worth, resources
 * and influence; beside it, what no board should have costs more than any of that: anomalies or like wormholes that touch, a wormhole
 * without its other end, a home cut off from Mecatol Rex or with fewer than two systems with planets beside it.
 */
export function generatedMap(box: Galaxy['box'], seats: number, drawn: number): Laying[] {
  return completed(generating(box, seats, drawn));
}

/** The same in steps, for whoever does not wait for it. */
export function* generating(box: Galaxy['box'], seats: number, drawn: number): Steps<Laying[]> {
  const { homes, blue, red, extra } = seatingOf(seats);
  // Everything else follows from the one number that was drawn.
  const random = pseudoRandom(`board ${drawn}`);
  const below = (limit: number) => Math.floor(random() * limit);
  const places = commonPlaces(seatingOf(seats));
  const piles = [dealt(tilesBacked(box, 'blue'), below), dealt(tilesBacked(box, 'red'), below)] as const;
  const laid = [...piles[0].splice(0, blue * seats), ...piles[1].splice(0, red * seats + extra)];
  shuffle(laid, below);
  const spare = [...piles[0], ...piles[1]];
  const tiles: (Tile | undefined)[] = Array(HEXES.length).fill(undefined);
  tiles[0] = tileOf(CENTRE);
  for (let i = 0; i < places.length; i++) tiles[places[i] as number] = laid[i];
  // Making a swap twice undoes it.
  const make = ({ from, to }: Swap) => {
    exchange(from, to);
    tiles[places[from.at] as number] = tileIn(from);
    if (to.pile === laid) tiles[places[to.at] as number] = tileIn(to);
  };
  let ways = waysOf(homes, tiles);
  let free = newWays(homes, tiles);
  let faults = faultsOf(tiles);
  let cost = unfairness(slicesOf(homes, tiles, ways), faults);
  for (let left = TRIES, tried = 0; left > 0 && tried < MAX_TRIES; tried++) {
    if (tried % STEP === 0) yield* endStep();
    if (cost < NEVER) left -= 1;
    const swap = swapIn(laid, spare, below);
    make(swap);
    // Where nothing touches or flies otherwise, or faults alone are too much, there is less to work out.
    const wrong = swap.touchAlike ? faults : faultsOf(tiles);
    const now = wrong > cost || swap.flyAlike ? ways : waysOf(homes, tiles, free);
    const total = wrong > cost ? wrong : unfairness(slicesOf(homes, tiles, now), wrong);
    if (total > cost) make(swap);
    else {
      cost = total;
      faults = wrong;
      if (now === free) [ways, free] = [free, ways];
    }
  }
  return places.map((at, i) => ({ at, tile: (laid[i] as Tile).id }));
}

function dealt(pile: Tile[], below: (limit: number) => number): Tile[] {
  shuffle(pile, below);
  return pile;
}

function shuffle(pile: Tile[], below: (limit: number) => number): void {
  for (let i = pile.length - 1; i > 0; i--) exchange({ pile, at: i }, { pile, at: below(i + 1) });
}

/** Where a tile lies: the first map of a process is made by code that nothing has made fast yet, so these are plain fields. */
interface Spot {
  readonly pile: Tile[];
  readonly at: number;
}

const tileIn = ({ pile, at }: Spot) => pile[at] as Tile;

function exchange(one: Spot, other: Spot): void {
  const tile = tileIn(one);
  one.pile[one.at] = tileIn(other);
  other.pile[other.at] = tile;
}

/** Two tiles that change places. */
interface Swap {
  readonly from: Spot;
  readonly to: Spot;
  readonly flyAlike: boolean;
  readonly touchAlike: boolean;
}

/** Two tiles on the board, or one of them with one of the same back that was left over. */
function swapIn(laid: Tile[], spare: Tile[], below: (limit: number) => number): Swap {
  const from = { pile: laid, at: below(laid.length) };
  const leftOver = below(spare.length * 4 + 1);
  const out = spare[leftOver];
  const fits = out !== undefined && out.back === tileIn(from).back;
  const to = fits ? { pile: spare, at: leftOver } : { pile: laid, at: below(laid.length) };
  const [one, other] = [tileIn(from), tileIn(to)];
  return { from, to, flyAlike: flyAlike(one, other), touchAlike: touchAlike(one, other) };
}

const NEVER = 20;

const faultsOf = (tiles: Tiles) => NEVER * (touchingAlike(tiles) + looseEnds(tiles));

/** How far the homes' slices lie apart, and what no board should have. */
function unfairness(slices: readonly Slice[], faults: number): number {
  const apart =
    spread(slices, (slice) => slice.resources + slice.influence + slice.specialties / 2) +
    (spread(slices, ({ resources }) => resources) + spread(slices, ({ influence }) => influence)) / 2;
  const cutOff = slices.filter(({ toCentre, beside }) => toCentre > 3 || beside < 2).length;
  return apart + faults + NEVER * cutOff;
}

function spread(slices: readonly Slice[], of: (slice: Slice) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (const slice of slices) {
    most = Math.max(most, of(slice));
    least = Math.min(least, of(slice));
  }
  return most - least;
}

function touchingAlike(tiles: Tiles): number {
  let found = 0;
  for (let at = 0; at < tiles.length; at++) {
    const tile = tiles[at];
    if (!tile || (!tile.anomaly && tile.wormholes === 0)) continue;
    for (const other of touchedBy(at)) if (at < other && isAlike(tile, tiles[other])) found += 1;
  }
  return found;
}

function isAlike(a: Tile, b: Tile | undefined): boolean {
  return b !== undefined && ((a.anomaly && b.anomaly) || (a.wormholes & b.wormholes) > 0);
}

/** Wormholes without another end. */
function looseEnds(tiles: Tiles): number {
  let once = 0;
  let again = 0;
  for (const tile of tiles) {
    again |= once & (tile?.wormholes ?? 0);
    once |= tile?.wormholes ?? 0;
  }
  const loose = once & ~again;
  return WORMHOLES.filter((_, bit) => loose & (1 << bit)).length;
}
