import type { Flow } from '#core/flow.ts';
import { allocate, choose, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { fleetPoolLimit, POOLS, type Pool, tokenIn, tokensLeft, tokensOnSheet } from '../rules/tokens.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { SystemId } from '../tables/ids.ts';
import { msg } from '../text/lexicon.ts';
import { gainToken, putToken, setPools } from '../verbs/tokens.ts';
import { enforce } from './enforce.ts';

type Pools = Readonly<Record<Pool, number>>;

/** Command tokens from the reinforcements, as many as there are (18.3a), into pools of the seat's choice (18.2). */
export function* gainTokens(t: ImperiumTable, seat: Seat, count: number): Flow<void> {
  if (Math.min(count, tokensLeft(t.state, seat)) === 1) {
    const pool = yield* t.ask(seat, 'token-pool', () => receiving(t.state, seat));
    return void gainToken(t, seat, { pool });
  }
  const shares = yield* t.ask(seat, 'token-pool', () => gaining(t.state, seat, count));
  for (const pool of POOLS) gainToken(t, seat, { pool, count: shares?.get(pool) ?? 0 });
}

/** Where one token goes. */
function receiving(s: Galaxy, seat: Seat): Question<Pool> {
  const { pools } = seatOf(s, seat);
  const full = pools.fleet >= fleetPoolLimit(s, seat);
  const options = POOLS.map((pool) => ({
    id: pool,
    label: msg('option.poolNow', { pool, count: pools[pool] }),
    value: pool,
    ...(pool === 'fleet' && full && { barred: { message: msg('no.fullPool', {}), rule: 'TI4 74.6' } }),
  }));
  return choose<Pool>(msg('ask.tokens', { count: 1 }), options);
}

function gaining(s: Galaxy, seat: Seat, count: number): Question<ReadonlyMap<string, number>> | null {
  const { pools } = seatOf(s, seat);
  const total = Math.min(count, tokensLeft(s, seat));
  if (total === 0) return null;
  const most: Pools = {
    tactic: total,
    fleet: Math.min(total, Math.max(0, fleetPoolLimit(s, seat) - pools.fleet)),
    strategy: total,
  };
  const slots = POOLS.map((pool) => ({
    id: pool,
    label: msg('option.poolNow', { pool, count: pools[pool] }),
    min: 0,
    max: most[pool],
  }));
  return allocate(msg('ask.tokens', { count: total }), slots, { min: total, max: total });
}

/** The tokens on the sheet between the pools, as the seat likes (10.4); fewer in the fleet pool tell at once (66.3). */
export function* redistribute(t: ImperiumTable, seat: Seat): Flow<void> {
  const shares = yield* t.ask(seat, 'redistribute', () => sharing(t.state, seat));
  if (!shares) return;
  share(t, seat, shares);
  yield* enforce(t, seat);
}

/** The same for several seats at the same time (84.5b): it is done in their order when all have decided. */
export function* redistributeTogether(t: ImperiumTable, seats: readonly Seat[]): Flow<void> {
  const decided = yield* t.askAll(seats, 'redistribute', (seat) => sharing(t.state, seat));
  for (const seat of seats) {
    const shares = decided.get(seat);
    if (shares) share(t, seat, shares);
  }
  yield* enforce(t);
}

function share(t: ImperiumTable, seat: Seat, shares: ReadonlyMap<string, number>): void {
  const of = (pool: Pool) => shares.get(pool) ?? 0;
  setPools(t, seat, { tactic: of('tactic'), fleet: of('fleet'), strategy: of('strategy') });
}

function sharing(s: Galaxy, seat: Seat): Question<ReadonlyMap<string, number>> | null {
  const { pools } = seatOf(s, seat);
  const total = tokensOnSheet(s, seat);
  if (total === 0) return null;
  const limit = Math.min(total, fleetPoolLimit(s, seat));
  const slots = POOLS.map((pool) => ({
    id: pool,
    label: msg('option.poolNow', { pool, count: pools[pool] }),
    min: 0,
    max: pool === 'fleet' ? limit : total,
  }));
  const over = Math.max(0, pools.fleet - limit);
  const fallback = { ...pools, fleet: pools.fleet - over, tactic: pools.tactic + over };
  return allocate(msg('ask.redistribute', { count: total }), slots, {
    min: total,
    max: total,
    fallback,
    suggestion: fallback,
  });
}

/**
 * An effect puts a seat's token in a system: from the reinforcements, or where none is left from a pool of its choice; nothing where one
 * lies already (18.3b).
 */
export function* placeTokenOnBoard(t: ImperiumTable, seat: Seat, system: SystemId): Flow<void> {
  yield* placeTokensOnBoard(t, [seat], system);
}

/** The same for several seats at once; afterwards a smaller fleet pool tells (66.3). */
export function* placeTokensOnBoard(t: ImperiumTable, seats: readonly Seat[], system: SystemId): Flow<void> {
  yield* placeTokensEach(t, seats, () => [system]);
}

/** The same, each seat in systems of its own. */
export function* placeTokensEach(
  t: ImperiumTable,
  seats: readonly Seat[],
  systemsOf: (seat: Seat) => readonly SystemId[],
): Flow<void> {
  yield* t.parallel(seats, 'tokens', (seat) => placeTokens(t, seat, systemsOf(seat)));
  yield* enforce(t);
}

function* placeTokens(t: ImperiumTable, seat: Seat, systems: readonly SystemId[]): Flow<void> {
  for (const system of systems) yield* placeToken(t, seat, system);
}

function* placeToken(t: ImperiumTable, seat: Seat, system: SystemId): Flow<void> {
  if (tokenIn(t.state, seat, system)) return;
  if (tokensLeft(t.state, seat) > 0) return putToken(t, seat, { system, from: 'reinforcements' });
  const filled = () => POOLS.filter((pool) => seatOf(t.state, seat).pools[pool] > 0);
  if (filled().length === 0) return;
  const only = filled().length === 1 ? filled()[0] : undefined;
  const from = only ?? (yield* t.ask(seat, 'token-pool', () => fromPool(t.state, seat, system)));
  putToken(t, seat, { system, from });
}

function fromPool(s: Galaxy, seat: Seat, system: SystemId): Question<Pool> {
  const { pools } = seatOf(s, seat);
  const options = POOLS.map((pool) => ({
    id: pool,
    label: msg('option.poolNow', { pool, count: pools[pool] }),
    value: pool,
    ...(pools[pool] === 0 && { barred: { message: msg('no.emptyPool', {}), rule: 'TI4 18.3b' } }),
  }));
  return choose<Pool>(msg('ask.tokenFrom', { system }), options);
}
