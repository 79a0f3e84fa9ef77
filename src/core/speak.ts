import type { AnyTexts, Language, Message, Plural, Speaker } from './message.ts';
import { type PeopleText, plainText, quotedText } from './people-text.ts';
import type { Seat } from './seat.ts';
import { en } from './text/en.ts';
import { core } from './text/lexicon.ts';
import { ru } from './text/ru.ts';

const CORE: Readonly<Record<Language, AnyTexts>> = { en, ru };
const AND: Readonly<Record<Language, string>> = { en: 'and', ru: 'и' };

/** How whoever has a seat calls themselves. */
export type SeatName = (seat: Seat) => PeopleText | string;

/** The plural form a count takes: English one/other; Russian one/few/many by the last digits. */
function form(language: Language, count: number): keyof Plural {
  if (language === 'en') return count === 1 ? 'one' : 'other';
  if (!Number.isInteger(count)) return 'few';
  const tens = count % 100;
  const ones = count % 10;
  if (ones === 1 && tens !== 11) return 'one';
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 'few' : 'many';
}

/**
 * Puts messages into words: a language, the texts of a game (and of the app), and how seats are called. What was told years ago and
 * has no words any more, or other words than it was told for, is shown as gone.
 */
export function speaker(language: Language, texts: AnyTexts, seatName: SeatName): Speaker {
  const strict = strictSpeaker(language, texts, seatName);
  const { say } = strict;
  strict.say = (message) => {
    try {
      return say(message);
    } catch {
      return say(core('core.gone', { key: message.key }));
    }
  };
  return strict;
}

/** The same, but throws at a message that it has no words for: to find them before anybody else does. */
export function strictSpeaker(
  language: Language,
  texts: AnyTexts,
  seatName: SeatName,
): { -readonly [K in keyof Speaker]: Speaker[K] } {
  const self: { -readonly [K in keyof Speaker]: Speaker[K] } = {
    language,
    seat: (seat: Seat) => self.quote(seatName(seat)),
    say(message: Message): string {
      const text = texts[message.key] ?? CORE[language][message.key];
      if (!text) throw new Error(`no ${language} text for ${message.key}`);
      return text(message.args as never, self);
    },
    list(items: readonly string[]): string {
      if (items.length < 2) return items[0] ?? '';
      return `${items.slice(0, -1).join(', ')} ${AND[language]} ${items.at(-1)}`;
    },
    plural: (count: number, forms: Plural): string => forms[form(language, count)] ?? forms.other,
    quote: (words: PeopleText | string) => quotedText(plainText(words)),
    command: (name: string) => `/${name}`,
  };
  return self;
}
