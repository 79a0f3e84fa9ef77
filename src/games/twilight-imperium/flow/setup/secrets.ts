import type { Flow } from '#core/flow.ts';
import { choose, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { clockwise, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SecretId } from '../../tables/card-ids.ts';
import { msg } from '../../text/lexicon.ts';
import { after } from '../../timing/steps.ts';
import { beginRound } from '../../verbs/rounds.ts';
import { dealSecrets, keepSecret, returnSecrets, revealFirst } from '../../verbs/setup/objectives.ts';
import { startingComponents } from './starting.ts';

/** Secret objectives dealt to each seat (S12a), and public ones that lie open from the start (S12d). */
const DEALT = 2;
const OPEN = 2;

/**
 * The last part of set-up: starting components (S11), then one of two secret objectives (S12a); each seat goes through it by itself.
 * Then the first public objectives are shown, and the first round begins.
 */
export function* chooseSecrets(t: ImperiumTable): Flow<void> {
  const seats = clockwise(t.state, t.state.speaker);
  const deck = [...t.state.decks.secret];
  const lots = new Map(seats.map((seat, i) => [seat, deck.slice(i * DEALT, (i + 1) * DEALT)] as const));
  yield* t.parallel(seats, 'preparing', (seat) => prepare(t, seat, lots.get(seat) ?? []));
  returnSecrets(t);
  revealFirst(t, OPEN);
  yield* after(t, 'secrets chosen', {});
  beginRound(t);
}

function* prepare(t: ImperiumTable, seat: Seat, dealt: readonly SecretId[]): Flow<void> {
  yield* startingComponents(t, seat);
  dealSecrets(t, seat, dealt);
  keepSecret(t, seat, yield* t.ask(seat, 'keep-secret', () => keeping(seatOf(t.state, seat).dealt.secrets)));
}

function keeping(dealt: readonly SecretId[]): Question<SecretId> {
  const options = dealt.map((id) => ({ id, label: msg('option.dealtSecret', { objective: id }), value: id }));
  return choose<SecretId>(msg('ask.keepSecret', { secrets: dealt }), options);
}
