import { z } from 'zod';
import type { Result } from '#core/game.ts';
import type { Seat, Viewer } from '#core/seat.ts';
import type { OpenQuestion, WaitedSeat } from '#core/session.ts';
import type { OrderRow, SeatRow, TableRow } from '#store/model.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import { type LiveTable, personSeats, seatsOf } from '../runner/live-table.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { waitingAt } from '../runner/waiting-at.ts';
import { app } from '../text/lexicon.ts';

/** What everybody may know of a table; the seed only when the game is over. */
export interface PublicTable extends Omit<TableRow, 'seed' | 'revision' | 'posts' | 'fixed' | 'stuck'> {
  readonly seed: string | null;
}

/** A question as its seat sees it. */
export type ShownQuestion = Omit<OpenQuestion, 'path' | 'window'>;

/** A table as somebody sees it: what lies open, and what is put to them. */
export interface Look {
  readonly table: PublicTable;
  readonly seats: readonly SeatRow[];
  /** The seat from which is looked; `table` for everybody who does not sit there. */
  readonly viewer: Viewer;
  readonly waiting: readonly WaitedSeat[];
  /** The game's own view; null before the start, and of a table that is stuck and cannot be shown. */
  readonly view: unknown;
  readonly questions: readonly ShownQuestion[];
  readonly orders: readonly OrderRow[];
  /** A fault of ours keeps this table from going on; it waits for a repair. */
  readonly stuck: boolean;
  readonly result: Result | null;
}

const lookRequest = z.object({
  table: identifier,
  user: identifier.optional(),
  seat: z.int().min(0).optional(),
});

/** Somebody looks at a table: from their seat, from one of their seats, or (without a user) from outside. */
export type LookRequest = z.input<typeof lookRequest>;

/** What may be shown of a table to anybody. */
export function publicTable({
  seed,
  revision: _,
  posts: __,
  fixed: ___,
  stuck: ____,
  ...row
}: TableRow): PublicTable {
  const told = row.status === 'over' || (row.status === 'abandoned' && row.head >= 0);
  return { ...row, seed: told ? seed : null };
}

/** Whoever has answered in a veiled window knows that, though nobody else does. */
function isDone({ seat, topic, window }: WaitedSeat, viewer: Viewer, own: readonly OpenQuestion[]): boolean {
  if (seat !== viewer || !window) return false;
  return own.every((question) => question.topic !== topic || question.held !== null);
}

function lookFrom(runner: TableRunner, table: LiveTable, viewer: Viewer): Look {
  const { row, seats, session } = table;
  const own = (seat: Seat) => viewer === seat;
  const questions = viewer === 'table' || !session ? [] : session.openFor(viewer);
  return {
    table: publicTable(row),
    seats,
    viewer,
    waiting: session ? waitingAt(table, session).filter((one) => !isDone(one, viewer, questions)) : [],
    view: runner.views.of(table, viewer),
    questions: questions.map(({ path: _, window: __, ...question }) => question),
    orders: table.orders.filter(({ seat }) => own(seat)),
    stuck: session !== null && session.stuck !== null,
    result: row.result,
  };
}

/** Shows a table to somebody. */
export async function look(runner: TableRunner, request: LookRequest): Promise<Reply<Look>> {
  const read = parseRequest(lookRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, seat } = read.value;
  return await runner.readAt<Look>(id, (table) => {
    if (seat !== undefined && !table.seats[seat]) return refused(app('app.noSeat', {}));
    const own = user === undefined ? [] : seatsOf(table, user);
    const from = own.find((row) => seat === undefined || row.seat === seat);
    if (seat !== undefined && !from) return refused(app('app.notSeated', {}));
    return done(lookFrom(runner, table, from?.seat ?? 'table'));
  });
}

/** A table as each of the people at it sees it, all at the same moment. */
export interface OwnLooks {
  readonly own: ReadonlyMap<Seat, Look>;
}

/** Shows a table to everybody who sits there, each from their seat. */
export async function ownLooks(runner: TableRunner, table: string): Promise<Reply<OwnLooks>> {
  return await runner.readAt<OwnLooks>(table, (live) =>
    done({ own: new Map(personSeats(live.seats).map((seat) => [seat, lookFrom(runner, live, seat)])) }),
  );
}
