import type { AnsweredBy, HandOverEntry } from '#core/record.ts';
import type { Seat } from '#core/seat.ts';
import { entryOf } from './log-rows.ts';
import type { HandSeen, TransferRow } from './model.ts';
import type { Connection } from './statement.ts';

/** A seat changed hands, and when. */
export interface DatedHandOver {
  readonly entry: HandOverEntry;
  readonly at: number;
}

/** Who sat where and saw what, who is about to, and who has shown signs of life. */
export class SeatHistory {
  constructor(private readonly db: Connection) {}

  /** All seats of a table that ever changed hands, oldest first. */
  async handOvers(table: string): Promise<DatedHandOver[]> {
    const moves = await this.db
      .selectFrom('moves')
      .selectAll()
      .where('table_id', '=', table)
      .where('kind', '=', 'seat')
      .orderBy('seq')
      .execute();
    return moves.map((move) => ({ entry: entryOf(move, []) as HandOverEntry, at: move.at }));
  }

  async handsSeen(table: string): Promise<HandSeen[]> {
    const rows = await this.db.selectFrom('hands_seen').selectAll().where('table_id', '=', table).execute();
    return rows.map(({ user_id: user, seat, since }) => ({ user, seat, since }));
  }

  async transfers(table: string): Promise<TransferRow[]> {
    const rows = await this.db
      .selectFrom('transfers')
      .select('transfer')
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute();
    return rows.map(({ transfer }) => JSON.parse(transfer) as TransferRow);
  }

  /** Seats of tables that are being played for which something is due: notice takes effect, or an offer lapses. */
  async due(now: number): Promise<{ readonly table: string; readonly seat: Seat }[]> {
    return await this.db
      .selectFrom('transfers')
      .innerJoin('tables', 'tables.id', 'transfers.table_id')
      .select(['transfers.table_id as table', 'transfers.seat as seat'])
      .where('transfers.next_at', '<=', now)
      .where('tables.status', '=', 'playing')
      .orderBy('transfers.next_at')
      .execute();
  }

  /** The last answer that a seat gave itself or that its deadline gave for it. */
  async lastAnswer(table: string, seat: Seat): Promise<{ seq: number; by: AnsweredBy } | null> {
    const row = await this.db
      .selectFrom('moves')
      .select(['seq', 'by'])
      .where('table_id', '=', table)
      .where('kind', '=', 'answer')
      .where('seat', '=', seat)
      .where('by', 'in', ['seat', 'deadline'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? { seq: row.seq, by: row.by as AnsweredBy } : null;
  }

  /** When the game itself last moved on: seats that change hands do not count. */
  async movedAt(table: string): Promise<number | null> {
    const { at } = await this.db
      .selectFrom('moves')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('table_id', '=', table)
      .where('kind', '!=', 'seat')
      .executeTakeFirstOrThrow();
    return at === null ? null : Number(at);
  }

  /** The people who have answered something themselves, and when each did last. */
  async answerers(table: string): Promise<{ readonly user: string; readonly at: number }[]> {
    const rows = await this.db
      .selectFrom('moves')
      .select(['user_id', ({ fn }) => fn.max('at').as('at')])
      .where('table_id', '=', table)
      .where('kind', '=', 'answer')
      .where('by', '=', 'seat')
      .where('user_id', 'is not', null)
      .groupBy('user_id')
      .execute();
    return rows.map(({ user_id: user, at }) => ({ user: user ?? '', at: Number(at) }));
  }
}
