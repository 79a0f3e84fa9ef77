import type { Language, Speaker } from '#core/message.ts';
import type { AgendaId, Outcome } from '#games/twilight-inscription/tables/agendas.ts';
import { outcomeEn } from '#games/twilight-inscription/text/cards.en.ts';
import { outcomeRu } from '#games/twilight-inscription/text/cards.ru.ts';
import { type Lexicon, msg } from '#games/twilight-inscription/text/lexicon.ts';
import { namesEn } from '#games/twilight-inscription/text/names.en.ts';
import { namesRu } from '#games/twilight-inscription/text/names.ru.ts';
import type { Names } from '#games/twilight-inscription/text/names.ts';
import { type PictureWords, pictureWords } from '../kit/say.ts';
import { en } from './text/en.ts';
import type { PictureLexicon } from './text/lexicon.ts';
import { ru } from './text/ru.ts';

const TEXTS = { en, ru };
const OUTCOMES = { en: outcomeEn, ru: outcomeRu };
const NAMES: Readonly<Record<Language, Names>> = { en: namesEn, ru: namesRu };

/** Puts everything on the pictures into words. */
export interface Words extends PictureWords<PictureLexicon> {
  readonly names: Names;
  /** What an outcome of an agenda does, with its star. */
  outcome(agenda: AgendaId, outcome: Outcome): string;
  /** Something that the game itself says. */
  game<K extends keyof Lexicon & string>(key: K, args: Lexicon[K]): string;
}

export function wordsOf(speaker: Speaker): Words {
  const spoken = pictureWords(TEXTS, speaker);
  return {
    ...spoken,
    names: NAMES[speaker.language],
    outcome: (agenda, outcome) => OUTCOMES[speaker.language](agenda, outcome, speaker),
    game: (key, args) => spoken.say(msg(key, args)),
  };
}
