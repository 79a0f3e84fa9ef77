import { HEXES, touchedBy } from '../rings.ts';
import type { Tiles } from './tiles.ts';

/** What a home can count on. */
export interface Slice {
  readonly resources: number;
  readonly influence: number;
  readonly specialties: number;
  /** Steps to Mecatol Rex for ships, and systems with planets beside the home. */
  readonly toCentre: number;
  readonly beside: number;
}

const TOUCHING = HEXES.map((_, at) => touchedBy(at));
const FAR = 9;
const NEVER = -1;
/** A system one step nearer to one home than to another counts so many times as much for it. */
const PULL = 3;
const PULLS = Array.from({ length: 40 }, (_, steps) => PULL ** -steps);

/** What a board is like for ships: places that they cannot enter or not go on from, and where one gets from each. */
interface Sky {
  readonly closed: readonly boolean[];
  readonly stops: readonly boolean[];
  readonly gates: readonly (readonly number[])[];
  /** Places yet to be looked at, while steps are counted. */
  readonly queue: number[];
}

function skyOf(tiles: Tiles): Sky {
  const closed: boolean[] = [];
  const stops: boolean[] = [];
  for (let at = 0; at < HEXES.length; at++) {
    const tile = tiles[at];
    closed.push(tile === undefined || tile.closed);
    stops.push(tile?.stops === true);
  }
  return { closed, stops, gates: gatesOf(tiles), queue: [] };
}

/** Steps for ships from a home to every place; they cannot reach all of them. */
function countSteps(steps: number[], home: number, { closed, stops, gates, queue }: Sky): void {
  steps.fill(NEVER);
  steps[home] = 0;
  queue[0] = home;
  for (let i = 0, end = 1; i < end; i++) {
    const at = queue[i] as number;
    if (at !== home && stops[at]) continue;
    const further = (steps[at] as number) + 1;
    for (const next of gates[at] as readonly number[]) {
      if (steps[next] !== NEVER || closed[next]) continue;
      steps[next] = further;
      queue[end++] = next;
    }
  }
  for (let at = 0; at < steps.length; at++) if (steps[at] === NEVER) steps[at] = FAR;
}

/** Where one gets from a place: to those it touches, and to those with the same wormhole (88.0). */
function gatesOf(tiles: Tiles): (readonly number[])[] {
  const ends: number[] = [];
  const gates = [...TOUCHING];
  for (let at = 0; at < HEXES.length; at++) if (bits(tiles, at) > 0) ends.push(at);
  for (const at of ends) {
    const led = ends.filter((other) => other !== at && bits(tiles, at) & bits(tiles, other));
    if (led.length > 0) gates[at] = [...touchedBy(at), ...led];
  }
  return gates;
}

const bits = (tiles: Tiles, at: number) => tiles[at]?.wormholes ?? 0;

/** How near the homes are to everything: it follows from where nothing can fly and where wormholes lead, not from planets. */
export interface Ways {
  /** Steps from every home to every place. */
  readonly steps: readonly number[][];
  /** What each home has of each place: by place, then by home. */
  readonly shares: readonly number[][];
}

/** Room for the ways of a board, to be used again and again: they are worked out for thousands of boards. */
export const newWays = (homes: readonly number[], tiles: Tiles): Ways => ({
  steps: homes.map(() => Array<number>(tiles.length).fill(FAR)),
  shares: Array.from(tiles, () => homes.map(() => 0)),
});

export function waysOf(homes: readonly number[], tiles: Tiles, ways = newWays(homes, tiles)): Ways {
  const { steps, shares } = ways;
  const sky = skyOf(tiles);
  for (let i = 0; i < homes.length; i++) countSteps(steps[i] as number[], homes[i] as number, sky);
  for (let at = 0; at < tiles.length; at++) {
    const pulls = shares[at] as number[];
    let all = 0;
    for (let i = 0; i < pulls.length; i++) {
      const pull = PULLS[steps[i]?.[at] ?? FAR] ?? 0;
      pulls[i] = pull;
      all += pull;
    }
    for (let i = 0; i < pulls.length; i++) pulls[i] = (pulls[i] as number) / all;
  }
  return ways;
}

/** The worth of every system shared out among the homes by how near they are; Mecatol Rex counts for nobody. */
export function slicesOf(homes: readonly number[], tiles: Tiles, ways = waysOf(homes, tiles)): Slice[] {
  const slices = homes.map((home, i) => ({
    resources: 0,
    influence: 0,
    specialties: 0,
    toCentre: ways.steps[i]?.[0] ?? FAR,
    beside: touchedBy(home).filter((at) => tiles[at]?.hasPlanets).length,
  }));
  for (let at = 1; at < tiles.length; at++) {
    const tile = tiles[at];
    const shares = ways.shares[at];
    if (!tile?.hasPlanets || !shares) continue;
    const { resources, influence, specialties } = tile.worth;
    for (let i = 0; i < slices.length; i++) {
      const slice = slices[i] as (typeof slices)[number];
      const share = shares[i] as number;
      slice.resources += resources * share;
      slice.influence += influence * share;
      slice.specialties += specialties * share;
    }
  }
  return slices;
}
