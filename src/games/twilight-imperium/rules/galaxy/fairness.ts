import type { SystemId } from '../../content/ids.ts';
import { planets } from '../../content/planets.ts';
import { systems } from '../../content/systems.ts';
import { touchedBy } from '../rings.ts';

/** Tiles by place; a home is a place without a tile. */
export type Tiles = ReadonlyMap<number, SystemId>;

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
/** A system one step nearer to one home than to another counts so many times as much for it. */
const PULL = 3;
const PULLS = Array.from({ length: 40 }, (_, steps) => PULL ** -steps);

/** Each planet counts for the better of its values, half for each if they are equal. */
const WORTH = new Map(
  (Object.keys(systems) as SystemId[]).map((id) => {
    const worth = { resources: 0, influence: 0, specialties: 0 };
    for (const { resources, influence, specialty } of systems[id].planets.map((planet) => planets[planet])) {
      if (resources >= influence) worth.resources += resources === influence ? resources / 2 : resources;
      if (influence >= resources) worth.influence += resources === influence ? influence / 2 : influence;
      if (specialty) worth.specialties += 1;
    }
    return [id, worth] as const;
  }),
);

/** Steps for ships from a home to every place: nothing flies through asteroids, supernovas and nebulas (54.1, 68.1, 80.1a). */
function stepsFrom(home: number, tiles: Tiles, gates: ReadonlyMap<number, readonly number[]>): number[] {
  const steps: number[] = [];
  steps[home] = 0;
  const queue = [home];
  for (const at of queue) {
    const tile = tiles.get(at);
    if (at !== home && tile && systems[tile].anomaly === 'nebula') continue;
    const gate = gates.get(at);
    for (const next of gate ? [...touchedBy(at), ...gate] : touchedBy(at)) {
      const entered = tiles.get(next);
      if (!entered || steps[next] !== undefined) continue;
      const { anomaly } = systems[entered];
      if (anomaly === 'asteroid-field' || anomaly === 'supernova') continue;
      steps[next] = (steps[at] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** Places joined by wormholes of one type (88.0). */
function gatesOf(tiles: Tiles): Map<number, number[]> {
  const ends = [...tiles].filter(([, tile]) => systems[tile].wormholes.length > 0);
  const joins = (a: SystemId, b: SystemId) =>
    systems[a].wormholes.some((wormhole) => systems[b].wormholes.includes(wormhole));
  return new Map(
    ends.map(([at, tile]) => [
      at,
      ends.filter(([other, far]) => other !== at && joins(tile, far)).map(([other]) => other),
    ]),
  );
}

const hasPlanets = (tile: SystemId | undefined) => tile !== undefined && systems[tile].planets.length > 0;

/** The worth of every system shared out among the homes by how near they are; Mecatol Rex counts for nobody. */
export function slicesOf(homes: readonly number[], tiles: Tiles): Slice[] {
  const gates = gatesOf(tiles);
  const steps = homes.map((home) => stepsFrom(home, tiles, gates));
  const slices = homes.map((home, i) => ({
    resources: 0,
    influence: 0,
    specialties: 0,
    toCentre: steps[i]?.[0] ?? FAR,
    beside: touchedBy(home).filter((at) => hasPlanets(tiles.get(at))).length,
  }));
  for (const [at, tile] of tiles) {
    const worth = WORTH.get(tile);
    if (at === 0 || !worth || !hasPlanets(tile)) continue;
    const pulls = steps.map((from) => PULLS[from[at] ?? FAR] ?? 0);
    const all = pulls.reduce((sum, pull) => sum + pull, 0);
    slices.forEach((slice, i) => {
      const share = (pulls[i] ?? 0) / all;
      slice.resources += worth.resources * share;
      slice.influence += worth.influence * share;
      slice.specialties += worth.specialties * share;
    });
  }
  return slices;
}
