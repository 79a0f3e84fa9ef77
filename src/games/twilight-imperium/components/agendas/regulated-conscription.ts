import type { AgendaCard } from '../../hooks/component.ts';

/** The cost of fighters and infantry buys one of them. */
export const regulatedConscription: AgendaCard = {
  law: {
    standing: {
      perCost: {
        tier: 'overrule',
        apply: (value, { unit }) => (unit === 'fighter' || unit === 'infantry' ? 1 : value),
      },
    },
  },
};
