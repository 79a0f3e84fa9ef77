import type { AgendaCard } from '../../hooks/component.ts';
import { discardAgenda } from '../../verbs/agendas.ts';

/** A law is repealed; without one another agenda takes its place. */
export const judicialAbolishment: AgendaCard = {
  fits: (s) => s.laws.length > 0,
  *electedLaw(t, law) {
    discardAgenda(t, law, 'repealed');
  },
};
