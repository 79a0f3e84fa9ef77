import type { Flow } from '#core/flow.ts';
import { choose, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { SECRETS } from '../rules/objectives.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { SecretId } from '../tables/card-ids.ts';
import { msg } from '../text/lexicon.ts';
import { returnSecret, takeSecret } from '../verbs/secrets.ts';

/** Draws a secret objective and keeps the limit of three (30.21). */
export function* drawSecret(t: ImperiumTable, seat: Seat): Flow<void> {
  const drawn = takeSecret(t, seat);
  if (drawn === null) return;
  const { held, scored } = seatOf(t.state, seat).secrets;
  if (held.length + scored.length <= SECRETS) return;
  // 30.21a: one that is unscored goes back; with three scored only the new one can.
  const [only] = held;
  const back =
    held.length === 1 ? only : yield* t.ask(seat, 'return-secret', () => returning(t.state, seat, drawn));
  if (back) returnSecret(t, seat, back);
}

function returning(s: Galaxy, seat: Seat, drawn: SecretId): Question<SecretId> {
  const options = seatOf(s, seat).secrets.held.map((secret) => ({
    id: secret,
    label: msg('option.secret', { secret }),
    value: secret,
  }));
  return choose<SecretId>(msg('ask.returnSecret', { count: SECRETS }), options, { fallback: drawn });
}
