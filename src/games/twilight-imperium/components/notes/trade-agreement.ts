import { goodsGained } from '../../flow/goods.ts';
import { responded } from '../../flow/trade/holding.ts';
import type { Component } from '../../hooks/component.ts';
import { surrenderCommodities } from '../../verbs/trade.ts';

/** When its owner replenishes commodities: all of them are the player's, as trade goods (60.6). */
export const tradeAgreement: Component = {
  abilities: [
    {
      at: 'commodities-replenished',
      when: (_, by, { seat }) => seat === by.owner,
      *resolve(t, { by: { seat: to }, event: { seat: from } }) {
        yield* responded(t, from);
        const goods = surrenderCommodities(t, { from, to });
        if (goods > 0) yield* goodsGained(t, to, goods);
      },
    },
  ],
};
