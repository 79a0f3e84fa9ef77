import type { None } from '#core/lexicon-types.ts';
import type { Anomaly, TechnologyColour, Trait, Wormhole } from '#games/twilight-imperium/view.ts';
import type { SummaryLexicon } from './summary/lexicon.ts';

/** The phases as the heading names them. */
export type Phase = 'factions' | 'board' | 'secrets' | 'strategy' | 'turn' | 'status' | 'agenda' | 'over';

/** Signs that the legend explains. */
export type Sign =
  | 'worth'
  | 'control'
  | 'exhausted'
  | 'attached'
  | 'number'
  | 'home'
  | 'token'
  | 'active'
  | 'battle'
  | 'damaged'
  | 'custodians'
  | 'anomaly';

/** What a turn can do to the board. */
export type Change = 'moved' | 'fought' | 'taken' | 'built' | 'put';

/** What the table of units says of each. */
export type Column = 'left' | 'cost' | 'combat' | 'move' | 'capacity';

/** Words on the picture that the game itself never says. */
export type PictureLexicon = SummaryLexicon & {
  game: None;
  round: { readonly round: number; readonly phase: Phase };
  roundOnly: { readonly round: number };
  phase: { readonly phase: Phase };
  setUp: None;
  /** Under the name of whoever is to move. */
  toMove: None;
  /** Under the name of an agenda. */
  voting: None;
  planetCount: { readonly count: number };
  turn: { readonly name: string };
  won: { readonly name: string };
  agenda: { readonly name: string };
  target: { readonly points: number };
  objectives: None;
  laws: None;
  cards: None;
  bonus: { readonly goods: number };
  used: None;
  lastTurn: { readonly name: string; readonly round: number };
  change: { readonly change: Change };
  legend: None;
  unitsTitle: None;
  planetsTitle: None;
  sign: { readonly sign: Sign };
  facedown: { readonly count: number };
  anomaly: { readonly anomaly: Anomaly };
  wormhole: { readonly wormhole: Wormhole };
  trait: { readonly trait: Trait };
  specialty: { readonly colour: TechnologyColour };
  tactic: None;
  fleet: None;
  strategy: None;
  goods: None;
  commodities: None;
  ready: None;
  holds: {
    readonly cards: number;
    readonly secrets: number;
    readonly notes: number;
    readonly technologies: number;
  };
  secretsScored: None;
  speaker: None;
  passed: None;
  eliminated: None;
  reserve: None;
  initiative: { readonly initiative: number; readonly cards: readonly string[] };
  planetsOf: { readonly count: number };
  technologies: { readonly count: number };
  column: { readonly column: Column };
  scored: None;
  secret: { readonly name: string };
  before: None;
  ownHand: None;
  ownSecrets: None;
  ownNotes: None;
  ownFactions: None;
  ownTiles: None;
  nobody: None;
  damagedOf: { readonly count: number };
  tokensOf: { readonly names: readonly string[] };
  near: { readonly names: readonly string[] };
  inWords: None;
  /** Under the name of a tile that lies beside the board. */
  beside: None;
  /** The ways to a tile beside the board. */
  reachedBy: { readonly wormholes: readonly Wormhole[] };
  altBeside: {
    readonly name: string;
    readonly wormholes: readonly Wormhole[];
    readonly planets: readonly { readonly name: string; readonly owner: string | null }[];
  };
  altPlanets: { readonly names: readonly string[] };
  altTechnologies: { readonly names: readonly string[] };
  altSeat: {
    readonly name: string;
    readonly faction: string;
    readonly points: number;
    readonly planets: number;
    readonly passed: boolean;
  };
  altObjective: { readonly name: string; readonly scored: readonly string[] };
  altLast: {
    readonly moves: readonly { readonly from: string; readonly to: string; readonly count: number }[];
    readonly battles: readonly { readonly place: string; readonly winner: string | null }[];
    readonly taken: readonly string[];
  };
  objectivesPage: None;
  statusPage: None;
  legendPage: None;
  wealth: { readonly goods: number; readonly commodities: number; readonly most: number };
  worldsReady: { readonly planets: number; readonly resources: number; readonly influence: number };
  cardsHeld: { readonly cards: number; readonly secrets: number };
  notesHeld: { readonly notes: number; readonly technologies: number };
  factionsPage: { readonly free: boolean };
  altBuilding: { readonly free: number; readonly places: readonly number[] };
  canNow: None;
  notYet: None;
  noHome: None;
  homeNote: None;
  altStanding: {
    readonly name: string;
    readonly scored: readonly string[];
    readonly now: readonly string[];
    readonly others: readonly string[];
  };
  playNow: None;
  progress: { readonly text: string; readonly met: boolean };
  ownNote: None;
  noteOf: { readonly name: string };
  ownTechnologies: None;
  altBattle: { readonly place: string };
};
