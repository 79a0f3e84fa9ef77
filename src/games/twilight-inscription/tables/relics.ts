import type { Effect, RelicMoment } from './vocabulary.ts';

export const RELICS = [
  'splinter-of-the-crown',
  'diadem-of-ash',
  'wayfinder-sphere',
  'devouring-library',
  'black-ledger',
  'staff-of-silence',
  'sunlance',
  'tome-of-engines',
  'seers-glass',
  'endless-engine',
  'swarm-foundry',
  'cradle',
  'seed-vault',
  'iron-legion',
  'star-charts',
  'mirror-of-courts',
] as const;
export type RelicId = (typeof RELICS)[number];

/** A relic: points, which are kept whether it is played or not (20.2), and what it does once. */
export interface Relic {
  readonly vp: number;
  readonly when: RelicMoment;
  readonly effects: readonly Effect[];
}

/** Written beside the system when no relic is left. */
export const NO_RELIC_VP = 2;

export const relics: Readonly<Record<RelicId, Relic>> = {
  'splinter-of-the-crown': { vp: 4, when: 'now', effects: [] },
  'diadem-of-ash': { vp: 3, when: 'strategy', effects: [{ do: 'spend', r: 'I', n: 2, on: 'active' }] },
  'wayfinder-sphere': {
    vp: 2,
    when: 'strategy',
    effects: [
      { do: 'claim', n: 1 },
      { do: 'explore', n: 2 },
    ],
  },
  'devouring-library': { vp: 2, when: 'strategy', effects: [{ do: 'researchAny', n: 1 }] },
  'black-ledger': { vp: 3, when: 'strategy', effects: [{ do: 'gain', a: 'P?', n: 2 }] },
  'staff-of-silence': { vp: 3, when: 'council', effects: [{ do: 'freeVotes', n: 4 }] },
  sunlance: { vp: 2, when: 'warAfter', effects: [{ do: 'strength', n: 4, side: 'one' }] },
  'tome-of-engines': { vp: 3, when: 'strategy', effects: [{ do: 'spend', r: 'R', n: 2, on: 'any' }] },
  'seers-glass': {
    vp: 2,
    when: 'strategy',
    effects: [
      { do: 'spend', r: 'any', n: 2, on: 'active' },
      { do: 'gain', a: 'special?', n: 1 },
    ],
  },
  'endless-engine': { vp: 2, when: 'now', effects: [{ do: 'gain', a: 'good', n: 3 }] },
  'swarm-foundry': {
    vp: 2,
    when: 'strategy',
    effects: [
      { do: 'crossCell', n: 1 },
      { do: 'claimCell', n: 2 },
    ],
  },
  cradle: { vp: 2, when: 'now', effects: [{ do: 'gain', a: 'pop', n: 1 }] },
  'seed-vault': { vp: 2, when: 'strategy', effects: [{ do: 'develop', n: 3 }] },
  'iron-legion': { vp: 2, when: 'strategy', effects: [{ do: 'deploy', unit: 'cruiser' }] },
  'star-charts': { vp: 3, when: 'now', effects: [{ do: 'gain', a: 'planet', n: 1 }] },
  'mirror-of-courts': {
    vp: 3,
    when: 'now',
    effects: [
      { do: 'gain', a: 'dip', n: 1 },
      { do: 'gain', a: 'vote', n: 1 },
    ],
  },
};
