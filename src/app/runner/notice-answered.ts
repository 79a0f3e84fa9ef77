import type { Seat } from '#core/seat.ts';
import { app } from '../text/lexicon.ts';
import type { LiveTable, TableChange } from './live-table.ts';
import { isOpenCall } from './open-call.ts';
import { noticePost } from './plan-posts.ts';

/** Somebody who was given notice shows that they are there: their seats stay theirs. Null if nobody had given any. */
export function noticeAnswered(
  { transfers }: LiveTable,
  seats: readonly Seat[],
): Required<Pick<TableChange, 'transfers' | 'posts'>> | null {
  const off = transfers.filter(
    ({ seat, right, dueAt, to }) =>
      right === 'notice' && (dueAt !== null || isOpenCall({ to })) && seats.includes(seat),
  );
  if (off.length === 0) return null;
  const posts = off.map(({ seat, from, to, by }) =>
    noticePost(
      isOpenCall({ to })
        ? app('app.callOver', { seat, from, why: 'withdrawn' })
        : app('app.noticeOff', { seat, from, to, by, why: 'answered' }),
    ),
  );
  return { transfers: { gone: off.map(({ seat }) => seat), set: [] }, posts };
}
