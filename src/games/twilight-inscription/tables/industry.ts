import type { AssetId, Resource, Special } from './vocabulary.ts';

/** A cell of the grid (8.1), or one with a dashed cross, which a special asset crosses (8.5). Odd rows stand half a cell to the left. */
export interface Cell {
  readonly id: string;
  readonly row: number;
  readonly col: number;
  readonly asset: AssetId | null;
  readonly dashed?: Special;
}

/** Victory points after so many symbols of a row. */
export interface Milestone {
  readonly after: number;
  readonly vp: number;
}

/** The production chart (9): symbols a row, columns with “+1 good”, “+1 vote”, and what rows give. */
export interface Chart {
  readonly length: number;
  readonly goodColumns: readonly number[];
  readonly rowVictory: readonly Milestone[];
  readonly votes: number;
  readonly voteVictory: readonly Milestone[];
}

/** Crossed from the start, its asset lost (8.1). */
export const FIRST_CROSSED: readonly string[] = ['C1'];

/** Symbols for goods and votes (13.2, 14.1). */
export const [GOODS, VOTES] = [16, 14] as const;

/** Special assets that may be spent as several resources on this sheet (8.4). */
export type Legend = Readonly<Partial<Record<Special, { readonly r: Resource; readonly n: number }>>>;
export const legend: Legend = { alloy: { r: 'M', n: 3 }, charter: { r: 'I', n: 2 } };

/** Side B. */
export const cells: readonly Cell[] = [
  { id: 'A1', row: 0, col: 0, asset: 'P2' },
  { id: 'A2', row: 0, col: 1, asset: 'vp1' },
  { id: 'A3', row: 0, col: 2, asset: 'P1' },
  { id: 'A5', row: 0, col: 4, asset: 'P3' },
  { id: 'A6', row: 0, col: 5, asset: 'dip' },
  { id: 'A7', row: 0, col: 6, asset: 'vp3' },
  { id: 'B1', row: 1, col: 0, asset: 'dip' },
  { id: 'B2', row: 1, col: 1, asset: 'P1' },
  { id: 'B3', row: 1, col: 2, asset: 'P3' },
  { id: 'B4', row: 1, col: 3, asset: 'P2' },
  { id: 'B5', row: 1, col: 4, asset: null, dashed: 'alloy' },
  { id: 'B6', row: 1, col: 5, asset: 'P2' },
  { id: 'B7', row: 1, col: 6, asset: 'vp1' },
  { id: 'B8', row: 1, col: 7, asset: 'P1x2' },
  { id: 'C1', row: 2, col: 0, asset: null },
  { id: 'C2', row: 2, col: 1, asset: 'P2' },
  { id: 'C3', row: 2, col: 2, asset: 'vp2' },
  { id: 'C5', row: 2, col: 4, asset: 'faction' },
  { id: 'C6', row: 2, col: 5, asset: 'P1' },
  { id: 'C7', row: 2, col: 6, asset: null, dashed: 'charter' },
  { id: 'D1', row: 3, col: 0, asset: 'P3' },
  { id: 'D2', row: 3, col: 1, asset: 'alloy' },
  { id: 'D3', row: 3, col: 2, asset: 'P1' },
  { id: 'D4', row: 3, col: 3, asset: 'vp1' },
  { id: 'D5', row: 3, col: 4, asset: 'charter' },
  { id: 'D7', row: 3, col: 6, asset: 'vp1' },
  { id: 'D8', row: 3, col: 7, asset: 'P3' },
  { id: 'E1', row: 4, col: 0, asset: 'vote' },
  { id: 'E2', row: 4, col: 1, asset: 'P3' },
  { id: 'E3', row: 4, col: 2, asset: null, dashed: 'alloy' },
  { id: 'E4', row: 4, col: 3, asset: 'dieM' },
  { id: 'E5', row: 4, col: 4, asset: 'P2x2' },
  { id: 'E6', row: 4, col: 5, asset: 'vp1' },
  { id: 'E7', row: 4, col: 6, asset: 'vote' },
  { id: 'F1', row: 5, col: 0, asset: 'vp1' },
  { id: 'F2', row: 5, col: 1, asset: 'dip' },
  { id: 'F3', row: 5, col: 2, asset: 'P3x2' },
  { id: 'F4', row: 5, col: 3, asset: 'vp3' },
  { id: 'F5', row: 5, col: 4, asset: null, dashed: 'charter' },
  { id: 'F6', row: 5, col: 5, asset: 'planet' },
  { id: 'F7', row: 5, col: 6, asset: 'cipher' },
  { id: 'F8', row: 5, col: 7, asset: 'pop' },
];

export const chart: Chart = {
  length: 8,
  goodColumns: [1, 2, 4, 5, 7],
  rowVictory: [
    { after: 4, vp: 2 },
    { after: 8, vp: 4 },
  ],
  votes: 6,
  voteVictory: [
    { after: 3, vp: 1 },
    { after: 6, vp: 3 },
  ],
};
