import { z } from 'zod';
import type { Result } from '#core/game.ts';
import type { HandOverEntry } from '#core/record.ts';
import type { Seat, Viewer } from '#core/seat.ts';
import type { OpenQuestion } from '#core/session.ts';
import type { Summons } from '#core/waited.ts';
import type { OrderRow, SeatRow, TableRow, TransferRow } from '#store/model.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import { type LiveTable, personSeats, seatsOf } from '../runner/live-table.ts';
import { requireStarted } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { waitingAt } from '../runner/waiting-at.ts';
import { replacedAt } from '../seats/replaced.ts';
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
  readonly waiting: readonly Summons[];
  /** The game's own view; null before the start, and of a table that is stuck and cannot be shown. */
  readonly view: unknown;
  readonly questions: readonly ShownQuestion[];
  readonly orders: readonly OrderRow[];
  /** A fault of ours keeps this table from going on; it waits for a repair. */
  readonly stuck: boolean;
  readonly result: Result | null;
  /** Seats that are about to change hands. */
  readonly transfers: readonly TransferRow[];
  /** The last hand-over by which the viewer lost a seat, and whether they may object. */
  readonly replaced: Replaced | null;
  /** Has to do with this table without sitting there: held a seat of it, or is offered one. */
  readonly isInvolved: boolean;
}

/** Somebody used to sit at a table, and why they do not any more. */
export interface Replaced {
  readonly entry: HandOverEntry;
  readonly canObject: boolean;
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
  const isFinal = row.status === 'abandoned' && row.ending === null && row.head >= 0;
  const told = row.status === 'over' || isFinal;
  return { ...row, seed: told ? seed : null };
}

/** How somebody who does not sit at a table any more lost their seat. */
function replacedOf(table: LiveTable, user: string, now: number): Replaced | null {
  if (seatsOf(table, user).length > 0) return null;
  const last = table.handOvers.findLast(({ entry }) => entry.from.user === user);
  if (!last) return null;
  const canObject = replacedAt(table, user, now).includes(last) && requireStarted(table) === null;
  return { entry: last.entry, canObject };
}

function isInvolved({ handsSeen, transfers }: LiveTable, user: string): boolean {
  return handsSeen.some((seen) => seen.user === user) || transfers.some(({ to }) => to.user === user);
}

/** Whoever has answered in a veiled window knows that, though nobody else does. */
function isDone({ seat, topic, window }: Summons, viewer: Viewer, own: readonly OpenQuestion[]): boolean {
  if (seat !== viewer || !window) return false;
  return own.every((question) => question.topic !== topic || question.held !== null);
}

function lookFrom(
  runner: TableRunner,
  table: LiveTable,
  { viewer, user }: { readonly viewer: Viewer; readonly user: string | null },
): Look {
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
    transfers: requireStarted(table) === null ? table.transfers : [],
    replaced: user === null ? null : replacedOf(table, user, runner.deps.now()),
    isInvolved: user !== null && isInvolved(table, user),
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
    return done(lookFrom(runner, table, { viewer: from?.seat ?? 'table', user: user ?? null }));
  });
}

/** How somebody stands to a table: what tells whether they may know of it. */
export type Involvement = Pick<Look, 'table' | 'viewer' | 'isInvolved'>;

/** Tells how somebody stands to a table, with nothing of the game. */
export async function involvement(
  runner: TableRunner,
  request: { readonly table: string; readonly user: string },
): Promise<Reply<Involvement>> {
  const read = parseRequest(lookRequest, request);
  if (read.kind === 'refused') return read;
  const { user } = request;
  return await runner.readAt<Involvement>(request.table, (table) =>
    done({
      table: publicTable(table.row),
      viewer: seatsOf(table, user)[0]?.seat ?? 'table',
      isInvolved: isInvolved(table, user),
    }),
  );
}

/** A table as each of the people at it sees it, all at the same moment. */
export interface OwnLooks {
  readonly own: ReadonlyMap<Seat, Look>;
}

/** Shows a table to everybody who sits there, each from their seat. */
export async function ownLooks(runner: TableRunner, table: string): Promise<Reply<OwnLooks>> {
  return await runner.readAt<OwnLooks>(table, (live) =>
    done({
      own: new Map(
        personSeats(live.seats).map((seat) => {
          const user = live.seats[seat]?.user ?? null;
          return [seat, lookFrom(runner, live, { viewer: seat, user })];
        }),
      ),
    }),
  );
}
