import { research } from '../../flow/research.ts';
import { responded } from '../../flow/trade/holding.ts';
import type { Component } from '../../hooks/component.ts';
import { gainsByResearch } from '../../rules/technology.ts';
import { awaitsResponse } from '../../rules/trade.ts';
import { seatOf } from '../../state.ts';
import { spendGoods } from '../../verbs/goods.ts';

/** Trade goods that it takes. */
const PRICE = 4;

/** Action: four trade goods for a technology (74.11). */
export const focusedResearch: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) =>
        seatOf(s, seat).goods >= PRICE && !awaitsResponse(s, seat) && gainsByResearch(s, seat),
      *resolve(t, { by: { seat } }) {
        yield* responded(t, seat);
        if (seatOf(t.state, seat).goods < PRICE) return;
        spendGoods(t, seat, PRICE);
        yield* research(t, seat);
      },
    },
  ],
};
