import type { AgendaCard } from '../../hooks/component.ts';
import { controllerOf } from '../../rules/planets.ts';
import { awardPoints, gainPoints } from '../../verbs/points.ts';

/** Its planet is worth a point to whoever controls it, and nothing produces there. */
export const holyPlanetOfIxth: AgendaCard = {
  *electedPlanet(t, planet) {
    const controller = controllerOf(t.state, planet);
    if (controller !== null) gainPoints(t, { seat: controller, points: 1, by: 'law:holy-planet-of-ixth' });
  },
  law: {
    standing: {
      production: {
        tier: 'overrule',
        apply: (value, { at }, { source }) => (at === source.planet ? 0 : value),
      },
    },
    abilities: [
      {
        at: 'control-changes',
        must: true,
        apart: true,
        when: (_s, by, { planet }) => planet === by.planet,
        *resolve(t, { event: { seat, from } }) {
          const lost =
            from === null ? [] : [{ seat: from, points: -1, by: 'law:holy-planet-of-ixth' as const }];
          awardPoints(t, [...lost, { seat, points: 1, by: 'law:holy-planet-of-ixth' }]);
        },
      },
    ],
  },
};
