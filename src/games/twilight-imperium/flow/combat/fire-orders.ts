import type { Flow } from '#core/flow.ts';
import { type Option, pick, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { mayOrderFire } from '../../rules/combat/fire-orders.ts';
import { type FireOrder, type Galaxy, othersThan, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';
import { orderFire } from '../../verbs/fire-orders.ts';

/** Beside a turn a seat says what its space cannons shall do, as often as it likes: they fire unless they are told otherwise (34.2, 34.7). */
export function* orderingFire(t: ImperiumTable, seat: Seat): Flow<void> {
  for (;;) orderFire(t, seat, yield* t.askWhenever(seat, 'fire-orders', () => orderQuestion(t.state, seat)));
}

const ORDERS = ['hold', 'ask', 'fire'] as const;

const idOf = ({ order, against }: FireOrder) => `${order}:${against}`;

function orderQuestion(s: Galaxy, seat: Seat): Question<FireOrder[]> | null {
  if (!mayOrderFire(s, seat)) return null;
  const others = othersThan(s, seat).sort((a, b) => a - b);
  const options = others.flatMap((against) =>
    ORDERS.map((order): Option<FireOrder> => {
      const value = { against, order };
      return { id: idOf(value), label: msg('option.fireOrder', value), value };
    }),
  );
  const now = (seatOf(s, seat).fireOrders ?? []).filter(({ against }) => others.includes(against)).map(idOf);
  return pick<FireOrder>(msg('ask.fireOrders', {}), options, {
    min: 0,
    max: others.length,
    fallback: now,
    suggestion: now,
    check: (orders) => {
      const twice = orders.find(({ against }, i) =>
        orders.some((one, j) => j > i && one.against === against),
      );
      return twice ? { message: msg('no.twoFireOrders', { seat: twice.against }), rule: 'TI4 34.2' } : null;
    },
  });
}
