import { revote } from '../../flow/agenda/revote.ts';
import type { AgendaCard } from '../../hooks/component.ts';

/** A law is voted on again; without one another agenda takes its place. */
export const miscountDisclosed: AgendaCard = {
  fits: (s) => s.laws.length > 0,
  electedLaw: revote,
};
