import type { None } from '#core/lexicon-types.ts';
import { type MessageOf, teller } from '#core/message.ts';
import type { CardsLexicon } from './cards.ts';
import type { FactsLexicon } from './facts.ts';
import type { FeedLexicon } from './feed.ts';
import type { GuideLexicon } from './guide.ts';
import type { NamesLexicon } from './names.ts';
import type { PreparedLexicon } from './prepared.ts';
import type { QuestionsLexicon } from './questions.ts';
import type { RepairsLexicon } from './repairs.ts';
import type { RulesLexicon } from './rule-ids.ts';
import type { SettingsLexicon } from './settings.ts';
import type { StatusLexicon } from './status.ts';

/** Everything that the game says, with what it speaks of. */
export type Lexicon = NamesLexicon &
  FactsLexicon &
  QuestionsLexicon &
  PreparedLexicon &
  StatusLexicon &
  CardsLexicon &
  FeedLexicon &
  SettingsLexicon &
  GuideLexicon &
  RepairsLexicon &
  RulesLexicon & { 'game.title': None; 'game.pitch': None };

export type Words = MessageOf<Lexicon>;
export const msg = teller<Lexicon>();
