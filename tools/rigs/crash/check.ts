import { type App, openApp } from '#app/app.ts';
import { recordOf } from '#app/records/export.ts';
import type { Look } from '#app/records/look.ts';
import { type Dependencies, defaultDependencies } from '#app/runner/dependencies.ts';
import type { Game } from '#core/game.ts';
import { replay } from '#core/verify.ts';
import { Store, type StoreLocation } from '#store/store.ts';
import { everyTable } from './every-table.ts';
import { idleBots } from './idle-bots.ts';

/** A request that was acknowledged, and its place in the log if that was told. */
interface Acknowledged {
  readonly table: string;
  readonly seq: number | null;
}

/** What is known of the requests that were made: which were acknowledged, with which place in the log, which refused. */
export interface Ledger {
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  readonly refused: ReadonlySet<string>;
  readonly tried: ReadonlySet<string>;
}

export const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Opens a store for as long as it is looked at. */
export async function inStore<T>(place: StoreLocation, look: (store: Store) => Promise<T>): Promise<T> {
  const store = await Store.open(place);
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

function wrongRequests(
  table: string,
  requests: readonly { seq: number; key: string }[],
  ledger: Ledger,
): string[] {
  const problems: string[] = [];
  const places = new Map<string, number>();
  for (const { key, seq } of requests) {
    if (places.has(key)) problems.push(`${table}: request ${key} was taken twice`);
    if (!ledger.tried.has(key)) problems.push(`${table}: request ${key} was never made`);
    if (ledger.refused.has(key)) problems.push(`${table}: request ${key} was refused and taken`);
    places.set(key, seq);
  }
  for (const [key, ack] of ledger.acknowledged) {
    if (ack.table !== table) continue;
    const seq = places.get(key);
    if (seq === undefined) problems.push(`${table}: request ${key} was acknowledged and is lost`);
    else if (ack.seq !== null && seq !== ack.seq)
      problems.push(`${table}: request ${key} is at ${seq}, not at ${ack.seq}`);
  }
  return problems;
}

/** Checks the logs against what was acknowledged: nothing lost, nothing twice, no gaps. */
export async function checkLogs(store: Store, ledger: Ledger): Promise<string[]> {
  const problems: string[] = [];
  const tables = await everyTable(store);
  const known = new Set(tables.map(({ id }) => id));
  for (const { table } of ledger.acknowledged.values())
    if (!known.has(table)) problems.push(`${table} was played at and is lost`);
  for (const { id, head } of tables) {
    problems.push(...wrongRequests(id, await store.log.requests(id), ledger));
    const entries = await store.log.dated(id, -1);
    if (entries.some(({ entry }, place) => entry.seq !== place)) problems.push(`${id}: the log has gaps`);
    if (entries.length !== head + 1)
      problems.push(`${id}: the log has ${entries.length} entries, not ${head + 1}`);
  }
  return problems;
}

/** Plays every log again from its start and compares it with what was stored. */
export async function checkReplays(store: Store, games: ReadonlyMap<string, Game>): Promise<string[]> {
  const deps = defaultDependencies({ store, games, log: QUIET });
  const problems: string[] = [];
  for (const row of await everyTable(store)) {
    const game = games.get(row.game);
    const seating = await store.tables.find(row.id);
    if (!game || !seating || row.head < 0) continue;
    const record = await recordOf(deps, row, seating.seats.length);
    problems.push(...replay(game as never, record).problems.map((problem) => `${row.id}: ${problem}`));
  }
  return problems;
}

/** Takes every table up and gives one answer at each that is being played: they must all go on. */
export async function checkGoingOn(
  store: Store,
  games: ReadonlyMap<string, Game>,
  times: Partial<Pick<Dependencies, 'now' | 'clock'>> = {},
): Promise<string[]> {
  const app = openApp({ ...defaultDependencies({ store, games, log: QUIET }), ...times });
  await app.recover();
  await app.settled();
  const problems = await idleBots(app);
  for (const { id: table } of await app.tables('playing')) {
    const look = await app.look({ table });
    if (look.kind !== 'done' || look.stuck) {
      problems.push(`${table} cannot be taken up`);
      continue;
    }
    if (look.table.status !== 'playing') continue;
    const { holder, key, fallback } = await askedOf(app, look);
    const reply = await app.answer({ table, user: holder, key, choice: fallback });
    if (reply.kind !== 'done') problems.push(`${table} does not go on: ${reply.refusal.message.key}`);
    await app.settled(table);
  }
  await app.close();
  return problems;
}

/** Somebody who is asked something, among those the table names: in a veiled window it names them, answered or not. */
async function askedOf(app: App, { table, seats, waiting }: Look) {
  for (const { seat } of waiting) {
    const holder = seats[seat]?.user ?? '';
    const own = await app.look({ table: table.id, user: holder });
    const question = own.kind === 'done' ? own.questions.find(({ held }) => held === null) : undefined;
    if (question) return { holder, ...question };
  }
  return { holder: '', key: '', fallback: '' };
}
