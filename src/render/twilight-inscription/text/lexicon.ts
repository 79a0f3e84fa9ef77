import type { None } from '#core/lexicon-types.ts';
import type { EventType } from '#games/twilight-inscription/tables/events.ts';
import type { SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { Source } from '#games/twilight-inscription/view.ts';

/** How marks and places look, as legends explain it. */
export const SIGNS = [
  'claimed',
  'crossed',
  'spent',
  'now',
  'drafted',
  'explore',
  'crossOnly',
  'once',
  'kept',
  'victory',
  'explored',
  'wormhole',
  'anomaly',
  'any',
  'dashed',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Columns of the table of all seats beside the points of their sheets. */
export const FIGURES = ['goods', 'votes', 'relics', 'population', 'products', 'wars', 'total'] as const;
export type Figure = (typeof FIGURES)[number];

interface Counted {
  readonly n: number;
}

/** Words on the pictures that the game itself never says. */
export type PictureLexicon = {
  points: Counted;
  round: { readonly round: number; readonly rounds: number; readonly stage: string };
  side: { readonly variant: number };
  active: None;
  home: None;
  spending: { readonly sheet: SheetId };
  closes: { readonly way: string; readonly systems: readonly string[] };
  touching: None;
  left: None;
  right: None;
  against: { readonly strength: number };
  line: None;
  researched: None;
  used: None;
  missing: Counted;
  objective: { readonly name: string };
  first: None;
  later: None;
  unspent: None;
  nothing: None;
  reserve: None;
  or: None;
  population: None;
  goods: None;
  votes: None;
  chart: None;
  unlimited: None;
  activeSheet: None;
  sign: { readonly sign: Sign };
  figure: { readonly figure: Figure };
  sheetPage: { readonly name: string; readonly sheet: string };
  inHand: None;
  relicsHeld: { readonly names: readonly string[] };
  setUp: None;
  over: None;
  eventType: { readonly type: EventType };
  chair: { readonly name: string };
  objectives: None;
  firstOpen: None;
  firstTaken: None;
  mecatol: None;
  row: { readonly votes: number; readonly vp: number };
  council: None;
  votesCast: { readonly votes: number };
  automaton: { readonly difficulty: string };
  automated: None;
  /** What a progress track comes to after so many symbols, and what they count as when it is full. */
  reaches: {
    readonly keys: readonly { readonly after: number; readonly isMecatol: boolean }[];
    readonly end: 'strength' | 'votes';
  };
  track: { readonly track: SheetId | 'strength' | 'votes' };
  summary: None;
  summaryTitle: None;
  source: { readonly source: Source };
  altSheet: {
    readonly sheet: string;
    readonly name: string;
    readonly faction: string | null;
    readonly vp: number;
    readonly side: number;
  };
  altNavigation: {
    readonly explored: number;
    readonly claimed: readonly string[];
    readonly relics: readonly number[];
    readonly mecatol: number | null;
  };
  altExpansion: {
    readonly unlocked: readonly string[];
    readonly crossed: number;
    readonly symbols: number;
    readonly bases: readonly string[];
    readonly population: number;
  };
  altIndustry: {
    readonly claimed: readonly string[];
    readonly crossed: readonly string[];
    readonly products: readonly number[];
    readonly goods: number;
    readonly votes: number;
  };
  altWarfare: {
    readonly units: readonly string[];
    readonly line: number;
    readonly wars: readonly {
      readonly left: number;
      readonly right: number;
      readonly verdicts: readonly ('won' | 'lost' | 'tied')[];
    }[];
  };
  altTechnologies: { readonly names: readonly string[] };
  altDrafted: { readonly ids: readonly string[] };
  altLegal: { readonly ids: readonly string[] };
  altSources: { readonly name: string; readonly total: number; readonly parts: readonly string[] };
};
