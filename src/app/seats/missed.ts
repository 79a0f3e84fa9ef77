import type { Seat } from '#core/seat.ts';
import type { Dependencies } from '../runner/dependencies.ts';
import type { LiveTable } from '../runner/live-table.ts';

const DAY = 24 * 3_600_000;

/** Where a table has no deadline: after how many days of waiting for somebody notice may be given. */
export const SILENT_DAYS = 7;

/**
 * Whether the person in a seat has missed their time. With a deadline: it answered for them since they last answered themselves. Without:
 * the table waits for them, and nothing has moved there for so many days. All of this everybody can see, so it tells nothing.
 */
export async function hasMissed(
  { store, now }: Dependencies,
  table: LiveTable,
  seat: Seat,
): Promise<boolean> {
  const { row, session } = table;
  const taken = table.handOvers.findLast(({ entry }) => entry.seat === seat);
  const last = await store.seatHistory.lastAnswer(row.id, seat);
  if (last?.by === 'deadline' && last.seq > (taken?.entry.seq ?? -1)) return true;
  if (row.deadlineHours !== null || row.status !== 'playing') return false;
  if (!session?.summoned().some((one) => one.seat === seat)) return false;
  const moved = (await store.seatHistory.movedAt(row.id)) ?? row.updatedAt;
  const awayUntil = table.seats[seat]?.awayUntil ?? 0;
  return now() - Math.max(moved, awayUntil, row.resumedAt ?? 0, taken?.at ?? 0) >= SILENT_DAYS * DAY;
}
