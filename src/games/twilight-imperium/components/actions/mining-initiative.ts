import type { Seat } from '#core/seat.ts';
import { gainGoods } from '../../flow/goods.ts';
import type { Component } from '../../hooks/component.ts';
import { controlledBy, resourcesOf } from '../../rules/planets.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { aimAtPlanet } from './aim.ts';

const richest = (s: Galaxy, seat: Seat) =>
  [...controlledBy(s, seat)].sort((a, b) => resourcesOf(s, b) - resourcesOf(s, a));

/** Action: trade goods to the resources of one planet. */
export const miningInitiative: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => controlledBy(s, seat).some((planet) => resourcesOf(s, planet) > 0),
      *aim(t, { seat }) {
        return yield* aimAtPlanet(t, { seat, card: 'mining-initiative', able: () => richest(t.state, seat) });
      },
      *resolve(t, { by: { seat }, target }) {
        yield* gainGoods(t, seat, resourcesOf(t.state, target as PlanetId));
      },
    },
  ],
};
