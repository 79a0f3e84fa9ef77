import type { Game } from '#core/game.ts';
import type { Json } from '#core/json.ts';
import type { FixedFields } from '#core/record.ts';
import type { Seat } from '#core/seat.ts';
import type { Config, Session } from '#core/session.ts';
import type { TableCalled, TablePlace } from '#store/commit.ts';
import type { LogLine } from '#store/log-rows.ts';
import type {
  DeadlineRow,
  Ending,
  HandSeen,
  OrderRow,
  Pace,
  Post,
  ProposalRow,
  SeatRow,
  TableHead,
  TableRow,
  TransferRow,
} from '#store/model.ts';
import type { DatedHandOver } from '#store/seat-history.ts';
import type { SeatChange } from '#store/seat-writes.ts';

/** Everything a table is, in memory: as stored, with the game under way. Only the runner changes it. */
export interface LiveTable {
  row: TableRow;
  seats: readonly SeatRow[];
  orders: readonly OrderRow[];
  deadlines: ReadonlyMap<string, DeadlineRow>;
  /** Seats that are about to change hands. */
  transfers: readonly TransferRow[];
  /** Seats that did, oldest first. */
  handOvers: readonly DatedHandOver[];
  handsSeen: readonly HandSeen[];
  /** Null before the start, and when the game is not installed here. */
  session: Session | null;
  readonly game: Game | null;
  /** What stood open when that was last looked at; null if it may have changed since. */
  openSnapshot: OpenSnapshot | null;
  /** Questions that cannot be answered automatically: it was tried and failed. */
  readonly failedKeys: Set<string>;
  /** Automatic answers since a person or a bot answered. */
  automaticInARow: number;
  /** Null if none is known since the table was taken up: then everybody is called. */
  lastAnswer: PublicAnswer | null;
}

/** The last answer of which everybody knows whose it is, or its taking back: whose it was, and when in the time that counts. */
export interface PublicAnswer {
  readonly seat: Seat;
  readonly user: string;
  readonly at: number;
}

/** What stands open at a table. */
export interface OpenSnapshot {
  /** Who is waited on, as text. */
  readonly waiting: string;
  /** Keys of the questions without an answer, by seat. */
  readonly asked: ReadonlyMap<Seat, ReadonlySet<string>>;
}

/** A change of a table, to be written as one. What is not mentioned stays. */
export interface TableChange extends SeatChange {
  readonly head?: Partial<TableHead>;
  readonly line?: LogLine;
  readonly posts?: readonly Post[];
  readonly seats?: readonly SeatRow[];
  readonly orders?: { readonly gone: readonly OrderRow[]; readonly set: readonly OrderRow[] };
  readonly deadlines?: DeadlineChange;
  readonly proposals?: readonly ProposalRow[];
  readonly place?: TablePlace;
  readonly called?: TableCalled;
  readonly options?: Json;
  readonly fixed?: FixedFields | null;
  readonly stuck?: string | null;
  readonly ending?: Ending | null;
  readonly resumedAt?: number;
  readonly pace?: Pace;
  /** The game goes on from here: after an undo or a repair. */
  readonly session?: Session;
  readonly openSnapshot?: OpenSnapshot;
  readonly lastAnswer?: PublicAnswer | null;
}

/** Deadlines that no longer hold, by key, and those that hold from now on. */
export interface DeadlineChange {
  readonly gone: readonly string[];
  readonly set: readonly DeadlineRow[];
}

/** What the table is played with. */
export function configOf({ row, seats }: Pick<LiveTable, 'row' | 'seats'>): Config {
  return { options: row.options, seats: seats.length, seed: row.seed, fixed: row.fixed };
}

export function seatsOf(table: LiveTable, user: string): readonly SeatRow[] {
  return table.seats.filter((seat) => seat.user === user);
}

/** The seats at which a person sits. */
export function personSeats(seats: readonly SeatRow[]): readonly Seat[] {
  return seats.filter(({ user }) => user !== null).map(({ seat }) => seat);
}

/** Whether nobody is there from whom the time of an answer could hide or tell anything. */
export function isLocal({ row, seats }: Pick<LiveTable, 'row' | 'seats'>): boolean {
  return row.local || new Set(seats.flatMap(({ user }) => user ?? [])).size <= 1;
}

function ordersAfter(
  orders: readonly OrderRow[],
  { gone, set }: NonNullable<TableChange['orders']>,
): readonly OrderRow[] {
  const touched = new Set([...gone, ...set].map(({ seat, topic }) => `${seat} ${topic}`));
  return [...orders.filter(({ seat, topic }) => !touched.has(`${seat} ${topic}`)), ...set];
}

function transfersAfter(
  rows: readonly TransferRow[],
  { gone, set }: NonNullable<TableChange['transfers']>,
): readonly TransferRow[] {
  const touched = new Set([...gone, ...set.map(({ seat }) => seat)]);
  return [...rows.filter(({ seat }) => !touched.has(seat)), ...set];
}

function deadlinesAfter(rows: LiveTable['deadlines'], { gone, set }: DeadlineChange): LiveTable['deadlines'] {
  if (gone.length === 0 && set.length === 0) return rows;
  const next = new Map(rows);
  for (const key of gone) next.delete(key);
  for (const row of set) next.set(row.key, row);
  return next;
}

/** The table's head after a change. */
export function headAfter({ row }: LiveTable, { head = {}, line, posts = [] }: TableChange): TableHead {
  return {
    version: head.version ?? row.version,
    status: head.status ?? row.status,
    head: line?.entry.seq ?? row.head,
    posts: row.posts + posts.length,
    pausedAt: head.pausedAt === undefined ? row.pausedAt : head.pausedAt,
    result: head.result === undefined ? row.result : head.result,
  };
}

/** Brings the table in memory to where a change that was written has put it. */
export function applyChange(
  table: LiveTable,
  change: TableChange,
  written: { head: TableHead; at: number },
): void {
  table.row = { ...table.row, ...written.head, revision: table.row.revision + 1, updatedAt: written.at };
  if (change.place) table.row = { ...table.row, ...change.place };
  if (change.called) table.row = { ...table.row, ...change.called };
  if (change.options !== undefined) table.row = { ...table.row, options: change.options };
  if (change.fixed !== undefined) table.row = { ...table.row, fixed: change.fixed };
  if (change.stuck !== undefined) table.row = { ...table.row, stuck: change.stuck };
  if (change.ending !== undefined) table.row = { ...table.row, ending: change.ending };
  if (change.resumedAt !== undefined) table.row = { ...table.row, resumedAt: change.resumedAt };
  if (change.pace) table.row = { ...table.row, ...change.pace };
  if (change.seats) table.seats = change.seats;
  if (change.transfers) table.transfers = transfersAfter(table.transfers, change.transfers);
  if (change.handsSeen) table.handsSeen = [...table.handsSeen, ...change.handsSeen];
  const entry = change.line?.entry;
  if (entry?.kind === 'seat') table.handOvers = [...table.handOvers, { entry, at: written.at }];
  if (change.orders) table.orders = ordersAfter(table.orders, change.orders);
  if (change.deadlines) table.deadlines = deadlinesAfter(table.deadlines, change.deadlines);
  if (change.openSnapshot) table.openSnapshot = change.openSnapshot;
  if (change.lastAnswer !== undefined) table.lastAnswer = change.lastAnswer;
  if (change.session) {
    table.session = change.session;
    table.failedKeys.clear();
  }
}
