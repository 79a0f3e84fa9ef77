import type { Language, Speaker } from '#core/message.ts';
import { namesEn } from '#games/beyond-the-sun/text/names.en.ts';
import { namesRu } from '#games/beyond-the-sun/text/names.ru.ts';
import type { Names } from '#games/beyond-the-sun/text/names.ts';
import { type PictureWords, pictureWords } from '../kit/say.ts';
import { en } from './text/en.ts';
import type { PictureLexicon } from './text/lexicon.ts';
import { ru } from './text/ru.ts';

const TEXTS = { en, ru };
const NAMES: Readonly<Record<Language, Names>> = { en: namesEn, ru: namesRu };

/** Puts everything on the pictures into words. */
export interface Words extends PictureWords<PictureLexicon> {
  readonly names: Names;
  /** Whatever is counted, with its word. */
  list(items: readonly string[]): string;
}

export function wordsOf(speaker: Speaker): Words {
  return {
    ...pictureWords(TEXTS, speaker),
    names: NAMES[speaker.language],
    list: (items) => speaker.list(items),
  };
}
