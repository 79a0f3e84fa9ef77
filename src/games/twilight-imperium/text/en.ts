import type { Texts } from '#core/message.ts';
import { actionCards } from './cards/en.ts';
import { agendaCards } from './agenda-cards/en.ts';
import { agenda } from './agenda/en.ts';
import { combat } from './combat/en.ts';
import { common } from './common/en.ts';
import { economy } from './economy/en.ts';
import { invasion } from './invasion/en.ts';
import type { Lexicon } from './lexicon.ts';
import { movement } from './movement/en.ts';
import { objectives } from './objectives/en.ts';
import { production } from './production/en.ts';
import { face } from './face/en.ts';
import { setup } from './setup/en.ts';
import { strategy } from './strategy/en.ts';
import { technology } from './technology/en.ts';
import { trade } from './trade/en.ts';

export const en: Texts<Lexicon> = { ...invasion, ...movement, ...combat, ...actionCards, ...objectives, ...agenda, ...agendaCards, ...common, ...economy, ...face, ...setup, ...strategy, ...production, ...technology, ...trade };
