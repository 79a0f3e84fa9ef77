import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';

/** The speaker token goes to a seat (58.6). */
export function passSpeaker(t: ImperiumTable, seat: Seat): void {
  t.write.speaker = seat;
  t.tell(msg('fact.speaker', { seat }));
}
