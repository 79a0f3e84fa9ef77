import type { None, Who } from '#core/lexicon-types.ts';
import { type Message, type MessageOf, teller } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId, TrackId } from '../content/board.ts';
import type { Cell, Goal } from '../content/card.ts';
import type { CardId } from '../content/ids.ts';
import type {
  Colour,
  ConflictSideName,
  DeckKind,
  DevelopmentKind,
  Resource,
  SupremacySymbol,
} from '../content/kinds.ts';
import type { Cubes, DiscColour, Victory } from '../state.ts';
import type { CubesLexicon } from './cubes.ts';
import type { FeedLexicon } from './feed.ts';
import type { GuideLexicon } from './guide.ts';
import type { RepairsLexicon } from './repairs.ts';
import type { RuleId } from './rule-ids.ts';
import type { SetUpLexicon } from './set-up.ts';

/** What happened: past tense, told as it happens. */
type Facts = {
  'fact.first': Who;
  'fact.settled': Who & { readonly system: SystemId };
  'fact.covered': { readonly systems: readonly SystemId[] };
  'fact.racesOffered': { readonly cards: readonly CardId[] };
  'fact.raceTaken': Who & { readonly card: CardId };
  'fact.turn': Who;
  'fact.skipped': Who & { readonly left: number };
  'fact.adventure': Who & { readonly black: number };
  'fact.drew': Who & { readonly cubes: readonly Resource[] };
  'fact.putBack': Who & { readonly cubes: readonly Resource[] };
  'fact.placed': Who & { readonly cube: Resource; readonly project: Message; readonly left: number };
  'fact.cancelled': Who & { readonly project: Message; readonly cubes: number };
  'fact.colonised': Who & { readonly system: SystemId; readonly colour: Colour; readonly cubes: number };
  'fact.prepared': Who & { readonly card: CardId };
  'fact.notPrepared': Who & { readonly card: CardId; readonly why: 'occupied' | 'emptied' | 'reserve' };
  'fact.basePlaced': Who & { readonly system: SystemId; readonly count: number };
  'fact.routesReturned': Who & { readonly system: SystemId; readonly cubes: number };
  'fact.systemLost': Who & { readonly system: SystemId; readonly bases: number };
  'fact.gained': Who & { readonly card: CardId };
  'fact.lifted': Who & { readonly deck: DeckKind; readonly under: readonly CardId[] };
  'fact.deckEmpty': Who & { readonly deck: DeckKind };
  'fact.implemented': Who & { readonly card: CardId };
  'fact.stopped': Who & { readonly card: CardId };
  'fact.programme': Who & { readonly card: CardId };
  'fact.robbed': Who & { readonly from: Seat; readonly cube: Colour; readonly project: Message };
  'fact.nothingToSteal': Who & { readonly colour: Colour };
  'fact.conflictLaid': Who & {
    readonly card: CardId;
    readonly own: SystemId;
    readonly foe: SystemId;
    readonly side: ConflictSideName;
  };
  'fact.conflictWon': Who & { readonly card: CardId; readonly system: SystemId };
  'fact.conflictEnded': { readonly card: CardId; readonly track: TrackId };
  'fact.truceOffered': Who & { readonly card: CardId; readonly to: Seat };
  'fact.truceWithdrawn': Who & { readonly card: CardId };
  'fact.cardTaken': Who & { readonly from: Seat; readonly card: CardId };
  'fact.cardLost': Who & { readonly by: Seat; readonly card: CardId };
  'fact.discarded': Who & { readonly card: CardId };
  'fact.cubes': Who & { readonly cubes: Readonly<Record<string, number>> };
  'fact.tribute': Who & { readonly card: CardId; readonly cube: Colour };
  'fact.extraTurn': Who;
  'fact.noExtraTurn': Who;
  'fact.stalled': Who & { readonly rival: Seat };
  'fact.swallowed': { readonly system: SystemId };
  'fact.uncovered': { readonly system: SystemId };
  'fact.foundation': Who & { readonly card: CardId; readonly cubes: number };
  'fact.recovered': Who & { readonly project: Message; readonly cubes: number };
  'fact.noEffect': Who & { readonly card: CardId };
  'fact.stalemate': None;
  'fact.won': Who & { readonly by: Victory };
};

/** What is asked. */
type Questions = {
  'ask.corner': None;
  'ask.race': None;
  'ask.sift': { readonly count: number };
  'ask.distribute': { readonly cubes: readonly Resource[] };
  'ask.reward': None;
  'ask.deck': None;
  'ask.lifted': { readonly deck: DeckKind };
  'ask.search': { readonly deck: DeckKind };
  'ask.steal': { readonly colour: Colour };
  'ask.plunder': { readonly from: Seat; readonly left: number };
  'ask.raid': { readonly left: number };
  'ask.bankCubes': { readonly count: number };
  'ask.conquer': { readonly system: SystemId };
  'ask.seize': { readonly from: Seat };
  'ask.strip': { readonly from: Seat };
  'ask.cards': { readonly count: number; readonly limit: number };
  'ask.lay': { readonly card: CardId };
  'ask.stall': None;
  'ask.collapse': None;
  'ask.ignite': None;
  'ask.foundation': { readonly count: number };
  'ask.recover': None;
  'ask.truce': None;
};

/** What a seat is asked about, in the order of a turn. */
export const TOPICS = [
  'corner',
  'race',
  'sift',
  'distribute',
  'reward',
  'deck',
  'lifted',
  'search',
  'steal',
  'plunder',
  'raid',
  'resources',
  'conquer',
  'seize',
  'strip',
  'cards',
  'lay',
  'stall',
  'collapse',
  'ignite',
  'foundation',
  'recover',
  'truce',
] as const;
export type TopicId = (typeof TOPICS)[number];

/** What it is called when others wait for it. */
type Topics = { readonly [T in TopicId as `topic.${T}`]: None };

/** Labels of options. */
type Options = {
  'option.system': { readonly system: SystemId };
  'option.card': { readonly card: CardId };
  'option.cube': { readonly colour: Resource };
  'option.put': {
    readonly cube: Resource;
    readonly project: Message;
    readonly loss: boolean;
    readonly as: Colour | null;
  };
  'option.cancel': { readonly project: Message };
  'option.amnesty': { readonly project: Message };
  'option.returnRest': { readonly cubes: readonly Resource[] };
  'option.truce': { readonly card: CardId; readonly with: Seat };
  'option.agree': { readonly card: CardId; readonly with: Seat };
  'option.withdraw': { readonly card: CardId; readonly with: Seat };
  'option.nothing': None;
  'option.reward': { readonly project: Message };
  'option.place': { readonly system: SystemId; readonly count: number };
  'option.keepBases': None;
  'option.deck': { readonly deck: DeckKind; readonly cards: number };
  'option.keep': { readonly card: CardId };
  'option.dig': { readonly card: CardId };
  'option.loot': {
    readonly from: Seat;
    readonly cube: Resource;
    readonly project: Message;
    /** The colour of its cell, if that is another. */
    readonly at: Resource | null;
    readonly loss: boolean;
  };
  'option.fromReserve': None;
  'option.fromCard': { readonly card: CardId };
  'option.leaveNeutral': None;
  'option.onBoard': { readonly card: CardId };
  'option.lay': { readonly card: CardId };
  'option.discard': { readonly card: CardId };
  'option.discardWorks': { readonly card: CardId };
  'option.endTurn': None;
  'option.front': { readonly own: SystemId; readonly foe: SystemId; readonly side: ConflictSideName };
  'option.back': None;
  'option.seat': { readonly seat: Seat };
  'option.project': { readonly project: Message };
  'group.cube': { readonly cube: Resource };
  'group.cancel': None;
  'group.rewards': None;
  'group.bases': None;
  'group.lay': None;
  'group.discard': None;
  'group.truce': None;
  'group.track': { readonly own: SystemId; readonly foe: SystemId };
};

/** What things are called. */
type Names = {
  'project.planet': { readonly system: SystemId };
  'project.route': { readonly from: SystemId; readonly to: SystemId };
  'project.base': { readonly card: CardId };
  'project.getCard': {
    readonly card: CardId;
    readonly gives: DeckKind | 'development';
    readonly count: number;
  };
  'project.development': { readonly card: CardId };
  'project.programme': { readonly card: CardId };
  'project.theft': { readonly card: CardId; readonly takes: Colour };
  'project.side': { readonly card: CardId; readonly system: SystemId };
};

/** What the properties of cards say. */
type Properties = {
  'property.sift': None;
  'property.colony': None;
  'property.cards': { readonly limit: number };
  'property.patronage': None;
  'property.amnesty': None;
  'property.spoils': None;
  'property.insight': None;
  'property.exchange': { readonly from: Colour; readonly as: Colour };
  'property.guard': None;
  'property.tribute': { readonly of: readonly DeckKind[] };
  'property.extraTurn': None;
  'property.stall': None;
  'property.collapse': None;
  'property.ignite': None;
  'property.recover': None;
  'property.bounty': { readonly count: number };
  'property.foundation': { readonly count: number };
  'property.raid': { readonly count: number };
  'property.windfall': { readonly deck: DeckKind };
  'property.commission': { readonly deck: DeckKind };
  'property.requires': { readonly symbols: readonly SupremacySymbol[]; readonly text: Message };
  'card.name': { readonly card: CardId };
  'card.lore': { readonly card: CardId };
  'card.cells': { readonly project: Message; readonly cells: readonly Cell[] };
  'card.symbols': { readonly symbols: readonly SupremacySymbol[] };
  'card.side': {
    readonly side: ConflictSideName;
    readonly cells: readonly Cell[];
    readonly goals: readonly Goal[];
  };
  'card.plunder': { readonly count: number };
};

/** Why not. */
type Refusals = {
  'refuse.fourth': { readonly kind: DevelopmentKind };
  'refuse.tooManyCards': { readonly count: number; readonly limit: number };
  'refuse.noFront': None;
};

/** How the table stands. */
type Standing = {
  'game.title': None;
  'game.pitch': None;
  'status.seat': Who & {
    readonly turn: boolean;
    readonly colour: DiscColour;
    readonly bases: number;
    readonly reserve: number;
    readonly bag: number;
    readonly starts: number;
    readonly symbols: Readonly<Record<SupremacySymbol, number>>;
    readonly cards: readonly CardId[];
    readonly skips: number;
  };
  'status.conflict': { readonly card: CardId; readonly track: TrackId; readonly leader: Seat | null };
  'status.decks': {
    readonly decks: Readonly<Record<DeckKind, { readonly size: number; readonly top: CardId | null }>>;
  };
  'hand.bag': { readonly bag: Readonly<Cubes> };
  'hand.drawn': { readonly cubes: readonly Resource[] };
  'card.text': { readonly lines: readonly Message[] };
  'rule.name': { readonly rule: RuleId };
  'rule.text': { readonly rule: RuleId };
};

/** Every message of Master of the Galaxy. */
export type Lexicon = Standing &
  Facts &
  Questions &
  Topics &
  Options &
  Names &
  Properties &
  Refusals &
  CubesLexicon &
  FeedLexicon &
  RepairsLexicon &
  GuideLexicon &
  SetUpLexicon;
export type Words = MessageOf<Lexicon>;
export const msg = teller<Lexicon>();
