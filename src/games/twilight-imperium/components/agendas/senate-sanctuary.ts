import type { AgendaCard } from '../../hooks/component.ts';

/** The influence of its planet is two higher. */
export const senateSanctuary: AgendaCard = {
  law: {
    standing: {
      influence: {
        tier: 'adjust',
        apply: (value, { planet }, { source }) => (planet === source.planet ? value + 2 : value),
      },
    },
  },
};
