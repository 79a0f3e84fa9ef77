import type { Language } from '#core/message.ts';

/** What an agenda does: whatever is elected, or for each of the two outcomes, and what else is to be said. */
export type AgendaText =
  | string
  | { readonly for: string; readonly against: string; readonly besides?: string };

const WORDS = { en: { for: 'For', against: 'Against' }, ru: { for: 'За', against: 'Против' } };

/** The whole text of each agenda. */
export function wholeTexts<Id extends string>(
  texts: Readonly<Record<Id, AgendaText>>,
  language: Language,
): Readonly<Record<Id, string>> {
  const words = WORDS[language];
  const whole = (text: AgendaText) =>
    typeof text === 'string'
      ? text
      : [`${words.for}: ${text.for}`, `${words.against}: ${text.against}`, text.besides]
          .filter((part) => part !== undefined)
          .join(' ');
  return Object.fromEntries(
    Object.entries<AgendaText>(texts).map(([id, text]) => [id, whole(text)]),
  ) as Record<Id, string>;
}
