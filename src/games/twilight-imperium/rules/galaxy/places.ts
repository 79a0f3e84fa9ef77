import type { SystemId } from '../../tables/ids.ts';
import { systems } from '../../tables/systems.ts';
import { HEXES, RINGS, ringOf, touching } from '../rings.ts';
import { type Seating, seatingOf } from './seating.ts';

/** Where tiles lie: place by system. */
export type Board = Readonly<Partial<Record<SystemId, number>>>;

/** A tile for a place. */
export interface Laying {
  readonly tile: SystemId;
  readonly at: number;
}

/** Places that are neither the middle, nor a home, nor left empty. */
export function commonPlaces({ homes, empty }: Seating): number[] {
  return HEXES.map((_, at) => at).filter((at) => at > 0 && !homes.includes(at) && !empty.includes(at));
}

/** Where the next tile may lie: free places of the innermost ring that is not complete (S6i). */
export function placesToBuild(board: Board, seats: number): number[] {
  const taken = new Set(Object.values(board));
  const free = commonPlaces(seatingOf(seats)).filter((at) => !taken.has(at));
  for (let ring = 1; ring <= RINGS; ring++) {
    const open = free.filter((at) => ringOf(at) === ring);
    if (open.length > 0) return open;
  }
  return [];
}

/** What a tile must not touch while it can lie elsewhere: another anomaly (S6j), the same wormhole (S6k). */
export type Breach = 'anomaly' | 'wormhole';

export function breachOf(board: Board, { tile, at }: Laying): Breach | null {
  const { anomaly, wormholes } = systems[tile];
  for (const other of Object.keys(board) as SystemId[]) {
    const place = board[other];
    if (other === tile || place === undefined || !touching(at, place)) continue;
    if (anomaly && systems[other].anomaly) return 'anomaly';
    if (systems[other].wormholes.some((wormhole) => wormholes.includes(wormhole))) return 'wormhole';
  }
  return null;
}

/** Whether a hand can be played without a breach: only where it cannot, breaches are forgiven (S6j, S6k). */
export function mustKeepClear(board: Board, seats: number, hand: readonly SystemId[]): boolean {
  const places = placesToBuild(board, seats);
  return hand.some((tile) => places.some((at) => breachOf(board, { tile, at }) === null));
}
