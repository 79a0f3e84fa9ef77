import type { DeadlineRow, NewTable, OrderRow, ProposalRow, SeatRow, Status, TableRow } from './model.ts';
import type { Schema } from './schema.ts';
import { type Connection, Statement } from './statement.ts';
import { deadlineRow, orderRow, proposalRow, seatRow, tableRow } from './table-rows.ts';

/** A table and who sits there. */
export interface SeatedTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

/** A deadline with the table it belongs to. */
export interface DueRow extends DeadlineRow {
  readonly table: string;
}

/** Tables, who sits at them, and what is arranged there: orders, deadlines, votes. */
export class Tables {
  private readonly proposed: Statement;

  constructor(private readonly db: Connection) {
    this.proposed = new Statement(() =>
      db.selectFrom('proposals').selectAll().where('table_id', '=', '').orderBy('id'),
    );
  }

  /**
   * Lays a new table, empty. A conflict means that the id is taken, or that the table it is to follow on has been
   * played again already.
   */
  async insert(table: NewTable, rematchOf: string | null = null): Promise<void> {
    await this.db
      .insertInto('tables')
      .values({
        id: table.id,
        game: table.game,
        version: table.version,
        options: JSON.stringify(table.options),
        fixed: table.fixed === null ? null : JSON.stringify(table.fixed),
        stuck: table.stuck,
        language: table.language,
        name: table.name,
        owner: table.owner,
        guild: table.guild,
        channel: table.channel,
        local: table.local ? 1 : 0,
        deadline_hours: table.deadlineHours,
        reminders: table.reminders ? 1 : 0,
        seed: table.seed,
        commitment: table.commitment,
        status: table.status,
        head: table.head,
        posts: table.posts,
        revision: table.revision,
        paused_at: table.pausedAt,
        result: table.result === null ? null : JSON.stringify(table.result),
        created_at: table.createdAt,
        updated_at: table.updatedAt,
        rematch_of: rematchOf,
      })
      .execute();
  }

  async find(id: string): Promise<SeatedTable | null> {
    const table = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!table) return null;
    const seats = await this.db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('seat')
      .execute();
    return { table: tableRow(table), seats: seats.map(seatRow) };
  }

  /** The table at which another one is played again. */
  async rematchOf(id: string): Promise<string | null> {
    const found = await this.db
      .selectFrom('tables')
      .select('id')
      .where('rematch_of', '=', id)
      .executeTakeFirst();
    return found?.id ?? null;
  }

  /** The tables of a status, those touched last first. */
  async list(status: Status): Promise<TableRow[]> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', status)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(tableRow);
  }

  /** The tables at which a person sits, those touched last first. */
  async ofUser(user: string): Promise<TableRow[]> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', (seats) => seats.selectFrom('seats').select('table_id').where('user_id', '=', user))
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(tableRow);
  }

  async orders(id: string): Promise<OrderRow[]> {
    const rows = await this.db
      .selectFrom('standing_orders')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('seat')
      .orderBy('topic')
      .execute();
    return rows.map(orderRow);
  }

  async deadlines(id: string): Promise<DeadlineRow[]> {
    const rows = await this.db
      .selectFrom('deadlines')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('due_at')
      .orderBy('question_key')
      .execute();
    return rows.map(deadlineRow);
  }

  /** What is due at tables that are being played: reminders to send, answers to give. */
  async due(now: number, limit: number): Promise<DueRow[]> {
    const rows = await this.db
      .selectFrom('deadlines')
      .innerJoin('tables', 'tables.id', 'deadlines.table_id')
      .selectAll('deadlines')
      .where('deadlines.next_at', '<=', now)
      .where('tables.status', '=', 'playing')
      .orderBy('deadlines.next_at')
      .orderBy('deadlines.question_key')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ table: row.table_id, ...deadlineRow(row) }));
  }

  /** The tables whose end can still be taken back, the time of those that come first being up first. */
  async ending(): Promise<TableRow[]> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('ends_at', 'is not', null)
      .orderBy('ends_at')
      .orderBy('id')
      .execute();
    return rows.map(tableRow);
  }

  /** Votes that have been open since before a time, at tables that still go on. */
  async openSince(before: number): Promise<{ readonly table: string; readonly id: number }[]> {
    return await this.db
      .selectFrom('proposals')
      .innerJoin('tables', 'tables.id', 'proposals.table_id')
      .select(['proposals.table_id as table', 'proposals.id as id'])
      .where('proposals.status', '=', 'open')
      .where('proposals.created_at', '<=', before)
      .where('tables.status', 'in', ['playing', 'paused'])
      .orderBy('proposals.created_at')
      .execute();
  }

  async proposals(id: string): Promise<ProposalRow[]> {
    const { rows } = await this.db.executeQuery<Schema['proposals']>(this.proposed.with([id]));
    return rows.map(proposalRow);
  }
}
