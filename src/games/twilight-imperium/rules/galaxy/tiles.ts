import type { Galaxy } from '../../state.ts';
import { ALL_SYSTEM_IDS, type SystemId } from '../../tables/ids.ts';
import { WORMHOLES } from '../../tables/kinds.ts';
import { planets } from '../../tables/planets.ts';
import { systems } from '../../tables/systems.ts';

/** A tile as whoever makes a board looks at it, over and over again. */
export interface Tile {
  readonly id: SystemId;
  readonly back: 'green' | 'blue' | 'red' | 'none';
  readonly anomaly: boolean;
  /** Its wormholes, a bit each. */
  readonly wormholes: number;
  readonly hasPlanets: boolean;
  readonly worth: Worth;
  /** Nothing flies into asteroids and supernovas (54.1, 68.1), nor through a nebula (80.1a). */
  readonly closed: boolean;
  readonly stops: boolean;
}

/** Whether ways are the same whichever of two tiles lies in a place. */
export const flyAlike = (a: Tile, b: Tile): boolean =>
  a.closed === b.closed && a.stops === b.stops && a.wormholes === b.wormholes;

/** Whether it is the same for the tiles around it, and for other ends of wormholes, which of two tiles lies in a place. */
export const touchAlike = (a: Tile, b: Tile): boolean =>
  a.anomaly === b.anomaly && a.wormholes === b.wormholes;

/** Each planet counts for the better of its values, half for each if they are equal. */
export interface Worth {
  readonly resources: number;
  readonly influence: number;
  readonly specialties: number;
}

/** Tiles by place; a home is a place without a tile. */
export type Tiles = readonly (Tile | undefined)[];

function worthOf(id: SystemId): Worth {
  const worth = { resources: 0, influence: 0, specialties: 0 };
  for (const { resources, influence, specialty } of systems[id].planets.map((planet) => planets[planet])) {
    if (resources >= influence) worth.resources += resources === influence ? resources / 2 : resources;
    if (influence >= resources) worth.influence += resources === influence ? influence / 2 : influence;
    if (specialty) worth.specialties += 1;
  }
  return worth;
}

function made(id: SystemId): Tile {
  const { back, anomaly, wormholes, planets: on } = systems[id];
  return {
    id,
    back,
    anomaly: anomaly !== null,
    wormholes: wormholes.reduce((bits, wormhole) => bits | (1 << WORMHOLES.indexOf(wormhole)), 0),
    hasPlanets: on.length > 0,
    worth: worthOf(id),
    closed: anomaly === 'asteroid-field' || anomaly === 'supernova',
    stops: anomaly === 'nebula',
  };
}

const TILES = new Map(ALL_SYSTEM_IDS.map((id) => [id, made(id)]));

export const tileOf = (id: SystemId): Tile => TILES.get(id) as Tile;

/** Tiles of a box with one back. */
export const tilesBacked = ({ systems: ids }: Pick<Galaxy['box'], 'systems'>, back: Tile['back']): Tile[] =>
  ids.map(tileOf).filter((tile) => tile.back === back);
