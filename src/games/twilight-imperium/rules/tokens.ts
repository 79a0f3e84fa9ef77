import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { SystemId } from '../tables/ids.ts';
import { systemsInPlay } from './units.ts';

/** Command tokens of one colour (18.3). */
export const TOKENS = 16;
export const POOLS = ['tactic', 'fleet', 'strategy'] as const;
export type Pool = (typeof POOLS)[number];

export function tokenIn(s: Galaxy, seat: Seat, system: SystemId): boolean {
  return s.systems[system]?.tokens.includes(seat) ?? false;
}

export function systemsWithToken(s: Galaxy, seat: Seat): SystemId[] {
  return systemsInPlay(s).filter((system) => tokenIn(s, seat, system));
}

/** Command tokens in reinforcements: those neither in a pool nor on the board. */
export function tokensLeft(s: Galaxy, seat: Seat): number {
  const { pools } = seatOf(s, seat);
  return TOKENS - pools.tactic - pools.fleet - pools.strategy - systemsWithToken(s, seat).length;
}

export function tokensOnSheet(s: Galaxy, seat: Seat): number {
  const { pools } = seatOf(s, seat);
  return POOLS.reduce((sum, pool) => sum + pools[pool], 0);
}

/** Most tokens that may lie in a seat's fleet pool. */
export function fleetPoolLimit(s: Galaxy, seat: Seat): number {
  return modified(s, 'fleetPool', { value: TOKENS, about: { seat } });
}
