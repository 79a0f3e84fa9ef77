import type { Kind, Lasting, Step, SystemDeck } from './vocabulary.ts';

/** Every system card, A before B (1.1). */
export const SYSTEMS = [
  'alpha-centauri',
  'barnards-star',
  'vega',
  'epsilon-eridani',
  'lalande-21185',
  'procyon',
  'tau-ceti',
  'luytens-star',
  'wolf-359',
  'cygni-61',
  'epsilon-indi',
  'ross-128',
  'kapteyns-star',
  'ross-154',
  'wise-1541-2250',
  'gliese-581',
  'trappist-1',
  'sirius',
  'altair',
  'fomalhaut',
  'cancri-55',
  'hd-40307',
  'gliese-667',
  'arcturus',
] as const;
export type SystemId = (typeof SYSTEMS)[number];

/** A system card as it is printed. */
export interface SystemRow {
  readonly deck: SystemDeck;
  /** One of the four that a game begins with (2.4). */
  readonly start?: true;
  /** Military strength that colonising takes (20.2). */
  readonly strength: number;
  readonly spec: readonly Kind[];
  readonly vp: number;
  /** Received whenever a faction takes control (19.14). */
  readonly control: readonly Step[];
  /** Received by who colonises it (20.8). */
  readonly bonus: readonly Step[];
  readonly lasting?: Lasting;
}

export const systems: Readonly<Record<SystemId, SystemRow>> = {
  'alpha-centauri': {
    deck: 'A',
    start: true,
    strength: 3,
    spec: ['food'],
    vp: 4,
    control: [],
    bonus: [{ do: 'pop', n: 2 }],
  },
  'barnards-star': {
    deck: 'A',
    start: true,
    strength: 2,
    spec: ['food'],
    vp: 3,
    control: [],
    bonus: [{ do: 'ore', n: 2 }],
  },
  vega: {
    deck: 'A',
    start: true,
    strength: 3,
    spec: ['ore'],
    vp: 5,
    control: [{ do: 'ore', n: 1 }],
    bonus: [{ do: 'ore', n: 2 }],
  },
  'epsilon-eridani': {
    deck: 'A',
    start: true,
    strength: 3,
    spec: ['ore'],
    vp: 5,
    control: [],
    bonus: [{ do: 'jump', n: 3 }],
  },
  'lalande-21185': {
    deck: 'A',
    strength: 3,
    spec: ['food'],
    vp: 4,
    control: [],
    bonus: [{ do: 'growth' }, { do: 'produce' }, { do: 'trade' }],
  },
  procyon: {
    deck: 'A',
    strength: 3,
    spec: ['ore'],
    vp: 4,
    control: [],
    bonus: [{ do: 'private', level: 2 }],
  },
  'tau-ceti': {
    deck: 'A',
    strength: 4,
    spec: ['food', 'ore'],
    vp: 6,
    control: [{ do: 'shiftSupply', n: 1 }],
    bonus: [{ do: 'automate', kind: 'any', n: 1 }],
  },
  'luytens-star': {
    deck: 'A',
    strength: 3,
    spec: ['food'],
    vp: 5,
    control: [{ do: 'shiftSupply', n: 1 }],
    bonus: [{ do: 'automate', kind: 'food', n: 1 }],
  },
  'wolf-359': {
    deck: 'A',
    strength: 2,
    spec: ['ore'],
    vp: 4,
    control: [],
    bonus: [{ do: 'upgrade', ships: 2, by: 1 }],
  },
  'cygni-61': {
    deck: 'A',
    strength: 3,
    spec: ['food', 'ore'],
    vp: 5,
    control: [],
    bonus: [{ do: 'ore', n: 3 }],
  },
  'epsilon-indi': {
    deck: 'A',
    strength: 3,
    spec: ['food'],
    vp: 5,
    control: [{ do: 'ore', n: 1 }],
    bonus: [{ do: 'build', from: 'supply', level: 2, n: 1 }],
  },
  'ross-128': {
    deck: 'A',
    strength: 3,
    spec: ['ore'],
    vp: 4,
    control: [],
    bonus: [{ do: 'research', levels: [1, 2], cube: 'supply', optional: true }],
  },
  'kapteyns-star': {
    deck: 'B',
    strength: 4,
    spec: ['food', 'ore'],
    vp: 7,
    control: [],
    bonus: [{ do: 'build', from: 'supply', level: 2, n: 1, place: 'DEEP' }],
  },
  'ross-154': {
    deck: 'B',
    strength: 5,
    spec: ['food'],
    vp: 8,
    control: [],
    bonus: [{ do: 'ore', n: 2 }],
    lasting: { push: true },
  },
  'wise-1541-2250': {
    deck: 'B',
    strength: 5,
    spec: ['ore'],
    vp: 7,
    control: [],
    bonus: [{ do: 'private', level: 3 }],
  },
  'gliese-581': { deck: 'B', strength: 5, spec: ['food'], vp: 8, control: [], bonus: [{ do: 'growth' }] },
  'trappist-1': {
    deck: 'B',
    strength: 6,
    spec: ['food', 'ore'],
    vp: 11,
    control: [{ do: 'pop', n: 1 }],
    bonus: [{ do: 'pop', n: 2 }],
  },
  sirius: {
    deck: 'B',
    strength: 5,
    spec: ['ore'],
    vp: 8,
    control: [{ do: 'ore', n: 1 }],
    bonus: [{ do: 'ore', n: 3 }],
  },
  altair: { deck: 'B', strength: 5, spec: ['ore'], vp: 8, control: [], bonus: [{ do: 'jump', n: 4 }] },
  fomalhaut: {
    deck: 'B',
    strength: 5,
    spec: ['food'],
    vp: 8,
    control: [],
    bonus: [{ do: 'automate', kind: 'any', n: 1 }],
  },
  'cancri-55': {
    deck: 'B',
    strength: 5,
    spec: ['food'],
    vp: 8,
    control: [{ do: 'ore', n: 1 }],
    bonus: [{ do: 'upgrade', ships: 2, by: 1 }],
  },
  'hd-40307': {
    deck: 'B',
    strength: 4,
    spec: ['food'],
    vp: 7,
    control: [],
    bonus: [{ do: 'research', levels: [1, 2, 3], open: true, optional: true }],
  },
  'gliese-667': {
    deck: 'B',
    strength: 5,
    spec: ['ore'],
    vp: 8,
    control: [],
    bonus: [{ do: 'ore', n: 1 }],
    lasting: { orePlus: 1 },
  },
  arcturus: { deck: 'B', strength: 6, spec: ['ore'], vp: 12, control: [{ do: 'ore', n: 1 }], bonus: [] },
};
