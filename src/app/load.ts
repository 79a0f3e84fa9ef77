import type { Game } from '#core/game.ts';
import type { Json } from '#core/json.ts';
import { type BroughtUp, bringUp, type Stored } from '#core/migrate.ts';
import { checkpointOf } from '#core/record.ts';
import { Session } from '#core/session.ts';
import { aftermath, NOTHING, notice } from './aftermath.ts';
import { type Change, configOf, type LiveTable } from './live-table.ts';
import type { Surroundings } from './surroundings.ts';
import { app } from './text/lexicon.ts';

/** A table taken up from the store. If the rules changed since, `upgrade` is what has to be written first. */
export interface Loaded {
  readonly table: LiveTable;
  readonly upgrade: Change | null;
}

/** Takes a table up again, or null if there is none. */
export async function load(around: Surroundings, id: string): Promise<Loaded | null> {
  const { store, games } = around;
  const seating = await store.tables.find(id);
  if (!seating) return null;
  const deadlines = await store.tables.deadlines(id);
  const table: LiveTable = {
    row: seating.table,
    seats: seating.seats,
    orders: await store.tables.orders(id),
    deadlines: new Map(deadlines.map((row) => [row.key, row])),
    session: null,
    game: games.get(seating.table.game) ?? null,
    standing: null,
    jammed: new Set(),
    streak: 0,
  };
  const upgrade = await resume(around, table);
  return { table, upgrade };
}

/** A session of what a stored table came to; one that cannot be played if it came to nothing. */
function takenUp(game: Game, brought: BroughtUp, stored: Pick<Stored, 'config' | 'segment'>) {
  if (brought.kind === 'fit') return Session.load(game, brought.config, brought.segment);
  const { segment, config } = stored;
  return { session: Session.stranded(game, config, { segment, reason: brought.reason }), lost: [] };
}

async function resume(around: Surroundings, table: LiveTable): Promise<Change | null> {
  const { game, row } = table;
  const base = row.head < 0 ? null : await around.store.log.base(row.id);
  if (!base || !game) return null;
  const brought = bringUp(game, { version: row.version, config: configOf(table), segment: base });
  const { session, lost } = takenUp(game, brought, { config: configOf(table), segment: base });
  table.session = session;
  if (session.stuck !== null || brought.kind === 'unfit') {
    around.log.error({ table: row.id, game: row.game, error: String(session.stuck) }, 'a table is stuck');
    return null;
  }
  const running = row.status === 'playing' || row.status === 'paused';
  if (!running || (lost.length === 0 && row.version === game.version)) return null;
  const seq = row.head + 1;
  const dropped = lost.map((answer) => answer.seq);
  const seats = [...new Set(lost.map(({ seat }) => seat))].sort((a, b) => a - b);
  around.log.warn({ table: row.id, from: row.version, to: game.version, dropped }, 'a table was upgraded');
  session.segment = { ...session.segment, seq };
  const { changed } = brought;
  const lostOnes = { answers: dropped.length, seats };
  const told =
    changed.length > 0 ? app('app.migrated', { changed, ...lostOnes }) : app('app.upgraded', lostOnes);
  const step = { was: NOTHING, facts: [], touched: 'all' as const, around };
  const { head, posts, deadlines, standing } = aftermath(table, session, step);
  return {
    line: {
      entry: { kind: 'upgrade', seq, from: row.version, version: game.version, dropped },
      checkpoint: checkpointOf(session.segment),
      user: null,
      idempotencyKey: null,
    },
    head: { ...head, version: game.version },
    posts: [...(changed.length + dropped.length > 0 ? [notice(told)] : []), ...posts],
    deadlines,
    standing,
    ...(row.version !== game.version && {
      fixed: session.config.fixed ?? null,
      options: session.config.options as Json,
    }),
  };
}
