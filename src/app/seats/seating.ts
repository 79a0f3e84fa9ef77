import type { Json } from '#core/json.ts';
import { rawText } from '#core/people-text.ts';
import type { Post, SeatRow } from '#store/model.ts';
import { tablePost } from '../runner/plan-posts.ts';

/** Tells everybody who sits where. */
export function seatsPost(seats: readonly SeatRow[]): Post {
  const shown: Json = seats.map(({ seat, user, bot, name }) => ({ seat, user, bot, name: rawText(name) }));
  return tablePost('seats', { seats: shown });
}

/** Seats counted through from 0, in the order in which they were taken. */
export function numbered(seats: readonly SeatRow[]): SeatRow[] {
  return seats.map((row, seat) => ({ ...row, seat }));
}
