import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { planetsOfTrait } from '../../rules/objectives-counts.ts';
import { type Galaxy, othersThan } from '../../state.ts';
import { exhaustPlanets } from '../../verbs/planets.ts';
import { aimAtSeat } from './aim.ts';

const ready = (s: Galaxy, seat: Seat) =>
  planetsOfTrait(s, seat, 'cultural').filter((planet) => s.planets[planet]?.exhausted === false);

const able = (s: Galaxy, seat: Seat) => othersThan(s, seat).filter((other) => ready(s, other).length > 0);

/** As the agenda phase begins: all cultural planets of another are exhausted. */
export const ancientBurialSites: Component = {
  abilities: [
    {
      at: 'agenda-phase-starts',
      when: (s, { seat }) => able(s, seat).length > 0,
      *aim(t, { seat }) {
        return yield* aimAtSeat(t, { seat, card: 'ancient-burial-sites', able: () => able(t.state, seat) });
      },
      *resolve(t, { target }) {
        const other = target as Seat;
        exhaustPlanets(t, other, ready(t.state, other));
      },
    },
  ],
};
