import type { Seat } from '#core/seat.ts';
import { enforce } from '../../flow/enforce.ts';
import { produce } from '../../flow/production.ts';
import type { Component } from '../../hooks/component.ts';
import { resourcesOf } from '../../rules/planets.ts';
import { priceOf, type Works } from '../../rules/production.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { UNIT_TYPES } from '../../tables/kinds.ts';
import { planets } from '../../tables/planets.ts';

/** Any number of units, as long as they cost together no more than the planet is worth; no PRODUCTION is used. */
function works(s: Galaxy, seat: Seat, planet: PlanetId): Works {
  const maxCost = resourcesOf(s, planet);
  const cheapest = Math.max(...UNIT_TYPES.map((unit) => priceOf(s, seat, unit).perCost));
  const lot = { most: maxCost * cheapest, ground: [planet], makes: () => true };
  return { seat, system: planets[planet].system, lots: [lot], ability: false, maxCost };
}

/** A planet that was gained can be made use of at once. */
export const integratedEconomy: Component = {
  abilities: [
    {
      at: 'control-gained',
      when: (s, by, { seat, planet }) => seat === by.seat && resourcesOf(s, planet) > 0,
      *resolve(t, { by: { seat }, event: { planet } }) {
        yield* produce(t, (s) => works(s, seat, planet));
        yield* enforce(t);
      },
    },
  ],
};
