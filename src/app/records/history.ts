import { z } from 'zod';
import type { Game } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { changedBetween } from '#core/migrate.ts';
import type { AnsweredBy, Entry } from '#core/record.ts';
import { isBehindScreen } from '#core/screen.ts';
import type { Seat } from '#core/seat.ts';
import type { DatedEntry } from '#store/log.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { upgradeTold } from '../runner/upgrade-told.ts';
import { app } from '../text/lexicon.ts';
import { undoneBy } from './undone.ts';

const historyRequest = z.object({
  table: identifier,
  user: identifier.optional(),
  since: z.int().min(-1).optional(),
});

/** Somebody reads what happened at a table, all of it or after an entry they know. */
export type HistoryRequest = z.input<typeof historyRequest>;

/** Something that happened, as far as the reader may know it. */
export interface HistoryEntry {
  readonly seq: number;
  readonly at: number;
  /** Whose act it was; null for the table's own. */
  readonly seat: Seat | null;
  /**
   * How the answer came. Of others only what everybody may know is told, a deadline that passed: that somebody has
   * a standing order, or had no choice, is their secret.
   */
  readonly by: AnsweredBy | null;
  readonly told: readonly Message[];
  /** Those among what was told that only the reader (and perhaps a few others) may know. */
  readonly secret: readonly Message[];
}

export interface TableHistory {
  readonly happened: readonly HistoryEntry[];
  /** The last entry there is; −1 before the start. */
  readonly head: number;
}

/** Where something dropped answers from before, so that what they were can be told. */
function oldestDropped(lines: readonly DatedEntry[]): number {
  const dropped = lines.flatMap(({ entry }) => ('dropped' in entry ? entry.dropped : []));
  return Math.min(Number.POSITIVE_INFINITY, ...dropped);
}

/** Whether nobody but its seat ever knew of an answer: given behind a screen, and nothing was told of it to all. */
const isHidden = (entry: Entry | undefined): boolean =>
  entry?.kind === 'answer' && isBehindScreen(entry.row.path) && entry.facts.every(({ to }) => to !== 'all');

/** What the table itself announced when it wrote an entry. */
function announced(
  entry: Entry,
  { game, seatOf }: { readonly game: Game | null; readonly seatOf: (seq: number) => Seat | undefined },
): Message[] {
  switch (entry.kind) {
    case 'start':
    case 'answer':
      return [];
    case 'undo': {
      const key = entry.voted ? 'app.undoneByVote' : 'app.undone';
      return [app(key, { seat: entry.seat, answers: entry.known || entry.dropped.length })];
    }
    case 'repair':
      return [app('app.repaired', {})];
    case 'seat': {
      const { seat, from, to, by, right } = entry;
      return [app('app.seatHanded', { seat, from, to, by, right })];
    }
    case 'upgrade': {
      const { from, version, dropped } = entry;
      const changed = game && from !== undefined ? changedBetween(game, from, version) : [];
      return upgradeTold(changed, {
        answers: dropped.length,
        seats: [...new Set(dropped.flatMap((seq) => seatOf(seq) ?? []))].sort((a, b) => a - b),
      });
    }
  }
}

/** What happened at a table, for the eyes of one reader; what was taken back is left out. */
export async function history(runner: TableRunner, request: HistoryRequest): Promise<Reply<TableHistory>> {
  const read = parseRequest(historyRequest, request);
  if (read.kind === 'refused') return read;
  const { table, user, since = -1 } = read.value;
  const { store } = runner.deps;
  return await runner.runOutside<TableHistory>(async () => {
    const seating = await store.tables.find(table);
    if (!seating) return refused(app('app.noTable', {}));
    const own = seating.seats.filter((row) => user !== undefined && row.user === user);
    const isOwn = (seat: Seat) => own.some((row) => row.seat === seat);
    const lines = await store.log.dated(table, since);
    const gone = undoneBy(lines, await store.log.checkpointMarks(table));
    const oldest = oldestDropped(lines);
    const known = oldest > since ? lines : await store.log.dated(table, oldest - 1);
    const entries = new Map(known.map(({ entry }) => [entry.seq, entry]));
    const answers = new Map(
      known.flatMap(({ entry }) => (entry.kind === 'answer' ? [[entry.seq, entry.row] as const] : [])),
    );
    const telling = {
      game: runner.deps.games.get(seating.table.game) ?? null,
      seatOf: (seq: number) => answers.get(seq)?.seat,
    };
    const isPrivate = (entry: Entry) =>
      entry.kind === 'undo' &&
      !entry.voted &&
      !isOwn(entry.seat) &&
      (entry.known === 0 || entry.dropped.every((seq) => isHidden(entries.get(seq))));
    const happened = lines.flatMap(({ entry, at }): HistoryEntry[] => {
      if (gone.has(entry.seq) || isPrivate(entry)) return [];
      const facts = 'facts' in entry ? entry.facts : [];
      const open = facts.filter(({ to }) => to === 'all').map(({ message }) => message);
      const secret = facts.filter(({ to }) => to !== 'all' && to.some(isOwn)).map(({ message }) => message);
      const told = [...announced(entry, telling), ...open];
      if (told.length === 0 && secret.length === 0) return [];
      const row = answers.get(entry.seq);
      const seat = 'seat' in entry ? entry.seat : (row?.seat ?? null);
      const by = row && (row.by === 'deadline' || isOwn(row.seat)) ? row.by : null;
      return [{ seq: entry.seq, at, seat, by, told, secret }];
    });
    return done({ happened, head: seating.table.head });
  });
}
