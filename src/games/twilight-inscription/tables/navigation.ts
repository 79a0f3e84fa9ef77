import type { AssetId } from './vocabulary.ts';

/** A system of the navigation sheet: where it is drawn, from 0 to 100 across and 0 to 70 down, and what it holds. */
export interface System {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: 'large' | 'small';
  readonly asset: AssetId | null;
}

/** A wormhole and the systems that it touches. */
export interface Wormhole {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly next: readonly string[];
}

export type Lane = readonly [string, string];

/** The home system, claimed from the start, and Mecatol Rex (6.2, 6.10). */
export const [HOME, MECATOL] = ['H', 'M'] as const;

/** Systems that are explored from the start (6.2). */
export const FIRST_EXPLORED: readonly string[] = ['a1', 'a2', 'a3'];

/** Side B. */
export const systems: readonly System[] = [
  { id: 'H', x: 5, y: 35, size: 'large', asset: null },
  { id: 'a1', x: 16, y: 18, size: 'large', asset: 'planet' },
  { id: 'a2', x: 16, y: 35, size: 'large', asset: 'planet' },
  { id: 'a3', x: 16, y: 52, size: 'small', asset: 'alloy' },
  { id: 'b1', x: 27, y: 11, size: 'small', asset: 'frontierLeft' },
  { id: 'b2', x: 27, y: 27, size: 'small', asset: 'cipher' },
  { id: 'b3', x: 27, y: 43, size: 'large', asset: 'planet' },
  { id: 'b4', x: 27, y: 59, size: 'small', asset: 'charter' },
  { id: 'c1', x: 38, y: 7, size: 'large', asset: 'planet' },
  { id: 'c2', x: 38, y: 21, size: 'small', asset: 'faction' },
  { id: 'c3', x: 38, y: 35, size: 'large', asset: 'vp1' },
  { id: 'c4', x: 38, y: 49, size: 'small', asset: 'P1' },
  { id: 'c5', x: 38, y: 63, size: 'large', asset: 'relic' },
  { id: 'd1', x: 49, y: 7, size: 'large', asset: 'vp1' },
  { id: 'd2', x: 49, y: 21, size: 'small', asset: 'dieI' },
  { id: 'd3', x: 49, y: 35, size: 'small', asset: null },
  { id: 'd4', x: 49, y: 49, size: 'large', asset: 'planet' },
  { id: 'd5', x: 49, y: 63, size: 'small', asset: 'frontierRight' },
  { id: 'e1', x: 60, y: 7, size: 'large', asset: 'relic' },
  { id: 'e2', x: 60, y: 21, size: 'large', asset: 'planet' },
  { id: 'e3', x: 60, y: 35, size: 'small', asset: null },
  { id: 'e4', x: 60, y: 49, size: 'small', asset: 'P3' },
  { id: 'e5', x: 60, y: 63, size: 'large', asset: 'planet' },
  { id: 'f1', x: 71, y: 14, size: 'large', asset: 'vp1' },
  { id: 'f2', x: 71, y: 56, size: 'small', asset: 'cipher' },
  { id: 'g1', x: 83, y: 11, size: 'large', asset: 'vp2' },
  { id: 'g2', x: 83, y: 27, size: 'small', asset: 'dieR' },
  { id: 'g3', x: 83, y: 43, size: 'small', asset: 'faction' },
  { id: 'g4', x: 83, y: 59, size: 'large', asset: 'vp2' },
  { id: 'i1', x: 95, y: 18, size: 'large', asset: 'planet' },
  { id: 'i2', x: 95, y: 35, size: 'large', asset: 'relic' },
  { id: 'i3', x: 95, y: 52, size: 'large', asset: 'vp3' },
  { id: 'M', x: 71, y: 35, size: 'large', asset: null },
];

export const lanes: readonly Lane[] = [
  ['H', 'a1'],
  ['H', 'a2'],
  ['H', 'a3'],
  ['a1', 'b1'],
  ['a1', 'b2'],
  ['a2', 'b2'],
  ['a2', 'b3'],
  ['a3', 'b3'],
  ['a3', 'b4'],
  ['b1', 'c1'],
  ['b1', 'c2'],
  ['b2', 'c2'],
  ['b2', 'c3'],
  ['b3', 'c3'],
  ['b3', 'c4'],
  ['b4', 'c4'],
  ['b4', 'c5'],
  ['c1', 'd1'],
  ['c2', 'd2'],
  ['c3', 'd3'],
  ['c4', 'd4'],
  ['c5', 'd5'],
  ['c3', 'd2'],
  ['c3', 'd4'],
  ['d1', 'e1'],
  ['d2', 'e2'],
  ['d3', 'e3'],
  ['d4', 'e4'],
  ['d5', 'e5'],
  ['d1', 'd2'],
  ['d4', 'd5'],
  ['e1', 'e2'],
  ['e4', 'e5'],
  ['e1', 'f1'],
  ['e2', 'f1'],
  ['e2', 'e3'],
  ['e3', 'e4'],
  ['e4', 'f2'],
  ['e5', 'f2'],
  ['f1', 'g1'],
  ['f1', 'g2'],
  ['M', 'g2'],
  ['M', 'g3'],
  ['f2', 'g3'],
  ['f2', 'g4'],
  ['i1', 'i2'],
  ['i2', 'i3'],
];

export const wormholes: readonly Wormhole[] = [
  { id: 'W1', x: 16, y: 5, next: ['a1'] },
  { id: 'W2', x: 54.5, y: 56, next: ['e4'] },
  { id: 'W3', x: 95, y: 5, next: ['i1'] },
  { id: 'W4', x: 95, y: 65, next: ['i3'] },
];
