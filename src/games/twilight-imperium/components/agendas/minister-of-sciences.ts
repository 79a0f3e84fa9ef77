import type { AgendaCard } from '../../hooks/component.ts';

/** Its owner pays no resources for research by the strategy card Technology. */
export const ministerOfSciences: AgendaCard = {
  law: {
    standing: {
      secondary: {
        tier: 'set',
        apply: (value, { seat, card }, { source }) =>
          seat === source.seat && card === 'technology' ? { ...value, resources: 0 } : value,
      },
      researchCost: {
        tier: 'set',
        apply: (value, { seat, card }, { source }) =>
          seat === source.seat && card === 'technology' ? 0 : value,
      },
    },
  },
};
