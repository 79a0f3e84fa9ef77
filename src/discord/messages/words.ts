import { en as appEn } from '#app/text/en.ts';
import { ru as appRu } from '#app/text/ru.ts';
import type { AnyTexts, Language, Speaker } from '#core/message.ts';
import { type SeatName, speaker } from '#core/speak.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { command } from './command-mention.ts';
import { quote } from './quote.ts';

const OWN: Readonly<Record<Language, AnyTexts>> = { en: { ...appEn, ...en }, ru: { ...appRu, ...ru } };
const combined = new WeakMap<AnyTexts, AnyTexts>();

/** Speaks for the bot, and for a game if there is one, in somebody's language. */
export function wordsIn(
  language: Language,
  game?: { readonly texts: Readonly<Record<Language, AnyTexts>> },
  seatName: SeatName = (seat) => `${seat + 1}`,
): Speaker {
  const texts = game === undefined ? OWN[language] : withGame(language, game.texts[language]);
  return Object.assign(speaker(language, texts, seatName), { quote, command });
}

function withGame(language: Language, texts: AnyTexts): AnyTexts {
  const known = combined.get(texts);
  if (known !== undefined) return known;
  const all = { ...texts, ...OWN[language] };
  combined.set(texts, all);
  return all;
}

/** Discord's locales as ours: whoever reads neither of our languages gets English. */
export function languageOf(locale: string | null | undefined): Language {
  return locale?.startsWith('ru') ? 'ru' : 'en';
}
