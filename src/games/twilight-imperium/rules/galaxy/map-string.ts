import type { SystemId } from '../../tables/ids.ts';
import type { MapFault, TileFault } from '../../tables/map-fault.ts';
import { CENTRE, systems } from '../../tables/systems.ts';
import { HEXES } from '../rings.ts';
import type { Laying } from './places.ts';
import { SEAT_COUNTS, seatingOf } from './seating.ts';

/** A map as it was given: tiles by place, and for how many seats its homes are. */
export interface GivenMap {
  readonly tiles: readonly Laying[];
  readonly seats: number;
}

const BLANKS = ['0', '-1', 'h'];
const PLACES = HEXES.length - 1;

/** How hyperlanes are usually written: number, side and turn, like 83A2 or 85B-120. */
const HYPERLANE = /^\d{2}[ab](-?\d+)?$/;

/** Reads the usual map string: tiles from the inner ring outwards, clockwise from the top, homes and empty places blank. */
export function readMap(text: string): GivenMap | MapFault {
  const entries = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (entries[0] === CENTRE || entries[0] === `{${CENTRE}}`) entries.shift();
  if (entries.length !== PLACES) return { kind: 'length', found: entries.length, wanted: PLACES };
  const tiles: Laying[] = [];
  const blank: number[] = [];
  for (const [i, entry] of entries.entries()) {
    const at = i + 1;
    if (BLANKS.includes(entry)) blank.push(at);
    else {
      const wrong = faultOf(entry, tiles);
      if (wrong) return { kind: wrong, entry, place: at };
      tiles.push({ tile: entry as SystemId, at });
    }
  }
  const seats = SEAT_COUNTS.find((count) => blanksFor(count) === blank.join());
  return seats === undefined ? { kind: 'homes', blank } : { tiles, seats };
}

function blanksFor(seats: number): string {
  const { homes, empty } = seatingOf(seats);
  return [...homes, ...empty].sort((a, b) => a - b).join();
}

function faultOf(entry: string, tiles: readonly Laying[]): TileFault | null {
  if (HYPERLANE.test(entry)) return 'hyperlane';
  if (!Object.hasOwn(systems, entry)) return 'unknown';
  if (entry === CENTRE) return 'centre';
  const { back } = systems[entry as SystemId];
  if (back === 'green') return 'home';
  // What lies beside the board is no part of a map.
  if (back === 'none') return 'unknown';
  return tiles.some(({ tile }) => tile === entry) ? 'twice' : null;
}

export const isFault = (map: GivenMap | MapFault): map is MapFault => 'kind' in map;
