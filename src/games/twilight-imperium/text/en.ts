import type { Texts } from '#core/message.ts';
import { actionCards } from './cards/en.ts';
import { agenda } from './agenda/en.ts';
import { combat } from './combat/en.ts';
import { common } from './common/en.ts';
import { economy } from './economy/en.ts';
import type { Lexicon } from './lexicon.ts';
import { objectives } from './objectives/en.ts';
import { production } from './production/en.ts';
import { setup } from './setup/en.ts';
import { strategy } from './strategy/en.ts';
import { technology } from './technology/en.ts';

export const en: Texts<Lexicon> = { ...combat, ...actionCards, ...objectives, ...agenda, ...common, ...economy, ...setup, ...strategy, ...production, ...technology };
