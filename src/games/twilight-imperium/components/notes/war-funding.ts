import { responded } from '../../flow/trade/holding.ts';
import type { Component } from '../../hooks/component.ts';
import { leaveEffect } from '../../verbs/effects.ts';
import { returnGoods } from '../../verbs/goods.ts';
import { rerolling } from '../factions/letnev/rerolls.ts';

const LOSS = 2;

/** As a round of space combat begins: its owner loses trade goods, and the player rerolls dice in that round. */
export const warFunding: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      when: (_, by, { kind }) => kind === 'space' && by.owner !== null,
      *resolve(t, { by: { seat, owner, component } }) {
        if (owner !== null) {
          yield* responded(t, owner);
          returnGoods(t, owner, LOSS);
        }
        leaveEffect(t, { component, seat, until: 'combat round', data: null });
      },
    },
  ],
  ...rerolling,
};
