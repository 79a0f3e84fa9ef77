import type { TableRecord } from '#core/record.ts';
import { isOfToday, replay, type Verdict, verifyDice } from '#core/verify.ts';
import type { TableRow } from '#store/model.ts';
import type { Desk } from './desk.ts';
import { done, type Reply, refused } from './reply.ts';
import { identity, reading } from './request.ts';
import type { Surroundings } from './surroundings.ts';
import { app } from './text/lexicon.ts';

/** The whole record of a table, seed and all: for whoever may see everything. */
export async function recordOf({ store }: Surroundings, row: TableRow, seats: number): Promise<TableRecord> {
  const { game, version, options, fixed, commitment, seed, status } = row;
  const history = await store.log.history(row.id);
  return {
    format: 1,
    game,
    version,
    seats,
    options,
    ...(fixed && { fixed }),
    commitment,
    seed,
    over: status === 'over',
    ...history,
  };
}

async function ended(desk: Desk, table: string): Promise<Reply<{ record: TableRecord }>> {
  const read = reading(identity, table);
  if (read.kind === 'refused') return read;
  return await desk.apart<{ record: TableRecord }>(async () => {
    const found = await desk.around.store.tables.find(read.value);
    if (!found) return refused(app('app.noTable', {}));
    const { status, head } = found.table;
    if (status === 'playing' || status === 'paused') return refused(app('app.stillRunning', {}));
    if (head < 0) return refused(app('app.notBegun', {}));
    return done({ record: await recordOf(desk.around, found.table, found.seats.length) });
  });
}

/** The record of a table that has ended. One that goes on is refused: its record would tell everything. */
export function exportTable(
  desk: Desk,
  request: { readonly table: string },
): Promise<Reply<{ record: TableRecord }>> {
  return ended(desk, request.table);
}

/** Dice checked against the seed, and the whole game played again where its rules are still those of today. */
export interface Verified {
  readonly dice: Verdict;
  /** Null where other rules were in force, or the game is not installed here. */
  readonly replay: Verdict | null;
}

/** Checks a table that has ended: its dice and, if the rules are the same, every answer and checkpoint. */
export async function verify(desk: Desk, request: { readonly table: string }): Promise<Reply<Verified>> {
  const reply = await ended(desk, request.table);
  if (reply.kind !== 'done') return reply;
  const { record } = reply;
  const game = desk.around.games.get(record.game);
  const same = game !== undefined && isOfToday(game as never, record);
  return done({ dice: verifyDice(record), replay: same ? replay(game as never, record) : null });
}
