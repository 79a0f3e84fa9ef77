import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { planetsOfTrait } from '../../rules/objectives-counts.ts';
import type { Galaxy } from '../../state.ts';
import { makeReady } from '../../verbs/planets.ts';

const exhausted = (s: Galaxy, seat: Seat) =>
  planetsOfTrait(s, seat, 'cultural').filter((planet) => s.planets[planet]?.exhausted);

/** Action: all own cultural planets are readied. */
export const economicInitiative: Component = {
  abilities: [
    {
      at: 'component-action',
      // It may be played where it changes nothing, for the sake of the action.
      when: () => true,
      *resolve(t, { by: { seat } }) {
        makeReady(t, seat, exhausted(t.state, seat));
      },
    },
  ],
};
