import { responded } from '../../../flow/trade/holding.ts';
import type { Component } from '../../../hooks/component.ts';
import { seatOf } from '../../../state.ts';
import { leaveEffect } from '../../../verbs/effects.ts';
import { spendGoods } from '../../../verbs/goods.ts';
import { rerolling } from './rerolls.ts';

const PRICE = 2;

/** As a round of space combat begins: trade goods for the right to reroll own dice in it. */
export const munitionsReserves: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      paid: true,
      when: (s, by, { kind }) => kind === 'space' && seatOf(s, by.seat).goods >= PRICE,
      *resolve(t, { by: { seat, component } }) {
        yield* responded(t, seat);
        // 74.11: they may have been taken or given away by then.
        if (seatOf(t.state, seat).goods < PRICE) return;
        spendGoods(t, seat, PRICE);
        leaveEffect(t, { component, seat, until: 'combat round', data: null });
      },
    },
  ],
  ...rerolling,
};
