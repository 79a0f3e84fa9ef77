import type { Seat } from '#core/seat.ts';
import type { HandSeen, TransferRow } from './model.ts';
import type { Connection, Write } from './statement.ts';

/** What a change of a table does about who may see which hand. */
export interface SeatChange {
  /** Seats that are about to change hands, or no longer are. */
  readonly transfers?: { readonly gone: readonly Seat[]; readonly set: readonly TransferRow[] } | undefined;
  /** Who sees which hand from now on. */
  readonly handsSeen?: readonly HandSeen[] | undefined;
  /** Questions whose half-made answers are nobody's any more. */
  readonly draftsGone?: readonly string[] | undefined;
}

/** When something about a transfer is due. */
function nextAt({ dueAt, lapsesAt }: TransferRow): number {
  return dueAt ?? lapsesAt;
}

/** The statements that write it. */
export function seatWrites(
  db: Connection,
  table: string,
  { transfers, handsSeen = [], draftsGone = [] }: SeatChange,
): Write[] {
  const seats = transfers ? [...transfers.gone, ...transfers.set.map(({ seat }) => seat)] : [];
  const cleared = seats.map((seat) =>
    db.deleteFrom('transfers').where('table_id', '=', table).where('seat', '=', seat).compile(),
  );
  const made = (transfers?.set ?? []).map((row) => {
    const values = { table_id: table, seat: row.seat, transfer: JSON.stringify(row), next_at: nextAt(row) };
    return db.insertInto('transfers').values(values).compile();
  });
  const seen = handsSeen.map(({ user, seat, since }) =>
    db
      .insertInto('hands_seen')
      .values({ table_id: table, user_id: user, seat, since })
      .onConflict((conflict) => conflict.columns(['table_id', 'user_id', 'seat']).doNothing())
      .compile(),
  );
  const swept =
    draftsGone.length === 0
      ? []
      : [
          db
            .deleteFrom('drafts')
            .where('table_id', '=', table)
            .where('question_key', 'in', draftsGone)
            .compile(),
        ];
  return [...cleared, ...made, ...seen, ...swept].map((query) => ({ query }));
}
