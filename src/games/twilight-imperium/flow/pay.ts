import type { Flow } from '#core/flow.ts';
import { pick, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import {
  affordable,
  canPay,
  cheapest,
  goodsFor,
  goodWorth,
  type Keeping,
  type Means,
  meansOf,
  onlyWay,
  type Price,
  purse,
  worth,
  worthOf,
} from '../rules/payment.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { PlanetId } from '../tables/ids.ts';
import { msg } from '../text/lexicon.ts';
import { settle } from '../verbs/payment.ts';
import { askToSpend, responded } from './trade/holding.ts';

/** The rule that a payment which falls short breaks. */
const SHORT: Readonly<Record<Means, string>> = { resources: 'TI4 67.2', influence: 'TI4 9.2' };

/**
 * Pays with planets of the seat's choice and the rest with trade goods (67.2, 67.3, 9.2, 9.3); what is paid too much is lost (62.1a).
 * Where there is only one way nobody is asked. Says whether it was paid: goods may be given away while the question stands open,
 * and then what they were to pay for does not happen (74.11).
 */
export function* pay(
  t: ImperiumTable,
  seat: Seat,
  price: Price & Keeping & { readonly rule?: string },
): Flow<boolean> {
  const { means, amount } = meansOf(price);
  if (amount <= 0) return true;
  yield* responded(t, seat);
  if (!canPay(t.state, seat, price)) return false;
  const only = onlyWay(t.state, seat, price);
  const planets =
    only ?? (yield* askToSpend(t, seat, { topic: 'payment', question: () => payment(t.state, seat, price) }));
  if (!planets) return false;
  const goods = goodsFor(t.state, seat, amount - worthOf(t.state, planets, means));
  settle(t, seat, { planets, goods, means, amount });
  return true;
}

function payment(
  s: Galaxy,
  seat: Seat,
  price: Price & Keeping & { readonly rule?: string },
): Question<PlanetId[]> | null {
  if (!canPay(s, seat, price)) return null;
  const { means, amount } = meansOf(price);
  const { goods } = seatOf(s, seat);
  const options = purse(s, seat, means).map((planet) => ({
    id: planet,
    label: msg('option.payWith', { planet, means, count: worth(s, planet, means) }),
    value: planet,
    worth: worth(s, planet, means),
  }));
  return pick(msg('ask.payment', { means, count: amount, goods }), options, {
    min: 0,
    max: options.length,
    fallback: cheapest(s, seat, price),
    suggestion: cheapest(s, seat, price),
    sum: (planets) => {
      const paid = worthOf(s, planets, means);
      const used = Math.min(goods, goodsFor(s, seat, amount - paid));
      return msg('sum.payment', { means, count: amount, paid, goods: used });
    },
    check: (planets) => {
      const short = amount - worthOf(s, planets, means) - goods * goodWorth(s, seat);
      if (short <= 0) return null;
      const rule = price.rule ?? SHORT[means];
      return { message: msg('no.short', { count: short, means, of: affordable(s, seat, means) }), rule };
    },
  });
}
