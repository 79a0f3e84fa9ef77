import type { Seat } from '#core/seat.ts';
import type { Answer, OpenQuestion } from '#core/session.ts';
import type { Dependencies } from './dependencies.ts';
import type { LiveTable, PublicAnswer } from './live-table.ts';
import { windowOf } from './waiting-at.ts';

/**
 * What everybody may take for the answer of a person: none in a veiled window, where nobody knows who has answered. Where it is hidden
 * whether somebody had a choice, the answer of the table counts like their own.
 */
export function publicAnswer(
  table: LiveTable,
  { question, by }: { readonly question: OpenQuestion; readonly by: Answer['by'] },
  { clock }: Dependencies,
): PublicAnswer | null {
  const { seat, veiled } = question;
  const user = table.seats[seat]?.user ?? null;
  if (user === null || windowOf(table, question) !== null) return null;
  return by === 'seat' || (veiled && by !== 'deadline') ? { seat, user, at: clock.now() } : null;
}

/**
 * Until when a seat need not be called, since what is asked of it follows at once from its own answer: whoever gave that has it before
 * their eyes. Null for whom that does not hold.
 */
export function thereUntil(
  { lastAnswer, seats }: Pick<LiveTable, 'lastAnswer' | 'seats'>,
  seat: Seat,
  { clock, settings }: Dependencies,
): number | null {
  if (lastAnswer?.seat !== seat || lastAnswer.user !== seats[seat]?.user) return null;
  const until = lastAnswer.at + settings.stillThere;
  return until > clock.now() ? until : null;
}
