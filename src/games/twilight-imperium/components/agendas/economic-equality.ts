import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { gainGoodsTogether } from '../../flow/goods.ts';
import { responded } from '../../flow/trade/holding.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { clockwise } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { returnGoods } from '../../verbs/goods.ts';

/** Trade goods for each when all have given up theirs. */
const SHARE = 5;

function* returnAll(t: ImperiumTable): Flow<Seat[]> {
  const seats = clockwise(t.state, t.state.speaker);
  for (const seat of seats) yield* responded(t, seat);
  for (const seat of seats) returnGoods(t, seat);
  return seats;
}

/** All trade goods go back to the supply; if it is passed, everybody then gains five. */
export const economicEquality: AgendaCard = {
  *for(t) {
    yield* gainGoodsTogether(t, yield* returnAll(t), SHARE);
  },
  *against(t) {
    yield* returnAll(t);
  },
};
