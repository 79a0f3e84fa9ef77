import type { Speaker } from '#core/message.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import { stakesOf } from './index.ts';

const WORDS = { en: { for: 'For', against: 'Against' }, ru: { for: 'За', against: 'Против' } };

/** What depends on a vote, a line for each outcome. */
export function stakes(speaker: Pick<Speaker, 'language'>, agenda: AgendaId): string {
  const text = stakesOf(speaker, agenda);
  if (typeof text === 'string') return text;
  const words = WORDS[speaker.language];
  const both = `**${words.for}**: ${text.for}\n**${words.against}**: ${text.against}`;
  return text.besides === undefined ? both : `${both}\n${text.besides}`;
}
