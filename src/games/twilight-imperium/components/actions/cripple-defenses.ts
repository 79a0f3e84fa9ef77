import { destroyAll } from '../../flow/destroy.ts';
import { enforce } from '../../flow/enforce.ts';
import type { Component, Holder } from '../../hooks/component.ts';
import { controllerOf } from '../../rules/planets.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { aimAtPlanet } from './aim.ts';
import { victimsAt } from './victims.ts';

const defences = (s: Galaxy, by: Holder, at: PlanetId) => victimsAt(s, by, { at, units: ['pds'] });

/** Planets of others, the best defended first; there may be no PDS. */
function able(s: Galaxy, by: Holder): PlanetId[] {
  const count = (planet: PlanetId) =>
    defences(s, by, planet).reduce((sum, { count: there }) => sum + there, 0);
  return (Object.keys(s.planets) as PlanetId[])
    .filter((planet) => count(planet) > 0 || (controllerOf(s, planet) ?? by.seat) !== by.seat)
    .sort((a, b) => count(b) - count(a));
}

/** Action: every PDS on a planet is destroyed. */
export const crippleDefenses: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, by) => able(s, by).length > 0,
      *aim(t, by) {
        return yield* aimAtPlanet(t, {
          seat: by.seat,
          card: 'cripple-defenses',
          able: () => able(t.state, by),
        });
      },
      *resolve(t, { by, target }) {
        const at = target as PlanetId;
        yield* destroyAll(
          t,
          defences(t.state, by, at).map(({ seat, unit, count }) => ({
            at,
            seat,
            unit,
            count,
            by: by.seat,
            cause: 'effect' as const,
          })),
        );
        yield* enforce(t);
      },
    },
  ],
};
