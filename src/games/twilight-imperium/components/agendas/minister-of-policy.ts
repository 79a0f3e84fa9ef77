import { drawActionCards } from '../../flow/action-cards.ts';
import type { AgendaCard } from '../../hooks/component.ts';

/** Its owner draws an action card when the status phase ends. */
export const ministerOfPolicy: AgendaCard = {
  law: {
    abilities: [
      {
        at: 'status-phase-ends',
        must: true,
        apart: true,
        when: () => true,
        *resolve(t, { by }) {
          yield* drawActionCards(t, by.seat, 1);
        },
      },
    ],
  },
};
