import { gainGoods } from '../../flow/goods.ts';
import type { Component } from '../../hooks/component.ts';
import { othersThan, seatOf } from '../../state.ts';
import { spendToken } from '../../verbs/tokens.ts';
import { nameSeat } from '../factions/aim.ts';

const MINE = 4;
const THEIRS = 2;

/** Component action: trade goods for a token of the strategy pool, some for another player as well. */
export const productionBiomes: Component = {
  abilities: [
    {
      at: 'component-action',
      exhausts: true,
      when: (s, { seat }) => seatOf(s, seat).pools.strategy > 0,
      *resolve(t, { by: { seat, component } }) {
        const other = yield* nameSeat(t, { seat, component, able: (s) => othersThan(s, seat) });
        spendToken(t, seat, { pool: 'strategy' });
        yield* gainGoods(t, seat, MINE);
        if (other !== undefined) yield* gainGoods(t, other, THEIRS);
      },
    },
  ],
};
