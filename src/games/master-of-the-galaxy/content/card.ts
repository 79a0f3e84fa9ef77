import type { Colour, DeckKind, DevelopmentKind, Resource, SupremacySymbol } from './kinds.ts';
import type { Property } from './property.ts';

/** A square of a project: takes one cube of its colour; a loss cell (black star) gives its cube to the bank (14.2). */
export type Cell = { readonly colour: Resource; readonly loss: boolean };

/** The projects printed on cards; routes, planets and sides of conflicts are projects too but not of cards. */
export type CardProject =
  | { readonly kind: 'base'; readonly cells: readonly Cell[] }
  | {
      readonly kind: 'card';
      readonly cells: readonly Cell[];
      readonly gives: DeckKind | 'development';
      readonly count: 1 | 2;
    }
  | { readonly kind: 'theft'; readonly cells: readonly Cell[]; readonly takes: Colour }
  | { readonly kind: 'development'; readonly cells: readonly Cell[] }
  | {
      readonly kind: 'programme';
      readonly cells: readonly Cell[];
      readonly symbols: readonly SupremacySymbol[];
    };

/** What the winner gains: printed on the loser's side (18.10). */
export type Goal =
  | { readonly kind: 'destroy' }
  | {
      readonly kind: 'take' | 'discard';
      readonly what: 'leader' | 'development' | 'government' | 'conflict';
      readonly count: number;
    };

export type ConflictSide = { readonly cells: readonly Cell[]; readonly goals: readonly Goal[] };

export interface RaceCard {
  readonly kind: 'race';
  readonly projects: readonly CardProject[];
}

export interface LeaderCard {
  readonly kind: 'leader';
  readonly projects: readonly CardProject[];
  readonly requires: readonly SupremacySymbol[];
  readonly property: Property;
}

export interface GovernmentCard {
  readonly kind: 'government';
  readonly projects: readonly CardProject[];
  readonly property: Property;
}

export interface DevelopmentCard {
  readonly kind: DevelopmentKind;
  readonly projects: readonly CardProject[];
  readonly symbols: readonly SupremacySymbol[];
  readonly property?: Property;
}

export interface ConflictCard {
  readonly kind: 'conflict';
  readonly projects: readonly [];
  readonly red: ConflictSide;
  readonly blue: ConflictSide;
  readonly plunder: number;
  readonly symbol?: SupremacySymbol;
}

export type Card = RaceCard | LeaderCard | GovernmentCard | DevelopmentCard | ConflictCard;

const LETTERS: Readonly<Record<string, Resource>> = {
  r: 'red',
  b: 'blue',
  y: 'yellow',
  g: 'green',
  k: 'black',
};

/** Reads the short form of a project: a letter per cell (k is black), a star behind it marks a loss cell. */
function cells(short: string): readonly Cell[] {
  return short.split(' ').map((cell) => {
    const colour = LETTERS[cell.charAt(0)];
    if (!colour || !/^[rbygk]\*?$/.test(cell)) throw new Error(`not a cell: ${cell}`);
    return { colour, loss: cell.endsWith('*') };
  });
}

export const base = (short: string): CardProject => ({ kind: 'base', cells: cells(short) });
export const gains = (gives: DeckKind | 'development', short: string, count: 1 | 2 = 1): CardProject => ({
  kind: 'card',
  cells: cells(short),
  gives,
  count,
});
export const theft = (takes: Colour, short: string): CardProject => ({
  kind: 'theft',
  cells: cells(short),
  takes,
});
export const implement = (short: string): CardProject => ({ kind: 'development', cells: cells(short) });
export const programme = (symbols: readonly SupremacySymbol[], short: string): CardProject => ({
  kind: 'programme',
  cells: cells(short),
  symbols,
});
export const side = (short: string, ...goals: readonly Goal[]): ConflictSide => ({
  cells: cells(short),
  goals,
});
export const destroy: Goal = { kind: 'destroy' };
