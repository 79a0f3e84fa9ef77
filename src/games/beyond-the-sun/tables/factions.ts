import type { Column } from './vocabulary.ts';

/** The factions (1.2). */
export const FACTIONS = ['united-nations', 'nishida-ostergaard', 'disciples', 'free-belt'] as const;
export type FactionId = (typeof FACTIONS)[number];

export const MATS = ['basic', 'advanced'] as const;
export type Mats = (typeof MATS)[number];

/** What the abilities of the advanced mats change; each is read where its rule is applied. */
export type AbilityRule =
  | 'threeTrades'
  | 'growthPop'
  | 'researchOre'
  | 'lastDisc'
  | 'colonyPop'
  | 'coloniseMinus'
  | 'jumpPlus'
  | 'controlOre';

/** An ability of an advanced mat, and what unlocks it: once unlocked it stays. */
export interface Ability {
  readonly rule: AbilityRule;
  readonly unlocked:
    | { readonly automation: number }
    | { readonly colonies: number }
    | { readonly emptyTrack: true };
}

/** The set-up that is printed on a faction's mats, the basic and the advanced (2.8). */
export interface MatSetup {
  /** Cubes of a column that begin as population. */
  readonly popFrom?: Partial<Readonly<Record<Column, number>>>;
  readonly ore?: number;
  /** The ore only with so many players. */
  readonly oreOnlyWith?: number;
  /** Cubes of the rightmost column that begin in column A. */
  readonly shift?: number;
  /** Levels added to the ship in Sol. */
  readonly shipUp?: number;
}

/** One side of a faction's mats (1.6). */
export interface Mat {
  /** Cubes that a column begins with and has room for. */
  readonly columns: Readonly<Record<Column, number>>;
  /** How many food discs must be off for the growth symbol of a column to be seen; A's always is (5.2). */
  readonly growthSymbols: Readonly<Record<Exclude<Column, 'A'>, number>>;
  /** After how many ore discs one more ore symbol is seen; one always is (5.4). */
  readonly oreSymbols: readonly number[];
  readonly abilities: readonly Ability[];
}

export interface FactionRow {
  readonly setup: MatSetup;
  /** Which cannot be played by two (2.10). */
  readonly notWithTwo?: true;
  readonly advanced: Mat;
}

/** The basic mat, which is the same for all. */
export const basicMat: Mat = {
  columns: { A: 3, B: 3, C: 3, D: 4, E: 4 },
  growthSymbols: { B: 2, C: 4, D: 6, E: 8 },
  oreSymbols: [2, 4, 6, 8],
  abilities: [],
};

export const factions: Readonly<Record<FactionId, FactionRow>> = {
  'united-nations': {
    setup: { popFrom: { E: 1 } },
    advanced: {
      columns: { A: 3, B: 4, C: 3, D: 3, E: 4 },
      growthSymbols: { B: 2, C: 4, D: 5, E: 8 },
      oreSymbols: [2, 4, 6, 7],
      abilities: [
        { rule: 'threeTrades', unlocked: { automation: 1 } },
        { rule: 'growthPop', unlocked: { colonies: 1 } },
      ],
    },
  },
  'nishida-ostergaard': {
    setup: { ore: 2 },
    advanced: {
      columns: { A: 3, B: 3, C: 3, D: 4, E: 4 },
      growthSymbols: { B: 2, C: 5, D: 7, E: 8 },
      oreSymbols: [2, 4, 5, 7, 8],
      abilities: [
        { rule: 'researchOre', unlocked: { automation: 2 } },
        { rule: 'lastDisc', unlocked: { emptyTrack: true } },
      ],
    },
  },
  disciples: {
    setup: { shift: 2, ore: 1 },
    notWithTwo: true,
    advanced: {
      columns: { A: 4, B: 4, C: 3, D: 3, E: 3 },
      growthSymbols: { B: 2, C: 3, D: 5, E: 8 },
      oreSymbols: [2, 4, 5, 8],
      abilities: [
        { rule: 'colonyPop', unlocked: { automation: 1 } },
        { rule: 'coloniseMinus', unlocked: { colonies: 3 } },
      ],
    },
  },
  'free-belt': {
    setup: { shipUp: 1, ore: -1, oreOnlyWith: 4, shift: 1 },
    advanced: {
      columns: { A: 3, B: 4, C: 4, D: 3, E: 3 },
      growthSymbols: { B: 3, C: 4, D: 6, E: 8 },
      oreSymbols: [2, 4, 7, 8],
      abilities: [
        { rule: 'jumpPlus', unlocked: { automation: 1 } },
        { rule: 'controlOre', unlocked: { colonies: 1 } },
      ],
    },
  },
};
