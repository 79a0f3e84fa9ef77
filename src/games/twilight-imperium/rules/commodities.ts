import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import { type Galaxy, seatOf } from '../state.ts';
import { factions } from '../tables/factions.ts';

/** Most commodities a seat can have (60.2). */
export function commodityLimit(s: Galaxy, seat: Seat): number {
  const { faction } = seatOf(s, seat);
  return modified(s, 'commodities', { value: faction ? factions[faction].commodities : 0, about: { seat } });
}
