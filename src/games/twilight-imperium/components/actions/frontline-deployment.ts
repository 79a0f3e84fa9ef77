import { enforce } from '../../flow/enforce.ts';
import type { Component } from '../../hooks/component.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { place } from '../../verbs/units.ts';
import { aimAtPlanet } from './aim.ts';
import { garrisons } from './reinforce.ts';

/** Action: three infantry on one own planet. */
export const frontlineDeployment: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => garrisons(s, seat).length > 0,
      *aim(t, { seat }) {
        return yield* aimAtPlanet(t, {
          seat,
          card: 'frontline-deployment',
          able: () => garrisons(t.state, seat),
        });
      },
      *resolve(t, { by: { seat }, target }) {
        place(t, target as PlanetId, { seat, unit: 'infantry', count: 3 });
        yield* enforce(t);
      },
    },
  ],
};
