import type { Game } from '#core/game.ts';
import { loggedFault } from '#core/hidden-fault.ts';
import type { Json } from '#core/json.ts';
import { type BroughtUp, bringUp, type Stored } from '#core/migrate.ts';
import { checkpointOf, type Row } from '#core/record.ts';
import { Session } from '#core/session.ts';
import type { OrderRow, Post } from '#store/model.ts';
import { app } from '../text/lexicon.ts';
import { planDeadlines } from './deadline-plan.ts';
import type { Dependencies } from './dependencies.ts';
import { configOf, type LiveTable, type TableChange } from './live-table.ts';
import { NOTHING_OPEN, noticePost, planPosts } from './plan-posts.ts';
import { faultOf, freeing, stranding } from './stuck.ts';
import { upgradeTold } from './upgrade-told.ts';

/** A table taken up from the store. If it must be brought up, is stuck or no longer is, `upgrade` is what has to be written first. */
export interface LoadedTable {
  readonly table: LiveTable;
  readonly upgrade: TableChange | null;
}

/** Takes a table up again, or null if there is none. */
export async function loadTable(deps: Dependencies, id: string): Promise<LoadedTable | null> {
  const { store, games } = deps;
  const seating = await store.tables.find(id);
  if (!seating) return null;
  const deadlines = await store.tables.deadlines(id);
  await deps.clock.begin(store.heartbeat);
  const table: LiveTable = {
    row: seating.table,
    seats: seating.seats,
    orders: await store.tables.orders(id),
    deadlines: new Map(deadlines.map((row) => [row.key, row])),
    transfers: await store.seatHistory.transfers(id),
    handOvers: await store.seatHistory.handOvers(id),
    handsSeen: await store.seatHistory.handsSeen(id),
    session: null,
    game: games.get(seating.table.game) ?? null,
    openSnapshot: null,
    failedKeys: new Set(),
    automaticInARow: 0,
    lastAnswer: null,
  };
  const upgrade = await resume(deps, table);
  return { table, upgrade };
}

/** A session of what a stored table came to; one that cannot be played if it came to nothing. */
function takenUp(game: Game, brought: BroughtUp, stored: Pick<Stored, 'config' | 'segment'>) {
  if (brought.kind === 'fit') return Session.load(game, brought.config, brought.segment);
  const { segment, config } = stored;
  return { session: Session.stranded(game, config, { segment, reason: brought.reason }), lost: [] };
}

async function resume(deps: Dependencies, table: LiveTable): Promise<TableChange | null> {
  const { game, row } = table;
  const base = row.head < 0 ? null : await deps.store.log.base(row.id);
  if (!base || !game) return null;
  const stored = { version: row.version, config: configOf(table), segment: base };
  const brought = bringUp(game, stored);
  const { session, lost } = takenUp(game, brought, stored);
  table.session = session;
  const changed = brought.kind === 'fit' ? brought.changed : [];
  try {
    // What was stuck goes on only if all of it can be shown as well.
    session.stuck ??= row.stuck === null ? null : faultOf(session);
    if (session.stuck === null)
      return upgradeOf(deps, table, { session, lost, changed }) ?? missingDeadlines(deps, table, session);
  } catch (error) {
    session.stuck = error;
  }
  deps.log.error({ table: row.id, game: row.game, error: loggedFault(session.stuck) }, 'a table is stuck');
  return stranding(table, session.stuck);
}

/** Deadlines that a table should have and has not: it was played by a version that reminded nobody. */
function missingDeadlines(deps: Dependencies, table: LiveTable, session: Session): TableChange | null {
  if (table.row.status !== 'playing' || session.over) return null;
  const { set } = planDeadlines(table, session.open(), deps);
  const missing = set.filter(({ key }) => !table.deadlines.has(key));
  return missing.length === 0 ? null : { deadlines: { gone: [], set: missing } };
}

interface TakenUp {
  readonly session: Session;
  readonly lost: readonly Row[];
  readonly changed: Extract<BroughtUp, { kind: 'fit' }>['changed'];
}

/** What has to be written before a table goes on under another version; null if it is as it was. */
function upgradeOf(
  deps: Dependencies,
  table: LiveTable,
  { session, lost, changed }: TakenUp,
): TableChange | null {
  const { row } = table;
  const { game, config } = session;
  const running = row.status === 'playing' || row.status === 'paused';
  if (!running) return null;
  const freed = freeing(table);
  if (lost.length === 0 && row.version === game.version) return row.stuck === null ? null : freed;
  const seq = row.head + 1;
  const dropped = lost.map((answer) => answer.seq);
  const seats = [...new Set(lost.map(({ seat }) => seat))].sort((a, b) => a - b);
  deps.log.warn({ table: row.id, from: row.version, to: game.version, dropped }, 'a table was upgraded');
  session.segment = { ...session.segment, seq };
  const gone = row.version === game.version ? [] : ordersGone(table, game);
  const left = { ...table, orders: table.orders.filter((order) => !gone.includes(order)) };
  const step = { before: NOTHING_OPEN, facts: [], touched: 'all' as const, deps };
  const { head, posts, deadlines, openSnapshot: standing } = planPosts(left, session, step);
  const told = upgradeTold(changed, { answers: dropped.length, seats });
  return {
    line: {
      entry: { kind: 'upgrade', seq, from: row.version, version: game.version, dropped },
      checkpoint: checkpointOf(session.segment),
      user: null,
      idempotencyKey: null,
    },
    ...freed,
    head: { ...head, version: game.version },
    posts: [...told.map(noticePost), ...freed.posts, ...gone.map(orderGone), ...posts],
    deadlines,
    openSnapshot: standing,
    ...(gone.length > 0 && { orders: { gone, set: [] } }),
    ...(row.version !== game.version && { fixed: config.fixed ?? null, options: config.options as Json }),
  };
}

/** Standing orders about something that is not asked any more. A game that lists no topics is not judged. */
function ordersGone({ orders }: LiveTable, { presentation: { topics } }: Game): OrderRow[] {
  if (topics.length === 0) return [];
  const known = new Set(topics.map(({ id }) => id));
  return orders.filter(({ topic }) => !known.has(topic));
}

/** Whoever gave it is told, and nobody else. */
function orderGone({ seat, topic }: OrderRow): Post {
  return { kind: 'notice', seat, payload: { message: app('app.orderGone', { topic }) } };
}
