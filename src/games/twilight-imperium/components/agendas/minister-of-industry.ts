import { production } from '../../flow/production.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { systemOf } from '../../tables/places.ts';

/** When its owner places a space dock, the owner's units in the system may use PRODUCTION. */
export const ministerOfIndustry: AgendaCard = {
  law: {
    abilities: [
      {
        at: 'structure-placed',
        // Nobody is asked twice: to produce nothing is one of the choices.
        must: true,
        when: (_s, by, { seat, unit }) => seat === by.seat && unit === 'space-dock',
        *resolve(t, { by: { seat }, event: { planet } }) {
          yield* production(t, seat, systemOf(planet));
        },
      },
    ],
  },
};
