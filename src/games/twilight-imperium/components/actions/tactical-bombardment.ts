import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { systemsOnBoard } from '../../rules/board.ts';
import { canRoll } from '../../rules/combat/dice.ts';
import { controllerOf, readyPlanets } from '../../rules/planets.ts';
import { stacksOf } from '../../rules/units.ts';
import { type Galaxy, othersThan } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import { systems } from '../../tables/systems.ts';
import { exhaustPlanets } from '../../verbs/planets.ts';
import { aimAtSystem } from './aim.ts';

/** Systems with own units that can bombard, those with the most ready planets of others first; there may be none. */
function able(s: Galaxy, seat: Seat): SystemId[] {
  const ready = (system: SystemId) =>
    systems[system].planets.filter((planet) => {
      const controller = controllerOf(s, planet);
      return controller !== null && controller !== seat && s.planets[planet]?.exhausted === false;
    }).length;
  return systemsOnBoard(s)
    .filter((system) =>
      stacksOf(s, seat, system).some(({ unit }) => canRoll(s, seat, { unit, kind: 'bombardment' })),
    )
    .sort((a, b) => ready(b) - ready(a));
}

/** Action: where an own unit can bombard, all planets of others are exhausted. */
export const tacticalBombardment: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => able(s, seat).length > 0,
      *aim(t, { seat }) {
        return yield* aimAtSystem(t, { seat, card: 'tactical-bombardment', able: () => able(t.state, seat) });
      },
      *resolve(t, { by: { seat }, target }) {
        const there = systems[target as SystemId].planets;
        for (const other of othersThan(t.state, seat)) {
          const ready = readyPlanets(t.state, other).filter((planet) => there.includes(planet));
          exhaustPlanets(t, other, ready);
        }
      },
    },
  ],
};
