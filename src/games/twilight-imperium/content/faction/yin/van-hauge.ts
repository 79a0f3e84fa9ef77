import { destroyAll } from '../../../flow/destroy.ts';
import { isPlanet, isShip, unitsAt } from '../../../rules/units.ts';
import type { Component } from '../../../timing/component.ts';

/** When it is destroyed all ships in its system are, everybody's: no hits, so nothing is sustained (52.5). */
export const vanHauge: Component = {
  abilities: [
    {
      at: 'unit-destroyed',
      must: true,
      when: (s, by, { seat, unit, at }) =>
        seat === by.seat && unit === 'flagship' && unitsAt(s, at).some((stack) => isShip(stack.unit)),
      *resolve(t, { by: { seat: by }, event: { at } }) {
        if (isPlanet(at)) return;
        const ships = unitsAt(t.state, at).filter(({ unit }) => isShip(unit));
        yield* destroyAll(
          t,
          ships.map(({ seat, unit, count, damaged }) => ({
            at,
            seat,
            unit,
            count,
            damaged,
            by,
            cause: 'effect' as const,
          })),
        );
      },
    },
  ],
};
