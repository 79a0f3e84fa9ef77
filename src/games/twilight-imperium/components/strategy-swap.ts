import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { StrategyCardId } from '../tables/card-ids.ts';
import { msg } from '../text/lexicon.ts';
import { swapStrategyCards } from '../verbs/rounds.ts';

/** A strategy card and who has it. */
interface Held {
  readonly seat: Seat;
  readonly card: StrategyCardId;
}

const heldBy = (s: Galaxy, seats: readonly Seat[]): Held[] =>
  seats.flatMap((seat) => seatOf(s, seat).strategy.map(({ id }) => ({ seat, card: id })));

/** Whether a seat has a strategy card to exchange with one of these. */
export const canSwap = (s: Galaxy, seat: Seat, others: readonly Seat[]) =>
  heldBy(s, [seat]).length > 0 && heldBy(s, others).length > 0;

/** A seat exchanges one of its strategy cards with one that another has; it chooses both. */
export function* swapWith(t: ImperiumTable, seat: Seat, others: readonly Seat[]): Flow<void> {
  const own = yield* chooseHeld(t, seat, { whose: 'own', among: [seat] });
  swapStrategyCards(t, own, yield* chooseHeld(t, seat, { whose: 'other', among: others }));
}

function* chooseHeld(
  t: ImperiumTable,
  seat: Seat,
  { whose, among }: { whose: 'own' | 'other'; among: readonly Seat[] },
): Flow<Held> {
  const able = () => heldBy(t.state, among);
  const [first, ...more] = able();
  if (first && more.length === 0) return first;
  return yield* t.ask(seat, `swap-${whose}`, () => {
    const options = able().map((held) => ({ id: held.card, label: msg('option.heldBy', held), value: held }));
    return choose<Held>(msg('ask.swap', { whose }), options);
  });
}
