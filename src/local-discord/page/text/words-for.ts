import { en } from './en.ts';
import { ru } from './ru.ts';
import type { Words } from './words.ts';

/** The page's words in a language, or in English. */
export function wordsFor(language: string): Words {
  return language.startsWith('ru') ? ru : en;
}
