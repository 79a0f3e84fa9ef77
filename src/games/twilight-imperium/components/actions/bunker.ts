import type { Component } from '../../hooks/component.ts';
import { canRoll } from '../../rules/combat/dice.ts';
import { controllerOf } from '../../rules/planets.ts';
import { stacksOf } from '../../rules/units.ts';
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
        systems[system].planets.some((planet) => controllerOf(s, planet) === by.seat) &&
        stacksOf(s, seat, system).some(({ unit }) => canRoll(s, seat, { unit, kind: 'bombardment' })),
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
