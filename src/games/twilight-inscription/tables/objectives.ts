import type { Need, SheetId } from './vocabulary.ts';

export const OBJECTIVES = [
  'mercantilist',
  'lord-of-lanes',
  'cartographer',
  'homesteader',
  'multitude',
  'master-builder',
  'guild-master',
  'magnate',
  'seat-of-honour',
  'admiral',
  'armada',
  'occupation',
] as const;
export type ObjectiveId = (typeof OBJECTIVES)[number];

/** An objective of a sheet: points for the first and for those later, and what it needs (21). */
export interface Objective {
  readonly sheet: SheetId;
  readonly first: number;
  readonly later: number;
  readonly need: Need;
}

export const objectives: Readonly<Record<ObjectiveId, Objective>> = {
  mercantilist: {
    sheet: 'navigation',
    first: 7,
    later: 4,
    need: { count: 'claimedAsset', asset: 'planet', n: 7 },
  },
  'lord-of-lanes': { sheet: 'navigation', first: 9, later: 5, need: { count: 'claimedSystems', n: 18 } },
  cartographer: { sheet: 'navigation', first: 7, later: 4, need: { count: 'exploredSystems', n: 25 } },
  homesteader: { sheet: 'expansion', first: 7, later: 4, need: { count: 'unlockedPlanets', n: 6 } },
  multitude: { sheet: 'expansion', first: 8, later: 5, need: { count: 'population', n: 8 } },
  'master-builder': { sheet: 'expansion', first: 7, later: 4, need: { count: 'basesAndPlanets', n: 4 } },
  'guild-master': { sheet: 'industry', first: 8, later: 5, need: { count: 'minProducts', n: 6 } },
  magnate: { sheet: 'industry', first: 8, later: 4, need: { count: 'claimedCells', n: 16 } },
  'seat-of-honour': { sheet: 'industry', first: 7, later: 4, need: { count: 'votesUnderlined', n: 6 } },
  admiral: { sheet: 'warfare', first: 8, later: 5, need: { count: 'warsWon', n: 4 } },
  armada: { sheet: 'warfare', first: 8, later: 4, need: { count: 'unitsCreated', n: 9 } },
  occupation: { sheet: 'warfare', first: 7, later: 4, need: { count: 'coveredAssets', n: 12 } },
};
