import type { AgendaCard } from '../../hooks/component.ts';
import { readyPlanets } from '../../rules/planets.ts';
import { votersFor } from '../../rules/votes.ts';
import { planets } from '../../tables/planets.ts';
import { endEffect, leaveEffect } from '../../verbs/effects.ts';
import { exhaustPlanets } from '../../verbs/planets.ts';

const component = 'law:representative-government';

/** One vote for each seat, planets or not; voted down, its opponents begin the next round with exhausted cultural planets. */
export const representativeGovernment: AgendaCard = {
  *against(t) {
    for (const seat of votersFor(t.state, 'against'))
      leaveEffect(t, { component, seat, until: 'game', data: null });
  },
  law: {
    standing: { ballot: { tier: 'set', apply: () => 1 } },
    delayedAbilities: [
      {
        at: 'strategy-phase-starts',
        must: true,
        apart: true,
        when: () => true,
        *resolve(t, { by }) {
          const cultural = readyPlanets(t.state, by.seat).filter(
            (planet) => planets[planet].trait === 'cultural',
          );
          exhaustPlanets(t, by.seat, cultural);
          endEffect(t, by);
        },
      },
    ],
  },
};
