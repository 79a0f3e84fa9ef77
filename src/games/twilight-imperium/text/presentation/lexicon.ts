import type { None } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type {
  ActionCardId,
  AgendaId,
  NoteId,
  PublicId,
  SecretId,
  StrategyCardId,
} from '../../tables/card-ids.ts';
import type { FactionId, PlanetId, SystemId } from '../../tables/ids.ts';
import type { RuleId } from './rule-ids.ts';
import type { AnyTopic } from './topics.ts';

type Topics = { readonly [T in AnyTopic as `topic.${T}`]: None };

/** Which part of the game it is. */
export type PhaseName = 'factions' | 'board' | 'secrets' | 'strategy' | 'turn' | 'status' | 'agenda' | 'over';

/** A thing that can be looked up: of which kind, and its id. */
export type CardRef = { readonly kind: CardKind; readonly id: string };
export type CardKind =
  | 'objective'
  | 'secret'
  | 'faction'
  | 'technology'
  | 'unit'
  | 'planet'
  | 'strategy'
  | 'ability'
  | 'note'
  | 'agenda'
  | 'card';

/** How the game speaks of itself: what lies open, what a seat holds, topics, cards and rules. */
export type PresentationLexicon = Topics & {
  'status.phase': {
    readonly phase: PhaseName;
    readonly round: number;
    readonly speaker: Seat;
    readonly turn: Seat | null;
    readonly target: number;
    readonly custodians: boolean;
  };
  'status.seat': {
    readonly seat: Seat;
    readonly faction: FactionId | null;
    readonly points: number;
    readonly target: number;
    readonly tactic: number;
    readonly fleet: number;
    readonly strategy: number;
    readonly goods: number;
    readonly commodities: number;
    readonly most: number;
    readonly resources: number;
    readonly influence: number;
    readonly planets: number;
    readonly cards: number;
    readonly secrets: number;
    readonly notes: number;
    readonly strategyCards: readonly { readonly id: StrategyCardId; readonly used: boolean }[];
    readonly passed: boolean;
    readonly eliminated: boolean;
  };
  'status.settingUp': { readonly seat: Seat; readonly faction: FactionId | null };
  'status.free': { readonly cards: readonly { readonly id: StrategyCardId; readonly goods: number }[] };
  'status.objective': {
    readonly objective: PublicId | SecretId;
    readonly stage: 1 | 2 | null;
    readonly scored: readonly Seat[];
  };
  'status.facedown': { readonly stageOne: number; readonly stageTwo: number };
  'status.secretsScored': { readonly seat: Seat; readonly secrets: readonly SecretId[] };
  'status.law': { readonly law: AgendaId; readonly seat: Seat | null; readonly planet: PlanetId | null };
  'status.strategic': { readonly seat: Seat; readonly card: StrategyCardId };
  'status.tactical': { readonly seat: Seat; readonly system: SystemId; readonly step: TacticalStep };
  'status.battle': {
    readonly kind: 'space' | 'ground';
    readonly at: SystemId | PlanetId;
    readonly attacker: Seat;
    readonly defender: Seat;
    readonly round: number;
  };
  'status.agenda': {
    readonly agenda: AgendaId;
    readonly votes: readonly { readonly seat: Seat; readonly outcome: string; readonly votes: number }[];
  };
  'status.decks': {
    readonly action: number;
    readonly agenda: number;
    readonly secret: number;
    readonly discarded: number;
  };
  'status.won': { readonly seat: Seat };
  'hand.cards': { readonly cards: readonly ActionCardId[] };
  'hand.secrets': { readonly secrets: readonly SecretId[] };
  'hand.notes': { readonly notes: readonly { readonly id: NoteId; readonly owner: Seat }[] };
  'hand.tiles': { readonly tiles: readonly SystemId[] };
  'hand.factions': { readonly factions: readonly FactionId[] };
  'hand.dealtSecrets': { readonly secrets: readonly SecretId[] };
  'answer.follow': None;
  'answer.decline': None;
  'answer.allPlanets': None;
  'case.mine': None;
  'happening.turn': None;
  'happening.round': None;
  'happening.status': None;
  'happening.agenda': None;
  'happening.attack': None;
  'card.name': CardRef;
  'card.text': CardRef;
  'card.effect': CardRef;
  'rule.name': { readonly rule: RuleId };
  'rule.text': { readonly rule: RuleId };
};
export type TacticalStep = 'activation' | 'movement' | 'cannon' | 'combat' | 'invasion' | 'production';
