import { gainGoods } from '../../flow/goods.ts';
import type { Component } from '../../hooks/component.ts';
import { planetsOfTrait } from '../../rules/objectives-counts.ts';

/** Action: a trade good for each industrial planet. */
export const industrialInitiative: Component = {
  abilities: [
    {
      at: 'component-action',
      // It may be played where it changes nothing, for the sake of the action.
      when: () => true,
      *resolve(t, { by: { seat } }) {
        yield* gainGoods(t, seat, planetsOfTrait(t.state, seat, 'industrial').length);
      },
    },
  ],
};
