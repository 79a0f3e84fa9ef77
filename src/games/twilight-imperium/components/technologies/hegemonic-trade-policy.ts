import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { controlledBy, influenceOf, readyPlanets, resourcesOf } from '../../rules/planets.ts';
import { docksAtHome } from '../../rules/production.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';
import { leaveEffect } from '../../verbs/effects.ts';

/** What a planet is worth while its two values are exchanged. */
type Exchanged = { readonly planet: PlanetId; readonly resources: number; readonly influence: number };

/** Planets for which it makes a difference, those that gain most resources first. */
function able(s: Galaxy, seat: Seat): PlanetId[] {
  const gain = (planet: PlanetId) => influenceOf(s, planet) - resourcesOf(s, planet);
  return controlledBy(s, seat)
    .filter((planet) => gain(planet) !== 0)
    .sort((a, b) => gain(b) - gain(a));
}

function* chosen(t: ImperiumTable, seat: Seat): Flow<PlanetId | undefined> {
  const [only, ...more] = able(t.state, seat);
  if (more.length === 0) return only;
  return yield* t.ask(seat, 'exchange-values', () => {
    const options = able(t.state, seat).map((planet) => ({
      id: planet,
      label: msg('option.valued', {
        planet,
        resources: resourcesOf(t.state, planet),
        influence: influenceOf(t.state, planet),
      }),
      value: planet,
    }));
    return options.length === 0 ? null : choose<PlanetId>(msg('ask.exchangeValues', {}), options);
  });
}

/** Influence that could pay for what is built with Warfare (10.5). */
const paysAtHome = (s: Galaxy, seat: Seat) =>
  docksAtHome(s, seat).length > 0 && readyPlanets(s, seat).some((planet) => influenceOf(s, planet) > 0);

/** When own units use PRODUCTION: for that, one planet's resources and influence change places. */
export const hegemonicTradePolicy: Component = {
  abilities: [
    {
      at: 'production-used',
      exhausts: true,
      when: (s, by, { seat }) => seat === by.seat && able(s, seat).length > 0,
      *resolve(t, { by: { component, seat } }) {
        const planet = yield* chosen(t, seat);
        if (planet === undefined) return;
        const data: Exchanged = {
          planet,
          resources: influenceOf(t.state, planet),
          influence: resourcesOf(t.state, planet),
        };
        leaveEffect(t, { component, seat, until: 'production', data });
      },
    },
  ],
  standing: {
    useful: {
      tier: 'adjust',
      apply: (useful, { seat, card }, { state, source }) =>
        useful ||
        (card === 'warfare' && seat === source.seat && !source.exhausted && paysAtHome(state, seat)),
    },
  },
  lasting: {
    resources: {
      tier: 'overrule',
      apply: (value, { planet }, { source }) => {
        const exchanged = source.data as Exchanged;
        return exchanged.planet === planet ? exchanged.resources : value;
      },
    },
    influence: {
      tier: 'overrule',
      apply: (value, { planet }, { source }) => {
        const exchanged = source.data as Exchanged;
        return exchanged.planet === planet ? exchanged.influence : value;
      },
    },
  },
};
