import { touchedBy } from '../rings.ts';
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

const FAR = 9;
const NEVER = -1;
/** A system one step nearer to one home than to another counts so many times as much for it. */
const PULL = 3;
const PULLS = Array.from({ length: 40 }, (_, steps) => PULL ** -steps);

/** Steps for ships from a home to every place; they cannot reach all of them. */
function stepsFrom(home: number, tiles: Tiles, gates: readonly (readonly number[] | undefined)[]): number[] {
  const steps: number[] = Array(tiles.length).fill(NEVER);
  steps[home] = 0;
  const queue = [home];
  for (const at of queue) {
    if (at !== home && tiles[at]?.stops) continue;
    const further = (steps[at] as number) + 1;
    for (const next of gates[at] ?? touchedBy(at)) {
      const entered = tiles[next];
      if (!entered || entered.closed || steps[next] !== NEVER) continue;
      steps[next] = further;
      queue.push(next);
    }
  }
  for (let at = 0; at < steps.length; at++) if (steps[at] === NEVER) steps[at] = FAR;
  return steps;
}

/** Where one gets from places with a wormhole: to those they touch and to those with the same wormhole (88.0). */
function gatesOf(tiles: Tiles): number[][] {
  const ends = [...tiles.keys()].filter((at) => (tiles[at]?.wormholes ?? 0) > 0);
  const gates: number[][] = [];
  for (const at of ends)
    gates[at] = [
      ...touchedBy(at),
      ...ends.filter((other) => other !== at && bits(tiles, at) & bits(tiles, other)),
    ];
  return gates;
}

const bits = (tiles: Tiles, at: number) => tiles[at]?.wormholes ?? 0;

/** How near the homes are to everything: it follows from where nothing can fly and where wormholes lead, not from planets. */
export interface Ways {
  /** Steps from every home to Mecatol Rex. */
  readonly toCentre: readonly number[];
  /** What each home has of each place: by place, then by home. */
  readonly shares: readonly (readonly number[])[];
}

export function waysOf(homes: readonly number[], tiles: Tiles): Ways {
  const gates = gatesOf(tiles);
  const steps = homes.map((home) => stepsFrom(home, tiles, gates));
  const shares: number[][] = [];
  for (let at = 0; at < tiles.length; at++) {
    const pulls = steps.map((from) => PULLS[from[at] ?? FAR] ?? 0);
    let all = 0;
    for (const pull of pulls) all += pull;
    for (let i = 0; i < pulls.length; i++) pulls[i] = (pulls[i] as number) / all;
    shares.push(pulls);
  }
  return { toCentre: steps.map((from) => from[0] ?? FAR), shares };
}

/** The worth of every system shared out among the homes by how near they are; Mecatol Rex counts for nobody. */
export function slicesOf(homes: readonly number[], tiles: Tiles, ways = waysOf(homes, tiles)): Slice[] {
  const slices = homes.map((home, i) => ({
    resources: 0,
    influence: 0,
    specialties: 0,
    toCentre: ways.toCentre[i] ?? FAR,
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
