import { destroyAll } from '../../flow/destroy.ts';
import { enforce } from '../../flow/enforce.ts';
import type { Component, Holder } from '../../hooks/component.ts';
import { controllerOf, resourcesOf } from '../../rules/planets.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { planets } from '../../tables/planets.ts';
import { exhaustPlanets } from '../../verbs/planets.ts';
import { aimAtPlanet } from './aim.ts';
import { victimsAt } from './victims.ts';

/** Infantry that falls at most. */
const MAX = 3;

const infantry = (s: Galaxy, by: Holder, at: PlanetId) => victimsAt(s, by, { at, units: ['infantry'] });

/** Hazardous planets of others, the richest first, those on which nothing would happen last. */
function able(s: Galaxy, by: Holder): PlanetId[] {
  const gain = (planet: PlanetId) =>
    Number(s.planets[planet]?.exhausted === false || infantry(s, by, planet).length > 0);
  return (Object.keys(s.planets) as PlanetId[])
    .filter((planet) => {
      const controller = controllerOf(s, planet);
      return planets[planet].trait === 'hazardous' && controller !== null && controller !== by.seat;
    })
    .sort((a, b) => gain(b) - gain(a) || resourcesOf(s, b) - resourcesOf(s, a));
}

/** Action: a hazardous planet is exhausted, and up to three infantry on it fall. */
export const unstablePlanet: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, by) => able(s, by).length > 0,
      *aim(t, by) {
        return yield* aimAtPlanet(t, {
          seat: by.seat,
          card: 'unstable-planet',
          able: () => able(t.state, by),
        });
      },
      *resolve(t, { by, target }) {
        const at = target as PlanetId;
        const controller = controllerOf(t.state, at);
        if (controller !== null && !t.state.planets[at]?.exhausted) exhaustPlanets(t, controller, [at]);
        let left = MAX;
        const doomed = infantry(t.state, by, at).map(({ seat, unit, count }) => {
          const lost = Math.min(left, count);
          left -= lost;
          return { at, seat, unit, count: lost, by: by.seat, cause: 'effect' as const };
        });
        yield* destroyAll(t, doomed);
        yield* enforce(t);
      },
    },
  ],
};
