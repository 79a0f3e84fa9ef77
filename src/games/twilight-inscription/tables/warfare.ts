import type { AssetId } from './vocabulary.ts';

/** Columns of the combat grid: the first five face the left neighbour, the others the right one; e and f touch (11.1). */
export const COLUMNS = 'abcdefghij';

/** A war: the rows of its two sections, and what winning and losing it bring (12.6). */
export interface War {
  readonly stage: number;
  readonly rows: readonly [number, number];
  readonly win: readonly [left: AssetId, right: AssetId];
  readonly loss: number;
}

/** Side B. */
export const wars: readonly War[] = [
  { stage: 2, rows: [1, 3], win: ['vp2', 'vp2'], loss: -1 },
  { stage: 3, rows: [4, 6], win: ['vp2', 'vp2'], loss: -1 },
  { stage: 4, rows: [7, 10], win: ['vp3', 'vp3'], loss: -1 },
  { stage: 5, rows: [11, 14], win: ['vp3', 'vp3'], loss: -2 },
];

export const anomalies: readonly string[] = ['c2', 'h2', 'b5', 'i5', 'd8', 'g8', 'a10', 'j10', 'c13', 'h13'];

/** Dots that show an asset (11.7). */
export const dots: Readonly<Record<string, AssetId>> = {
  b3: 'P1',
  g1: 'alloy',
  i3: 'P2',
  d1: 'vp1',
  a4: 'P3',
  e6: 'faction',
  f5: 'P2',
  j6: 'vp1',
  b8: 'cipher',
  i8: 'pop',
  e9: 'vp1',
  h10: 'P1',
  c10: 'dip',
  d12: 'vp1',
  g12: 'vote',
  a13: 'vp2',
  j13: 'vp2',
  e14: 'P2',
  f14: 'P3',
};
