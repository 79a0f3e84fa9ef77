import type { Seat } from '#core/seat.ts';
import { app } from '../text/lexicon.ts';
import type { LiveTable, TableChange } from './live-table.ts';
import { noticePost } from './plan-posts.ts';

/** Somebody who was given notice shows that they are there: their seats stay theirs. Null if nobody had given any. */
export function noticeAnswered(
  { transfers }: LiveTable,
  seats: readonly Seat[],
): Required<Pick<TableChange, 'transfers' | 'posts'>> | null {
  const off = transfers.filter(
    ({ seat, right, dueAt }) => right === 'notice' && dueAt !== null && seats.includes(seat),
  );
  if (off.length === 0) return null;
  const posts = off.map(({ seat, from, to, by }) =>
    noticePost(app('app.noticeOff', { seat, from, to, by, why: 'answered' })),
  );
  return { transfers: { gone: off.map(({ seat }) => seat), set: [] }, posts };
}
