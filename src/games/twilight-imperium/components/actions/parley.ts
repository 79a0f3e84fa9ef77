import type { Component } from '../../hooks/component.ts';
import { controllerOf } from '../../rules/planets.ts';
import { stacksOf } from '../../rules/units.ts';
import { systemOf } from '../../tables/places.ts';
import { relocate } from '../../verbs/relocate.ts';

/** After another has committed units to an own planet: they are back in space. */
export const parley: Component = {
  abilities: [
    {
      at: 'forces-committed',
      when: (s, by, { seat, planet }) =>
        seat !== by.seat && controllerOf(s, planet) === by.seat && stacksOf(s, seat, planet).length > 0,
      *resolve(t, { event: { seat, planet } }) {
        const system = systemOf(planet);
        for (const { unit, count } of stacksOf(t.state, seat, planet).map((stack) => ({ ...stack })))
          relocate(t, { seat, unit }, { from: [{ at: planet, count }], to: [{ at: system, count }] });
      },
    },
  ],
};
