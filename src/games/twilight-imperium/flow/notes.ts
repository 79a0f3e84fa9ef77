import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { bookOf } from '../hooks/book.ts';
import { holdsNote } from '../rules/notes.ts';
import type { HeldNote } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import { moment } from '../timing/moment.ts';
import { layNote } from '../verbs/components.ts';

/** A seat has been given a note: one that takes effect at once is laid open before it does (74.23a). */
export function* noteReceived(t: ImperiumTable, seat: Seat, { id, owner }: HeldNote): Flow<void> {
  const abilities = bookOf(t.state).components[`note:${id}`]?.abilities ?? [];
  const atOnce = abilities.some(({ at, must, stays }) => at === 'note-received' && must && stays);
  // 25.2: to its own player a note says nothing.
  if (atOnce && owner !== seat && holdsNote(t.state, seat, { id, owner })) layNote(t, seat, { id, owner });
  yield* moment(t, 'note-received', { event: { seat, note: id, owner } });
}
