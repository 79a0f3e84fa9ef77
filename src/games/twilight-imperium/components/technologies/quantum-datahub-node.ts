import { handGoods } from '../../flow/goods.ts';
import type { Component } from '../../hooks/component.ts';
import { othersThan, seatOf } from '../../state.ts';
import { spendToken } from '../../verbs/tokens.ts';
import { nameSeat } from '../factions/aim.ts';
import { canSwap, swapWith } from '../strategy-swap.ts';

const PRICE = 3;

/** When the strategy phase ends: a token and trade goods for another's strategy card, in exchange for an own one. */
export const quantumDatahubNode: Component = {
  abilities: [
    {
      at: 'strategy-phase-ends',
      when: (s, { seat }) =>
        seatOf(s, seat).pools.strategy > 0 &&
        seatOf(s, seat).goods >= PRICE &&
        canSwap(s, seat, othersThan(s, seat)),
      *resolve(t, { by: { seat, component } }) {
        const other = yield* nameSeat(t, {
          seat,
          component,
          able: (s) => othersThan(s, seat).filter((one) => canSwap(s, seat, [one])),
        });
        if (other === undefined) return;
        spendToken(t, seat, { pool: 'strategy' });
        yield* handGoods(t, { from: seat, to: other }, PRICE);
        yield* swapWith(t, seat, [other]);
      },
    },
  ],
};
