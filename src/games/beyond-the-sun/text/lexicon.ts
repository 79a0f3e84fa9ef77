import type { None } from '#core/lexicon-types.ts';
import { type MessageOf, teller } from '#core/message.ts';

/** Everything that the game says, with what it speaks of. */
export type Lexicon = { 'game.title': None };
export type Words = MessageOf<Lexicon>;
export const msg = teller<Lexicon>();
