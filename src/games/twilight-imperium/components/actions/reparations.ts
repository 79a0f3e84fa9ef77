import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { controlledBy, readyPlanets } from '../../rules/planets.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { exhaustPlanets, makeReady } from '../../verbs/planets.ts';
import { aimAtPlanet } from './aim.ts';

const exhausted = (s: Galaxy, seat: Seat) =>
  controlledBy(s, seat).filter((planet) => s.planets[planet]?.exhausted);

/** After another has taken a planet: one of that seat's is exhausted and one of one's own readied, as far as can be (74.9). */
export const reparations: Component = {
  abilities: [
    {
      at: 'control-gained',
      when: (s, by, { seat, from }) =>
        by.seat === from && (readyPlanets(s, seat).length > 0 || exhausted(s, by.seat).length > 0),
      *aim(t, { seat }, { seat: taker }) {
        const card = 'reparations';
        const losses = () => readyPlanets(t.state, taker);
        const gains = () => exhausted(t.state, seat);
        const loss =
          losses().length > 0 ? yield* aimAtPlanet(t, { seat, card, able: losses }, 'exhaust') : null;
        const gain = gains().length > 0 ? yield* aimAtPlanet(t, { seat, card, able: gains }, 'ready') : null;
        return [loss, gain];
      },
      *resolve(t, { by, event, target }) {
        const [loss, gain] = target as readonly (PlanetId | null)[];
        if (loss) exhaustPlanets(t, event.seat, [loss]);
        if (gain) makeReady(t, by.seat, [gain]);
      },
    },
  ],
};
