import type { Language, Speaker } from '#core/message.ts';
import { type Lexicon, msg } from '#games/twilight-inscription/text/lexicon.ts';
import { namesEn } from '#games/twilight-inscription/text/names.en.ts';
import { namesRu } from '#games/twilight-inscription/text/names.ru.ts';
import type { Names } from '#games/twilight-inscription/text/names.ts';
import { type PictureWords, pictureWords } from '../kit/say.ts';
import { en } from './text/en.ts';
import type { PictureLexicon } from './text/lexicon.ts';
import { ru } from './text/ru.ts';

const TEXTS = { en, ru };
const NAMES: Readonly<Record<Language, Names>> = { en: namesEn, ru: namesRu };

/** Puts everything on the pictures into words. */
export interface Words extends PictureWords<PictureLexicon> {
  readonly names: Names;
  /** Something that the game itself says. */
  game<K extends keyof Lexicon & string>(key: K, args: Lexicon[K]): string;
}

export function wordsOf(speaker: Speaker): Words {
  const spoken = pictureWords(TEXTS, speaker);
  return {
    ...spoken,
    names: NAMES[speaker.language],
    game: (key, args) => spoken.say(msg(key, args)),
  };
}
