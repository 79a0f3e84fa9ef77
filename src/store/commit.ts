import { checkpointValues, factValues, type Line, MOVE_COLUMNS, moveValues } from './log-rows.ts';
import type { DeadlineRow, OrderRow, Post, ProposalRow, SeatRow, TableHead } from './model.ts';
import { type Connection, Insert, Statement } from './statement.ts';
import { StoreError } from './store-error.ts';

/** Everything that one change of a table writes, all of it or nothing. */
export interface Commit {
  readonly table: string;
  /** The revision the change was made on; it is refused if another writer was faster. */
  readonly revision: number;
  readonly at: number;
  /** The table's head after the change. */
  readonly head: TableHead;
  readonly lines?: readonly Line[];
  readonly posts?: readonly Post[];
  /** Who sits where, if that changed: all seats. */
  readonly seats?: readonly SeatRow[];
  readonly deadlines?: { readonly gone: readonly string[]; readonly set: readonly DeadlineRow[] };
  readonly orders?: {
    readonly gone: readonly Pick<OrderRow, 'seat' | 'topic'>[];
    readonly set: readonly OrderRow[];
  };
  readonly proposals?: readonly ProposalRow[];
}

/** Writes changes of tables, each in one transaction of few statements. */
export class Committer {
  private readonly advance: Statement;
  private readonly moves: Insert<'moves', typeof MOVE_COLUMNS>;
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
    this.checkpoints = new Insert(db, 'checkpoints', [
      'table_id',
      'seq',
      'n',
      'epoch',
      'reached',
      'parent',
      'state',
    ]);
    this.facts = new Insert(db, 'facts', ['table_id', 'seq', 'ord', 'key', 'args', 'audience']);
    this.outbox = new Insert(db, 'outbox', [
      'table_id',
      'ord',
      'seq',
      'kind',
      'seat',
      'payload',
      'attempts',
      'created_at',
    ]);
    this.deadlines = new Insert(db, 'deadlines', [
      'table_id',
      'question_key',
      'seat',
      'topic',
      'kind',
      'due_at',
      'next_at',
      'remind_at',
      'reminded',
    ]);
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

  async commit(commit: Commit): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await this.advanceHead(trx, commit);
      await this.writeLines(trx, commit);
      await this.writePosts(trx, commit);
      await this.writeDeadlines(trx, commit);
      if (commit.seats) await writeSeats(trx, commit.table, commit.seats);
      if (commit.orders) await writeOrders(trx, commit.table, commit.orders);
      for (const proposal of commit.proposals ?? []) await writeProposal(trx, commit.table, proposal);
    });
  }

  private async advanceHead(trx: Connection, { table, revision, at, head }: Commit): Promise<void> {
    const { version, status, head: seq, posts, pausedAt } = head;
    const result = head.result === null ? null : JSON.stringify(head.result);
    const values = [revision + 1, version, status, seq, posts, pausedAt, result, at, table, revision];
    const advanced = await this.advance.run(trx, values);
    if (advanced !== 1)
      throw new StoreError(
        'conflict',
        `Another writer was faster at table ${table}: load it again and repeat.`,
      );
  }

  private async writeLines(trx: Connection, { table, at, lines = [] }: Commit): Promise<void> {
    if (lines.length === 0) return;
    await this.moves.run(trx, lines.map((line) => moveValues(table, line, at)) as never);
    const reached = lines.flatMap(({ checkpoint }) => checkpoint ?? []);
    if (reached.length > 0)
      await this.checkpoints.run(
        trx,
        reached.map((checkpoint) => checkpointValues(table, checkpoint)) as never,
      );
    await this.facts.run(trx, lines.flatMap(({ entry }) => factValues(table, entry)) as never);
  }

  private async writePosts(trx: Connection, { table, at, head, posts = [] }: Commit): Promise<void> {
    const first = head.posts - posts.length;
    await this.outbox.run(
      trx,
      posts.map(({ kind, seat, payload }, i) => {
        return [table, first + i, head.head, kind, seat, JSON.stringify(payload), 0, at];
      }),
    );
  }

  private async writeDeadlines(trx: Connection, { table, deadlines }: Commit): Promise<void> {
    if (!deadlines) return;
    const { gone, set } = deadlines;
    const keys = [...new Set([...gone, ...set.map(({ key }) => key)])];
    if (keys.length > 0) await this.forget.run(trx, [table, ...keys], keys.length);
    await this.deadlines.run(
      trx,
      set.map(({ key, seat, topic, kind, dueAt, remindAt, reminded }) => {
        const next = Math.min(dueAt, ...remindAt);
        return [table, key, seat, topic, kind, dueAt, next, JSON.stringify(remindAt), reminded];
      }),
    );
  }
}

async function writeSeats(trx: Connection, table: string, seats: readonly SeatRow[]): Promise<void> {
  await trx.deleteFrom('seats').where('table_id', '=', table).execute();
  if (seats.length === 0) return;
  const rows = seats.map(({ seat, user, bot, name, awayUntil }) => {
    return { table_id: table, seat, user_id: user, bot, name, away_until: awayUntil };
  });
  await trx.insertInto('seats').values(rows).execute();
}

async function writeOrders(
  trx: Connection,
  table: string,
  orders: NonNullable<Commit['orders']>,
): Promise<void> {
  for (const { seat, topic } of [...orders.gone, ...orders.set]) {
    await trx
      .deleteFrom('standing_orders')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('topic', '=', topic)
      .execute();
  }
  for (const { seat, topic, order, usesLeft } of orders.set) {
    const row = { table_id: table, seat, topic, order: JSON.stringify(order), uses_left: usesLeft };
    await trx.insertInto('standing_orders').values(row).execute();
  }
}

async function writeProposal(trx: Connection, table: string, proposal: ProposalRow): Promise<void> {
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
  await trx
    .insertInto('proposals')
    .values(row)
    .onConflict((conflict) => conflict.columns(['table_id', 'id']).doUpdateSet(votes))
    .execute();
}
