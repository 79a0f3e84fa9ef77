import type { Speaker } from '#core/message.ts';
import { outcomeOf } from '../../rules/agenda.ts';
import { namesIn } from '../names/naming.ts';

/** An outcome of a vote in words. */
export function outcomeName(speaker: Speaker, name: string): string {
  const outcome = outcomeOf(name);
  const names = namesIn(speaker);
  switch (outcome.kind) {
    case 'for':
      return speaker.language === 'ru' ? 'за' : 'for';
    case 'against':
      return speaker.language === 'ru' ? 'против' : 'against';
    case 'seat':
      return speaker.seat(outcome.seat);
    case 'planet':
      return names.planets[outcome.planet];
    case 'law':
      return names.agendas[outcome.law];
    case 'secret':
      return names.objectives[outcome.secret];
  }
}
