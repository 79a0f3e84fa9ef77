import type { Speaker } from '#core/message.ts';
import { agendas } from '../../tables/agendas.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import { outcomeOf } from '../../tables/outcomes.ts';
import { namesIn, planetName } from '../names/naming.ts';

/** Whether somebody or something is elected by an agenda. */
export const isElection = (id: AgendaId): boolean => agendas[id].elect !== 'for-against';

const VOTES = { en: { for: 'For', against: 'Against' }, ru: { for: 'За', against: 'Против' } };

/** What an outcome is called: for, against, or who or what is elected. */
export function outcomeName(speaker: Speaker, name: string): string {
  const outcome = outcomeOf(name);
  const names = namesIn(speaker);
  switch (outcome.kind) {
    case 'seat':
      return speaker.seat(outcome.seat);
    case 'planet':
      return planetName(speaker, outcome.planet);
    case 'law':
      return names.agendas[outcome.law];
    case 'secret':
      return names.objectives[outcome.secret];
    default:
      return VOTES[speaker.language][outcome.kind];
  }
}
