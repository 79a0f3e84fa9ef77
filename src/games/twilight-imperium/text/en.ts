import type { Texts } from '#core/message.ts';
import { common } from './common/en.ts';
import { economy } from './economy/en.ts';
import type { Lexicon } from './lexicon.ts';
import { strategy } from './strategy/en.ts';

export const en: Texts<Lexicon> = { ...common, ...economy, ...strategy };
