import { type MessageOf, teller } from '#core/message.ts';
import type { ActionsLexicon } from './actions/lexicon.ts';
import type { AgendaLexicon } from './agenda/lexicon.ts';
import type { AgendaCardsLexicon } from './agenda-cards/lexicon.ts';
import type { BallotLexicon } from './ballot/lexicon.ts';
import type { BattleLexicon } from './battle/lexicon.ts';
import type { CardsLexicon } from './cards/lexicon.ts';
import type { CombatLexicon } from './combat/lexicon.ts';
import type { CommonLexicon } from './common/lexicon.ts';
import type { EconomyLexicon } from './economy/lexicon.ts';
import type { FactionSheetsLexicon } from './faction-sheets/lexicon.ts';
import type { CreussToNorrLexicon } from './factions-creuss-to-norr/lexicon.ts';
import type { JolNarToYssarilLexicon } from './factions-jol-nar-to-yssaril/lexicon.ts';
import type { FeedLexicon } from './feed/lexicon.ts';
import type { GuideLexicon } from './guide/lexicon.ts';
import type { HeldLexicon } from './held/lexicon.ts';
import type { InvasionLexicon } from './invasion/lexicon.ts';
import type { ModulesLexicon } from './modules/lexicon.ts';
import type { MovementLexicon } from './movement/lexicon.ts';
import type { ObjectivesLexicon } from './objectives/lexicon.ts';
import type { OddsLexicon } from './odds/lexicon.ts';
import type { PresentationLexicon } from './presentation/lexicon.ts';
import type { ProductionLexicon } from './production/lexicon.ts';
import type { RepairsLexicon } from './repairs/lexicon.ts';
import type { SettingsLexicon } from './settings/lexicon.ts';
import type { SetupLexicon } from './setup/lexicon.ts';
import type { StrategyLexicon } from './strategy/lexicon.ts';
import type { TechnologyLexicon } from './technology/lexicon.ts';
import type { TradeLexicon } from './trade/lexicon.ts';

/** Every message of the game with what it speaks of; each part of the rules keeps its own. */
export type Lexicon = CreussToNorrLexicon &
  InvasionLexicon &
  ModulesLexicon &
  MovementLexicon &
  CombatLexicon &
  BattleLexicon &
  CardsLexicon &
  ActionsLexicon &
  ObjectivesLexicon &
  AgendaLexicon &
  AgendaCardsLexicon &
  BallotLexicon &
  CommonLexicon &
  EconomyLexicon &
  OddsLexicon &
  PresentationLexicon &
  FeedLexicon &
  GuideLexicon &
  HeldLexicon &
  RepairsLexicon &
  SettingsLexicon &
  SetupLexicon &
  FactionSheetsLexicon &
  StrategyLexicon &
  ProductionLexicon &
  TechnologyLexicon &
  TradeLexicon &
  JolNarToYssarilLexicon;
export type Words = MessageOf<Lexicon>;

export const msg = teller<Lexicon>();
