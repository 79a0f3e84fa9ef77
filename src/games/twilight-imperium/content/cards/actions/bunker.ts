import { canRoll } from '../../../rules/combat/dice.ts';
import { controllerOf } from '../../../rules/planets.ts';
import { isPlanet, stacksOf } from '../../../rules/units.ts';
import type { Component } from '../../../timing/component.ts';
import { leaveEffect } from '../../../verbs/effects.ts';
import { systems } from '../../systems.ts';

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
