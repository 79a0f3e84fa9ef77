import { gainGoods } from '../../../flow/goods.ts';
import type { Component } from '../../../hooks/component.ts';

/** A trade good for every planet that is gained. */
export const scavenge: Component = {
  abilities: [
    {
      at: 'control-gained',
      must: true,
      apart: true,
      when: (_, by, { seat }) => seat === by.seat,
      *resolve(t, { by: { seat } }) {
        yield* gainGoods(t, seat, 1);
      },
    },
  ],
};
