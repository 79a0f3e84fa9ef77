import type { TechnologyRow } from './technology.ts';

/** Technologies of level I. */
export const levelOne = {
  'advanced-robotics': {
    level: 1,
    types: ['scientific'],
    right: 'scientific',
    immediate: [{ do: 'automate', kind: 'ore', n: 1 }],
    actions: [
      {
        cost: { ore: 1 },
        steps: [
          { do: 'automate', kind: 'ore', n: 1 },
          { do: 'ore', n: 1 },
        ],
      },
    ],
  },
  'advanced-genetics': {
    level: 1,
    types: ['economic'],
    right: 'economic',
    immediate: [
      { do: 'automate', kind: 'food', n: 1 },
      { do: 'pop', n: 1 },
    ],
    actions: [],
  },
  'narrow-beam-lasers': {
    level: 1,
    types: ['military'],
    right: 'military',
    immediate: [
      { do: 'upgrade', ships: 1, by: 1 },
      { do: 'jump', n: 1 },
    ],
    actions: [
      {
        cost: {},
        steps: [
          { do: 'build', from: 'pop', level: 2, n: 1 },
          { do: 'jump', n: 2 },
        ],
      },
    ],
  },
  terraforming: {
    level: 1,
    types: ['commercial'],
    right: 'commercial',
    immediate: [{ do: 'jump', n: 2 }],
    actions: [{ cost: { ore: 1 }, steps: [{ do: 'jump', n: 1 }, { do: 'colonise' }] }],
  },
} as const satisfies Readonly<Record<string, TechnologyRow>>;
