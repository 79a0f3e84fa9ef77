import type { Texts } from '#core/message.ts';
import { common } from './common/ru.ts';
import { economy } from './economy/ru.ts';
import type { Lexicon } from './lexicon.ts';
import { strategy } from './strategy/ru.ts';

export const ru: Texts<Lexicon> = { ...common, ...economy, ...strategy };
