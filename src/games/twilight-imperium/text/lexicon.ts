import { type MessageOf, teller } from '#core/message.ts';
import type { CommonLexicon } from './common/lexicon.ts';
import type { EconomyLexicon } from './economy/lexicon.ts';
import type { StrategyLexicon } from './strategy/lexicon.ts';

/** Every message of the game with what it speaks of; each part of the rules keeps its own. */
export type Lexicon = CommonLexicon & EconomyLexicon & StrategyLexicon;
export type Words = MessageOf<Lexicon>;

export const msg = teller<Lexicon>();
