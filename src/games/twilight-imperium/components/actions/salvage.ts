import { goodsGained } from '../../flow/goods.ts';
import { responded } from '../../flow/trade/holding.ts';
import type { Component } from '../../hooks/component.ts';
import { seatOf } from '../../state.ts';
import { surrenderCommodities } from '../../verbs/trade.ts';

/** After winning a space combat: all commodities of the loser, as trade goods (60.6). */
export const salvage: Component = {
  abilities: [
    {
      at: 'combat-ends',
      when: (s, by, { kind, winner, loser }) =>
        kind === 'space' && winner === by.seat && loser !== null && seatOf(s, loser).commodities > 0,
      *resolve(t, { by: { seat: to }, event: { loser: from } }) {
        if (from === null) return;
        yield* responded(t, from);
        const goods = surrenderCommodities(t, { from, to });
        if (goods > 0) yield* goodsGained(t, to, goods);
      },
    },
  ],
};
