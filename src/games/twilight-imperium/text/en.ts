import type { Texts } from '#core/message.ts';
import { common } from './common/en.ts';
import type { Lexicon } from './lexicon.ts';

export const en: Texts<Lexicon> = { ...common };
