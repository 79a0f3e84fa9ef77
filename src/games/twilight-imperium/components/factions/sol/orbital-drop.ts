import { enforce } from '../../../flow/enforce.ts';
import type { Component } from '../../../hooks/component.ts';
import { seatOf } from '../../../state.ts';
import { spendToken } from '../../../verbs/tokens.ts';
import { place } from '../../../verbs/units.ts';
import { garrisons } from '../../actions/reinforce.ts';
import { namePlanet } from '../aim.ts';

/** Component action: two infantry on an own planet, for a token of the strategy pool. */
export const orbitalDrop: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => seatOf(s, seat).pools.strategy > 0 && garrisons(s, seat).length > 0,
      *resolve(t, { by: { seat, component } }) {
        const planet = yield* namePlanet(t, { seat, component, able: (s) => garrisons(s, seat) });
        if (!planet) return;
        spendToken(t, seat, { pool: 'strategy' });
        place(t, planet, { seat, unit: 'infantry', count: 2 });
        yield* enforce(t);
      },
    },
  ],
};
