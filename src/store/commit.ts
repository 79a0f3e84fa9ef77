import type { CompiledQuery } from 'kysely';
import type { Json } from '#core/json.ts';
import type { FixedFields } from '#core/record.ts';
import { checkpointValues, factValues, type LogLine, MOVE_COLUMNS, moveValues } from './log-rows.ts';
import type {
  DeadlineRow,
  Ending,
  OrderRow,
  Pace,
  Post,
  ProposalRow,
  SeatRow,
  TableHead,
  TableSheet,
} from './model.ts';
import { type SeatChange, seatWrites } from './seat-writes.ts';
import { type Connection, Insert, Statement, type Write } from './statement.ts';
import { NEVER } from './table-rows.ts';

const CHECKPOINT_COLUMNS = ['table_id', 'seq', 'n', 'epoch', 'reached', 'parent', 'state', 'root'] as const;
const FACT_COLUMNS = ['table_id', 'seq', 'ord', 'key', 'args', 'audience'] as const;
const OUTBOX_COLUMNS = [
  'table_id',
  'ord',
  'seq',
  'kind',
  'seat',
  'payload',
  'attempts',
  'created_at',
] as const;
const DEADLINE_COLUMNS = [
  'table_id',
  'question_key',
  'seat',
  'topic',
  'kind',
  'due_at',
  'next_at',
  'remind_at',
  'reminded',
] as const;

/** Where a table is shown. */
export type TablePlace = Pick<TableSheet, 'guild' | 'channel'>;

/** What a table is called, and which language it speaks. */
export type TableCalled = Pick<TableSheet, 'name' | 'language'>;

/** Everything that one change of a table writes, all of it or nothing. */
export interface Commit extends SeatChange {
  readonly table: string;
  /** The revision the change was made on; it is refused if another writer was faster. */
  readonly revision: number;
  readonly at: number;
  /** The table's head after the change. */
  readonly head: TableHead;
  readonly lines?: readonly LogLine[] | undefined;
  readonly posts?: readonly Post[] | undefined;
  /** Who sits where, if that changed: all seats. */
  readonly seats?: readonly SeatRow[] | undefined;
  readonly deadlines?: { readonly gone: readonly string[]; readonly set: readonly DeadlineRow[] } | undefined;
  readonly orders?:
    | {
        readonly gone: readonly Pick<OrderRow, 'seat' | 'topic'>[];
        readonly set: readonly OrderRow[];
      }
    | undefined;
  readonly proposals?: readonly ProposalRow[] | undefined;
  /** Where the table is shown, if that changed. */
  readonly place?: TablePlace | undefined;
  readonly called?: TableCalled | undefined;
  /** The options of the game, if they changed. */
  readonly options?: Json | undefined;
  /** The fixed fields of the state, if they changed: at the start, and when an upgrade or a repair gives a table what it lacks. */
  readonly fixed?: FixedFields | null | undefined;
  /** What keeps the table from going on, or that nothing does any more. */
  readonly stuck?: string | null | undefined;
  /** An end that can be taken back, or that none can any more. */
  readonly ending?: Ending | null | undefined;
  readonly resumedAt?: number | undefined;
  /** How the table presses for answers, if that changed. */
  readonly pace?: Pace | undefined;
}

/** Turns changes of tables into the few statements that write them. */
export class Committer {
  private readonly advance: Statement;
  private readonly moves;
  private readonly checkpoints;
  private readonly facts;
  private readonly outbox;
  private readonly deadlines;
  private readonly forget: Statement;

  constructor(private readonly db: Connection) {
    this.advance = new Statement(() =>
      db
        .updateTable('tables')
        .set({
          revision: 0,
          version: 0,
          status: '',
          head: 0,
          posts: 0,
          paused_at: 0,
          result: '',
          updated_at: 0,
        })
        .where('id', '=', '')
        .where('revision', '=', 0),
    );
    this.moves = new Insert(db, 'moves', MOVE_COLUMNS);
    this.checkpoints = new Insert(db, 'checkpoints', CHECKPOINT_COLUMNS);
    this.facts = new Insert(db, 'facts', FACT_COLUMNS);
    this.outbox = new Insert(db, 'outbox', OUTBOX_COLUMNS);
    this.deadlines = new Insert(db, 'deadlines', DEADLINE_COLUMNS);
    this.forget = new Statement((count) =>
      db
        .deleteFrom('deadlines')
        .where('table_id', '=', '')
        .where(
          'question_key',
          'in',
          Array.from({ length: count }, () => ''),
        ),
    );
  }

  /** The statements of a change, the guard against other writers first. */
  writes(commit: Commit): Write[] {
    const { table, seats, orders, proposals = [] } = commit;
    return [
      { query: this.headOf(commit), mustChange: true },
      ...this.lines(commit),
      ...this.posts(commit),
      ...this.deadlinesOf(commit),
      ...(seats ? this.seats(table, seats) : []),
      ...(orders ? this.orders(table, orders) : []),
      ...this.sheet(commit),
      ...seatWrites(this.db, table, commit),
      ...proposals.map((proposal) => ({ query: this.proposal(table, proposal) })),
    ];
  }

  private headOf({ table, revision, at, head }: Commit): CompiledQuery {
    const { version, status, head: seq, posts, pausedAt } = head;
    const result = head.result === null ? null : JSON.stringify(head.result);
    return this.advance.with([
      revision + 1,
      version,
      status,
      seq,
      posts,
      pausedAt,
      result,
      at,
      table,
      revision,
    ]);
  }

  private lines({ table, at, lines = [] }: Commit): Write[] {
    const reached = lines.flatMap(({ checkpoint }) => checkpoint ?? []);
    return [
      ...this.moves.rows(lines.map((line) => moveValues(table, line, at))),
      ...this.checkpoints.rows(reached.map((checkpoint) => checkpointValues(table, checkpoint))),
      ...this.facts.rows(lines.flatMap(({ entry }) => factValues(table, entry))),
    ];
  }

  private posts({ table, at, head, posts = [] }: Commit): Write[] {
    const first = head.posts - posts.length;
    return this.outbox.rows(
      posts.map(({ kind, seat, payload }, i) => {
        return [table, first + i, head.head, kind, seat, JSON.stringify(payload), 0, at];
      }),
    );
  }

  private deadlinesOf({ table, deadlines }: Commit): Write[] {
    if (!deadlines) return [];
    const { gone, set } = deadlines;
    const keys = [...new Set([...gone, ...set.map(({ key }) => key)])];
    if (keys.length === 0) return [];
    return [
      { query: this.forget.with([table, ...keys], keys.length) },
      ...this.deadlines.rows(
        set.map(({ key, seat, topic, kind, dueAt, remindAt, reminded }) => {
          const next = Math.min(dueAt ?? NEVER, ...remindAt);
          return [table, key, seat, topic, kind, dueAt ?? NEVER, next, JSON.stringify(remindAt), reminded];
        }),
      ),
    ];
  }

  private seats(table: string, seats: readonly SeatRow[]): Write[] {
    const rows = seats.map(({ seat, user, bot, name, awayUntil, colour }) => {
      return { table_id: table, seat, user_id: user, bot, name, away_until: awayUntil, colour };
    });
    const cleared = { query: this.db.deleteFrom('seats').where('table_id', '=', table).compile() };
    return rows.length === 0
      ? [cleared]
      : [cleared, { query: this.db.insertInto('seats').values(rows).compile() }];
  }

  private orders(table: string, { gone, set }: NonNullable<Commit['orders']>): Write[] {
    const cleared = [...gone, ...set].map(({ seat, topic }) =>
      this.db
        .deleteFrom('standing_orders')
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('topic', '=', topic)
        .compile(),
    );
    const given = set.map(({ seat, topic, order, usesLeft }) => {
      const row = { table_id: table, seat, topic, order: JSON.stringify(order), uses_left: usesLeft };
      return this.db.insertInto('standing_orders').values(row).compile();
    });
    return [...cleared, ...given].map((query) => ({ query }));
  }

  /** What is seldom changed of a table. */
  private sheet({ table, place, called, options, fixed, stuck, pace, ending, resumedAt }: Commit): Write[] {
    const changed = {
      ...place,
      ...called,
      ...(options !== undefined && { options: JSON.stringify(options) }),
      ...(fixed !== undefined && { fixed: fixed && JSON.stringify(fixed) }),
      ...(stuck !== undefined && { stuck }),
      ...(ending !== undefined && {
        ending: ending && JSON.stringify(ending),
        ends_at: ending?.endsAt ?? null,
      }),
      ...(resumedAt !== undefined && { resumed_at: resumedAt }),
      ...(pace && { deadline_hours: pace.deadlineHours, reminders: pace.reminders ? 1 : 0 }),
    };
    if (Object.keys(changed).length === 0) return [];
    return [{ query: this.db.updateTable('tables').set(changed).where('id', '=', table).compile() }];
  }

  private proposal(table: string, proposal: ProposalRow): CompiledQuery {
    const votes = {
      yes: JSON.stringify(proposal.yes),
      no: JSON.stringify(proposal.no),
      status: proposal.status,
      closed_at: proposal.closedAt,
    };
    const row = {
      table_id: table,
      id: proposal.id,
      kind: proposal.kind,
      payload: JSON.stringify(proposal.payload),
      proposed_by: proposal.proposedBy,
      created_at: proposal.createdAt,
      ...votes,
    };
    return this.db
      .insertInto('proposals')
      .values(row)
      .onConflict((conflict) => conflict.columns(['table_id', 'id']).doUpdateSet(votes))
      .compile();
  }
}
