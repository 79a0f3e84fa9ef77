import { bombard } from '../../../flow/combat/bombardment.ts';
import type { Component } from '../../../hooks/component.ts';
import { bombardedOn, bombersFor } from '../../../rules/combat/batteries.ts';

/** As a round of a ground combat ends, ships of the attacker bombard the planet again: never own troops, and no shield (8.1e, 48.2). */
export const harrow: Component = {
  abilities: [
    {
      at: 'combat-round-ends',
      free: true,
      when: (s, { seat }, { planet, attacker }) =>
        planet !== null &&
        seat === attacker &&
        bombardedOn(s, seat, planet) !== null &&
        bombersFor(s, seat, planet).length > 0,
      *resolve(t, { by: { seat }, event: { planet } }) {
        if (planet) yield* bombard(t, { seat, planet, firing: bombersFor(t.state, seat, planet) });
      },
    },
  ],
};
