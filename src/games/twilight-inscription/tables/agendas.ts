import type { Effect } from './vocabulary.ts';

export const AGENDAS = [
  'open-borders',
  'common-tongue',
  'levy',
  'charter-of-guilds',
  'homestead-act',
  'shared-archives',
  'tariffs',
  'conscription',
  'census',
  'open-treasury',
  'disarmament',
  'crown-lands',
] as const;
export type AgendaId = (typeof AGENDAS)[number];

export const OUTCOMES = ['for', 'against'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** An agenda of a stage: what either outcome does to each player, and which one is starred, the better one (23.11). */
export interface Agenda {
  readonly stage: 2 | 3 | 4;
  readonly star: Outcome;
  readonly for: readonly Effect[];
  readonly against: readonly Effect[];
}

export const agendas: Readonly<Record<AgendaId, Agenda>> = {
  'open-borders': {
    stage: 2,
    star: 'for',
    for: [
      {
        do: 'when',
        cond: { count: 'exploredSystems', n: 10 },
        holds: [
          { do: 'gain', a: 'good', n: 1 },
          { do: 'gain', a: 'vote', n: 1 },
        ],
        otherwise: [{ do: 'explore', n: 2 }],
      },
    ],
    against: [
      {
        do: 'when',
        cond: { count: 'unlockedPlanets', n: 2 },
        holds: [{ do: 'vp', n: -2, sheet: 'expansion' }],
        otherwise: [],
      },
    ],
  },
  'common-tongue': {
    stage: 2,
    star: 'for',
    for: [
      {
        do: 'when',
        cond: { count: 'votesUnderlined', n: 2 },
        holds: [{ do: 'gain', a: 'good', n: 1 }],
        otherwise: [{ do: 'gain', a: 'dip', n: 1 }],
      },
    ],
    against: [
      {
        do: 'when',
        cond: { count: 'exploredSystems', n: 13 },
        holds: [{ do: 'vp', n: -2, sheet: 'navigation' }],
        otherwise: [{ do: 'gain', a: 'vote', n: 1 }],
      },
    ],
  },
  levy: {
    stage: 2,
    star: 'against',
    for: [
      {
        do: 'when',
        cond: { count: 'unitsCreated', n: 2 },
        holds: [{ do: 'vp', n: -2, sheet: 'warfare' }],
        otherwise: [],
      },
    ],
    against: [{ do: 'deployInfantry', n: 2 }],
  },
  'charter-of-guilds': {
    stage: 2,
    star: 'against',
    for: [
      {
        do: 'when',
        cond: { count: 'claimedSystems', n: 7 },
        holds: [{ do: 'vp', n: -2, sheet: 'navigation' }],
        otherwise: [],
      },
    ],
    against: [
      {
        do: 'when',
        cond: { count: 'products', n: 6 },
        holds: [{ do: 'gain', a: 'P?', n: 1 }],
        otherwise: [{ do: 'gain', a: 'P?', n: 2 }],
      },
    ],
  },
  'homestead-act': {
    stage: 3,
    star: 'for',
    for: [
      {
        do: 'when',
        cond: { count: 'unlockedPlanets', n: 2 },
        holds: [
          { do: 'gain', a: 'good', n: 1 },
          { do: 'gain', a: 'vote', n: 1 },
        ],
        otherwise: [{ do: 'gain', a: 'planet', n: 1 }],
      },
    ],
    against: [
      {
        do: 'when',
        cond: { count: 'claimedSystems', n: 15 },
        holds: [{ do: 'vp', n: -2, sheet: 'navigation' }],
        otherwise: [],
      },
    ],
  },
  'shared-archives': {
    stage: 3,
    star: 'for',
    for: [
      {
        do: 'when',
        cond: { count: 'technologies', n: 2 },
        holds: [{ do: 'spend', r: 'R', n: 1, on: 'any' }],
        otherwise: [{ do: 'spend', r: 'R', n: 2, on: 'any' }],
      },
    ],
    against: [
      {
        do: 'when',
        cond: { count: 'exploredSystems', n: 22 },
        holds: [{ do: 'vp', n: -2, sheet: 'navigation' }],
        otherwise: [],
      },
    ],
  },
  tariffs: {
    stage: 3,
    star: 'against',
    for: [
      {
        do: 'when',
        cond: { count: 'claimedCells', n: 10 },
        holds: [{ do: 'vp', n: -2, sheet: 'industry' }],
        otherwise: [],
      },
    ],
    against: [
      { do: 'gain', a: 'good', n: 1 },
      { do: 'gain', a: 'vote', n: 1 },
    ],
  },
  conscription: {
    stage: 3,
    star: 'against',
    for: [
      {
        do: 'when',
        cond: { count: 'population', n: 4 },
        holds: [{ do: 'vp', n: -2, sheet: 'expansion' }],
        otherwise: [{ do: 'gain', a: 'vote', n: 1 }],
      },
    ],
    against: [
      {
        do: 'when',
        cond: { count: 'unitsCreated', n: 4 },
        holds: [{ do: 'deployInfantry', n: 1 }],
        otherwise: [{ do: 'spend', r: 'any', n: 1, on: 'any' }],
      },
    ],
  },
  census: {
    stage: 4,
    star: 'for',
    for: [{ do: 'gain', a: 'pop', n: 1 }],
    against: [
      {
        do: 'when',
        cond: { count: 'votesUnderlined', n: 5 },
        holds: [{ do: 'vp', n: -3, sheet: 'industry' }],
        otherwise: [],
      },
    ],
  },
  'open-treasury': {
    stage: 4,
    star: 'for',
    for: [{ do: 'spend', r: 'any', n: 2, on: 'any' }],
    against: [
      {
        do: 'when',
        cond: { count: 'technologies', n: 4 },
        holds: [{ do: 'vp', n: -2, sheet: 'industry' }],
        otherwise: [],
      },
    ],
  },
  disarmament: {
    stage: 4,
    star: 'against',
    for: [
      {
        do: 'when',
        cond: { count: 'warsAhead', n: 1 },
        holds: [{ do: 'vp', n: -2, sheet: 'warfare' }],
        otherwise: [],
      },
    ],
    against: [{ do: 'deployInfantry', n: 2 }],
  },
  'crown-lands': {
    stage: 4,
    star: 'against',
    for: [
      {
        do: 'when',
        cond: { count: 'claimedSystems', n: 14 },
        holds: [{ do: 'vp', n: -2, sheet: 'navigation' }],
        otherwise: [],
      },
    ],
    against: [{ do: 'claim', n: 1 }],
  },
};
