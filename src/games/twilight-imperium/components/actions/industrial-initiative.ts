import { gainGoods } from '../../flow/goods.ts';
import type { Component } from '../../hooks/component.ts';
import { planetsOfTrait } from '../../rules/objectives-counts.ts';

/** Action: a trade good for each industrial planet. */
export const industrialInitiative: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => planetsOfTrait(s, seat, 'industrial').length > 0,
      *resolve(t, { by: { seat } }) {
        yield* gainGoods(t, seat, planetsOfTrait(t.state, seat, 'industrial').length);
      },
    },
  ],
};
