import { gainGoods } from '../../flow/goods.ts';
import type { Component } from '../../hooks/component.ts';
import { shipsIn } from '../../rules/units.ts';

const GOODS = 4;

/** After another activates a system with own ships: trade goods. */
export const eResSiphons: Component = {
  abilities: [
    {
      at: 'system-activated',
      must: true,
      apart: true,
      when: (s, by, { seat, system }) => seat !== by.seat && shipsIn(s, by.seat, system) > 0,
      *resolve(t, { by: { seat } }) {
        yield* gainGoods(t, seat, GOODS);
      },
    },
  ],
};
