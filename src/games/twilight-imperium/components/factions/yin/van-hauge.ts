import { destroyAll } from '../../../flow/destroy.ts';
import type { Component } from '../../../hooks/component.ts';
import { companyAt, strengthAt } from '../../../rules/combat/sides.ts';
import { seatsAt } from '../../../rules/units.ts';
import { isPlanet } from '../../../tables/places.ts';

/** When it is destroyed all ships in its system are, everybody's, and what fights like ships: no hits, so nothing is sustained (52.5). */
export const vanHauge: Component = {
  abilities: [
    {
      at: 'unit-destroyed',
      must: true,
      when: (s, by, { seat, unit, at }) =>
        seat === by.seat &&
        unit === 'flagship' &&
        seatsAt(s, at).some((other) => strengthAt(s, other, at) > 0),
      *resolve(t, { by: { seat: by }, event: { at } }) {
        if (isPlanet(at)) return;
        const ships = seatsAt(t.state, at).flatMap((seat) =>
          companyAt(t.state, seat, at).map(({ unit, count, damaged }) => ({
            at,
            seat,
            unit,
            count,
            damaged,
            by,
            cause: 'effect' as const,
          })),
        );
        yield* destroyAll(t, ships);
      },
    },
  ],
};
