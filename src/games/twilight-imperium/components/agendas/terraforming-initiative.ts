import type { AgendaCard, Modifier } from '../../hooks/component.ts';

const richer: Modifier<'resources'> & Modifier<'influence'> = {
  tier: 'adjust',
  apply: (value, { planet }, { source }) => (planet === source.planet ? value + 1 : value),
};

/** The resources and the influence of its planet are one higher. */
export const terraformingInitiative: AgendaCard = {
  law: { standing: { resources: richer, influence: richer } },
};
