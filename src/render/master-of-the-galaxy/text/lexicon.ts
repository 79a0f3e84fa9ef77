import type { None } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { DeckKind, SupremacySymbol, SystemId, TrackId, View } from '#games/master-of-the-galaxy/view.ts';

/** The stages of a turn, and what comes before the first one. */
export type Stage = View['turn']['phase'] | 'setup';

/** Signs that the legend explains. */
export const SIGNS = [
  'base',
  'prepared',
  'spent',
  'route',
  'conflict',
  'loss',
  'hole',
  'blue',
  'green',
  'red',
  'bag',
  'starts',
  'skip',
  'works',
  'programme',
  'steal',
  'crown',
  'truce',
  'destroy',
  'prize',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Words on the picture that the game itself never says. */
export type PictureLexicon = {
  stage: { readonly stage: Stage };
  drawn: None;
  extra: { readonly count: number };
  bank: None;
  decks: None;
  deck: { readonly deck: DeckKind };
  offered: None;
  legend: None;
  holdings: None;
  neutral: None;
  ownBag: None;
  you: None;
  symbol: { readonly symbol: SupremacySymbol };
  sign: { readonly sign: Sign };
  altTurn: { readonly seat: Seat; readonly stage: Stage };
  altSeat: {
    readonly seat: Seat;
    readonly systems: readonly SystemId[];
    readonly bases: number;
    readonly bag: number;
    readonly cards: number;
    readonly symbols: Readonly<Record<SupremacySymbol, number>>;
    readonly skips: number;
  };
  altConflict: {
    readonly name: string;
    readonly track: TrackId;
    readonly red: number;
    readonly blue: number;
    readonly leader: Seat | null;
  };
  altCards: { readonly names: readonly string[] };
  altSystems: { readonly names: readonly string[] };
  altRoute: { readonly from: string; readonly to: string; readonly colour: string; readonly cubes: number };
  altHoles: { readonly systems: readonly SystemId[] };
};
