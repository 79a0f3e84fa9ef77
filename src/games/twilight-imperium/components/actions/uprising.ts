import type { Seat } from '#core/seat.ts';
import { gainGoods } from '../../flow/goods.ts';
import type { Component } from '../../hooks/component.ts';
import { controllerOf, readyPlanets, resourcesOf } from '../../rules/planets.ts';
import { type Galaxy, othersThan } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { planets } from '../../tables/planets.ts';
import { exhaustPlanets } from '../../verbs/planets.ts';
import { aimAtPlanet } from './aim.ts';

/** Ready planets of others, home planets aside, the richest first. */
const able = (s: Galaxy, seat: Seat) =>
  othersThan(s, seat)
    .flatMap((other) => readyPlanets(s, other))
    .filter((planet) => planets[planet].home === null)
    .sort((a, b) => resourcesOf(s, b) - resourcesOf(s, a));

/** Action: a ready planet of another is exhausted; then trade goods to its resources (74.17). */
export const uprising: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => able(s, seat).length > 0,
      *aim(t, { seat }) {
        return yield* aimAtPlanet(t, { seat, card: 'uprising', able: () => able(t.state, seat) });
      },
      *resolve(t, { by: { seat }, target }) {
        const planet = target as PlanetId;
        // 74.17: goods only for a planet that was exhausted by it.
        const controller = controllerOf(t.state, planet);
        if (controller === null || t.state.planets[planet]?.exhausted !== false) return;
        exhaustPlanets(t, controller, [planet]);
        yield* gainGoods(t, seat, resourcesOf(t.state, planet));
      },
    },
  ],
};
