import type { Seat } from '#core/seat.ts';
import { POOLS, type Pool, tokenIn, tokensLeft, tokensOnSheet } from '../rules/tokens.ts';
import { seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { SystemId } from '../tables/ids.ts';
import { msg } from '../text/lexicon.ts';
import { noteToken } from './last-turn.ts';

/** A token leaves a pool for the reinforcements. */
export function spendToken(
  t: ImperiumTable,
  seat: Seat,
  { pool, count = 1 }: { pool: Pool; count?: number },
): void {
  const { pools } = seatOf(t.write, seat);
  if (pools[pool] < count) throw new Error(`${seat} has no ${count} tokens in ${pool}`);
  pools[pool] -= count;
  t.tell(msg('fact.tokenSpent', { seat, pool, count }));
}

/** Tokens from the reinforcements go to a pool, as many as there are (18.3a); gives how many. */
export function gainToken(
  t: ImperiumTable,
  seat: Seat,
  { pool, count = 1 }: { pool: Pool; count?: number },
): number {
  const gained = Math.min(count, tokensLeft(t.state, seat));
  if (gained === 0) return 0;
  seatOf(t.write, seat).pools[pool] += gained;
  t.tell(msg('fact.tokenGained', { seat, pool, count: gained }));
  return gained;
}

/** Tokens go from a pool back to the reinforcements, as many as there are; that is no spending (66.4). */
export function returnTokens(
  t: ImperiumTable,
  seat: Seat,
  { pool, count }: { pool: Pool; count: number },
): void {
  const { pools } = seatOf(t.write, seat);
  const returned = Math.min(count, pools[pool]);
  if (returned <= 0) return;
  pools[pool] -= returned;
  t.tell(msg('fact.tokenReturned', { seat, pool, count: returned }));
}

/** Puts a token in a system, from a pool or from the reinforcements; where one lies already it goes to the reinforcements (18.6). */
export function putToken(
  t: ImperiumTable,
  seat: Seat,
  { system, from }: { system: SystemId; from: Pool | 'reinforcements' },
): void {
  const already = tokenIn(t.state, seat, system);
  if (from === 'reinforcements') {
    if (already) return;
    if (tokensLeft(t.state, seat) < 1) throw new Error(`${seat} has no token left`);
  } else {
    const { pools } = seatOf(t.write, seat);
    if (pools[from] < 1) throw new Error(`${seat} has no token in ${from}`);
    pools[from] -= 1;
  }
  const found = t.write.systems[system];
  if (!found) throw new Error(`${system} is not on the board`);
  if (!already) found.tokens.push(seat);
  noteToken(t, seat, system);
  t.tell(msg('fact.tokenPut', { seat, system, from, again: already }));
}

/** A token comes off the board into the reinforcements (84.4). */
export function liftToken(t: ImperiumTable, seat: Seat, system: SystemId): void {
  const tokens = t.write.systems[system]?.tokens;
  const at = tokens?.indexOf(seat) ?? -1;
  if (!tokens || at < 0) throw new Error(`${seat} has no token in ${system}`);
  tokens.splice(at, 1);
}

/** Tokens change pools; none comes or goes (10.4, 84.5). */
export function setPools(t: ImperiumTable, seat: Seat, to: Readonly<Record<Pool, number>>): void {
  const { pools } = seatOf(t.write, seat);
  if (to.tactic + to.fleet + to.strategy !== tokensOnSheet(t.state, seat))
    throw new Error(`${seat} has another number of tokens`);
  if (POOLS.every((pool) => pools[pool] === to[pool])) return;
  for (const pool of POOLS) pools[pool] = to[pool];
  t.tell(msg('fact.redistributed', { seat, tactic: to.tactic, fleet: to.fleet, strategy: to.strategy }));
}
