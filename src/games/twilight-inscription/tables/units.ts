import type { Special, UnitId } from './vocabulary.ts';

/** A unit: the symbols of its cost (`*` any resource), how many copies may be created, its points, its dots (10.1). */
export interface Unit {
  readonly cost: string;
  readonly copies: number | null;
  readonly vp: number;
  readonly shape: readonly (readonly [column: number, row: number])[];
  /** The special asset that must be spent before it may be begun (10.4). */
  readonly unlock?: Special;
  /** A special asset that creates it instead of its cost (10.6). */
  readonly bySpecial?: Special;
  /** Stands for it in short notation. */
  readonly letter: string;
}

export const units: Readonly<Record<UnitId, Unit>> = {
  infantry: { cost: '*', copies: null, vp: 0, shape: [[0, 0]], letter: 'i' },
  fighter: {
    cost: 'MI',
    copies: 4,
    vp: 0,
    shape: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    letter: 'F',
  },
  destroyer: {
    cost: 'MR',
    copies: 3,
    vp: 0,
    shape: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    bySpecial: 'cipher',
    letter: 'D',
  },
  cruiser: {
    cost: 'MMM',
    copies: 3,
    vp: 1,
    shape: [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ],
    letter: 'C',
  },
  carrier: {
    cost: 'MMII',
    copies: 2,
    vp: 1,
    shape: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    bySpecial: 'charter',
    letter: 'K',
  },
  dreadnought: {
    cost: 'MMMIR',
    copies: 2,
    vp: 2,
    shape: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
    ],
    unlock: 'alloy',
    letter: 'N',
  },
  warsun: {
    cost: 'MMMMRRR',
    copies: 1,
    vp: 4,
    shape: [
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
      [1, 2],
    ],
    unlock: 'cipher',
    letter: 'W',
  },
};
