import type { Flow } from '#core/flow.ts';
import type { Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { type SequenceRules, sequence } from '#core/sequence.ts';
import { exchange } from '../mutations/exchanges.ts';
import { ORE_FOR_SHIP } from '../rules/numbers.ts';
import { systemAt } from '../rules/ships.ts';
import { afterExchange, type Exchange, exchanges, type Stall, stallOf } from '../rules/trade.ts';
import type { Sun } from '../state.ts';
import type { SunTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { checkControl } from './control.ts';

/** More exchanges than anybody makes in one turn. */
const MAX_EXCHANGES = 40;

const exchangeId = (one: Exchange): string =>
  one.kind === 'shipPop' ? `ship:${one.place}:${one.level}` : one.kind;

function labelled(s: Sun, { price }: Stall, one: Exchange): Option<Exchange> {
  const id = exchangeId(one);
  switch (one.kind) {
    case 'orePop':
      return { id, label: msg('option.orePop', { ore: price }), value: one };
    case 'popOre':
      return { id, label: msg('option.popOre', {}), value: one };
    case 'shipPop': {
      const { place, level } = one;
      const label = msg('option.shipPop', { place, level, system: systemAt(s, place), ore: ORE_FOR_SHIP });
      return { id, label, value: one };
    }
  }
}

/** Exchanges in any number, order and mixture, as one answer; none is a pass (5.6, 5.11). Says how many were made. */
export function* trade(t: SunTable, seat: Seat): Flow<number> {
  const from = stallOf(t.state, seat);
  if (exchanges(from).length === 0) return 0;
  const rules: SequenceRules<Stall, Exchange> = {
    from,
    marks: (now) => ({ options: exchanges(now).map((one) => labelled(t.state, now, one)) }),
    after: afterExchange,
  };
  const { marks } = yield* t.ask(seat, 'trade', () =>
    sequence(msg('ask.trade', {}), rules, {
      min: 0,
      max: MAX_EXCHANGES,
      sum: ({ end }) => msg('sum.trade', { ore: end.ore, pop: end.pop }),
    }),
  );
  if (marks.length > 0) t.tell(msg('fact.traded', { seat, exchanges: marks }));
  for (const one of marks) {
    exchange(t, seat, { exchange: one, price: from.price });
    if (one.kind === 'shipPop') yield* checkControl(t); // 5.10
  }
  return marks.length;
}
