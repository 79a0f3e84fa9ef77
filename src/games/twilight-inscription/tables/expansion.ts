import type { AssetId } from './vocabulary.ts';

/** A planet: its symbols row by row (`*` takes any resource), and the assets beside its rows and below its columns (7.2, 7.3). */
export interface Planet {
  readonly id: string;
  readonly grid: readonly string[];
  readonly rows: readonly AssetId[];
  readonly cols: readonly AssetId[];
}

/** A base: its symbols, or one planet asset, and the asset that it gives (7.4). */
export interface Base {
  readonly id: string;
  readonly cost: string;
  readonly asset: AssetId;
}

/** Side B. */
export const planets: readonly Planet[] = [
  { id: 'A', grid: ['MI', 'RM'], rows: ['P1', 'pop'], cols: ['P2', 'vote'] },
  { id: 'B', grid: ['IMR', 'RIM'], rows: ['pop', 'P3'], cols: ['alloy', 'vote', 'vp1'] },
  { id: 'C', grid: ['IR', 'MI', 'RM'], rows: ['P2', 'vote', 'faction'], cols: ['pop', 'vp2'] },
  { id: 'D', grid: ['MIR', 'IRM'], rows: ['P1', 'pop'], cols: ['dip', 'charter', 'vote'] },
  { id: 'E', grid: ['RMIR', 'IRMI'], rows: ['pop', 'dip'], cols: ['P3', 'cipher', 'vp1', 'vp1'] },
  { id: 'F', grid: ['MIR', 'RMI', 'IRM'], rows: ['pop', 'vp1', 'faction'], cols: ['P1', 'pop', 'vp3'] },
];

export const bases: readonly Base[] = [
  { id: 'X', cost: 'MMI', asset: 'P3' },
  { id: 'Y', cost: 'IIR', asset: 'vp2' },
  { id: 'Z', cost: 'RRMI', asset: 'pop' },
];

/** Victory points of the population track, from the bottom (7.6). */
export const population: readonly number[] = [1, 1, 2, 2, 2, 2, 3, 3, 3, 4];
