import type { Component } from '../../hooks/component.ts';
import { bombersFor } from '../../rules/combat/batteries.ts';
import { controllerOf } from '../../rules/planets.ts';
import { isPlanet } from '../../tables/places.ts';
import { systems } from '../../tables/systems.ts';
import { leaveEffect } from '../../verbs/effects.ts';

/** At the start of an invasion: -4 to everything that bombards own planets. */
export const bunker: Component = {
  abilities: [
    {
      at: 'invasion-starts',
      when: (s, by, { seat, system }) =>
        seat !== by.seat &&
        systems[system].planets.some(
          (planet) => controllerOf(s, planet) === by.seat && bombersFor(s, seat, planet).length > 0,
        ),
      *resolve(t, { by: { component, seat } }) {
        leaveEffect(t, { component, seat, until: 'invasion', data: null });
      },
    },
  ],
  lasting: {
    bonus: {
      tier: 'adjust',
      apply: (bonus, { kind, at }, { state, source }) =>
        kind === 'bombardment' && isPlanet(at) && controllerOf(state, at) === source.seat ? bonus - 4 : bonus,
    },
  },
};
