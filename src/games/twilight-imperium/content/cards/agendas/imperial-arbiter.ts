import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { type Galaxy, othersThan, seatOf } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import { msg } from '../../../text/lexicon.ts';
import type { AgendaCard } from '../../../timing/component.ts';
import { discardAgenda } from '../../../verbs/agendas.ts';
import { swapStrategyCards } from '../../../verbs/rounds.ts';
import type { StrategyCardId } from '../../card-ids.ts';

/** A strategy card and who has it. */
interface Held {
  readonly seat: Seat;
  readonly card: StrategyCardId;
}

const heldBy = (s: Galaxy, seats: readonly Seat[]): Held[] =>
  seats.flatMap((seat) => seatOf(s, seat).strategy.map(({ id }) => ({ seat, card: id })));

function* chooseHeld(t: ImperiumTable, seat: Seat, whose: 'own' | 'other'): Flow<Held> {
  const able = () => heldBy(t.state, whose === 'own' ? [seat] : othersThan(t.state, seat));
  const [first, ...others] = able();
  if (first && others.length === 0) return first;
  return yield* t.ask(seat, `swap-${whose}`, () => {
    const options = able().map((held) => ({ id: held.card, label: msg('option.heldBy', held), value: held }));
    return choose<Held>(msg('ask.swap', { whose }), options);
  });
}

/** When the strategy phase ends its owner may discard it to exchange a strategy card with another seat. */
export const imperialArbiter: AgendaCard = {
  law: {
    abilities: [
      {
        at: 'strategy-phase-ends',
        when: (s, { seat }) => heldBy(s, [seat]).length > 0 && heldBy(s, othersThan(s, seat)).length > 0,
        *resolve(t, { by: { seat } }) {
          discardAgenda(t, 'imperial-arbiter', 'repealed');
          const own = yield* chooseHeld(t, seat, 'own');
          swapStrategyCards(t, own, yield* chooseHeld(t, seat, 'other'));
        },
      },
    ],
  },
};
