import type { TechnologyRow } from './technology.ts';

/** Technologies of level II. */
export const levelTwo = {
  hypercomputing: {
    level: 2,
    types: ['scientific'],
    right: 'scientific',
    immediate: [{ do: 'automate', kind: 'ore', n: 1 }],
    actions: [
      { cost: { ore: 1 }, steps: [{ do: 'research', levels: [2] }] },
      { cost: { ore: 4 }, steps: [{ do: 'research', levels: [3] }] },
    ],
  },
  'spacetime-anomaly-studies': {
    level: 2,
    types: ['scientific'],
    right: 'scientific',
    immediate: [{ do: 'ore', n: 2 }],
    actions: [{ cost: { ore: 3 }, steps: [{ do: 'research', levels: [3] }] }],
  },
  'asteroid-refineries': {
    level: 2,
    types: ['scientific'],
    right: 'scientific',
    immediate: [
      { do: 'automate', kind: 'ore', n: 1 },
      { do: 'ore', n: 2 },
    ],
    actions: [],
    lasting: { orePlus: 1 },
  },
  'hydroponic-arcologies': {
    level: 2,
    types: ['economic'],
    right: 'economic',
    immediate: [
      { do: 'automate', kind: 'food', n: 1 },
      { do: 'ore', n: 1 },
    ],
    actions: [
      { cost: {}, steps: [{ do: 'automate', kind: 'food', n: 1 }, { do: 'growth' }, { do: 'ore', n: 2 }] },
    ],
  },
  'mass-cloning': {
    level: 2,
    types: ['economic'],
    right: 'economic',
    immediate: [{ do: 'automate', kind: 'food', n: 1 }],
    actions: [
      {
        cost: {},
        steps: [
          {
            do: 'choice',
            options: [
              { label: 'A', cost: {}, steps: [{ do: 'pop', n: 3 }] },
              { label: 'B', cost: { ore: 4 }, steps: [{ do: 'research', levels: [2, 3], cube: 'supply' }] },
            ],
          },
        ],
      },
    ],
  },
  'vertical-farms': {
    level: 2,
    types: ['economic'],
    right: 'economic',
    immediate: [
      { do: 'automate', kind: 'food', n: 1 },
      { do: 'pop', n: 1 },
    ],
    actions: [
      {
        cost: {},
        steps: [
          { do: 'pop', n: 2 },
          { do: 'ore', n: 1 },
          { do: 'research', levels: [1, 2], optional: true, price: 2 },
        ],
      },
    ],
  },
  'plasma-cannon': {
    level: 2,
    types: ['military'],
    right: 'military',
    immediate: [{ do: 'upgrade', ships: 1, by: 2 }],
    actions: [
      {
        cost: {},
        steps: [
          { do: 'build', from: 'pop', level: 3, n: 1 },
          { do: 'jump', n: 2 },
        ],
      },
    ],
  },
  'human-experimentation': {
    level: 2,
    types: ['military'],
    right: 'military',
    immediate: [{ do: 'build', from: 'supply', level: 1, n: 1 }],
    actions: [
      {
        cost: { pop: 2 },
        steps: [
          { do: 'research', levels: [2, 3] },
          { do: 'upgrade', ships: 1, by: 2 },
        ],
      },
    ],
  },
  'modular-fleet': {
    level: 2,
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
          { do: 'build', from: 'pop', level: 1, n: 2, optional: true },
          { do: 'build', from: 'supply', level: 1, n: 1, optional: true },
          { do: 'jump', n: 3 },
        ],
      },
    ],
  },
  'supply-outpost': {
    level: 2,
    types: ['commercial'],
    right: 'commercial',
    immediate: [{ do: 'jump', n: 2 }],
    actions: [
      {
        cost: {},
        steps: [
          { do: 'upgrade', ships: 1, by: 1 },
          { do: 'jump', n: 3 },
          { do: 'colonise', optional: true, price: 2 },
        ],
      },
    ],
  },
  'stealth-terraforming': {
    level: 2,
    types: ['commercial'],
    right: 'commercial',
    immediate: [{ do: 'jump', n: 2 }],
    actions: [
      {
        cost: { ore: 1 },
        steps: [
          { do: 'jump', n: 1 },
          { do: 'colonise', minus: 1 },
        ],
      },
    ],
  },
  'orbital-bazaar': {
    level: 2,
    types: ['commercial'],
    right: 'commercial',
    immediate: [
      { do: 'ore', n: 2 },
      { do: 'jump', n: 2 },
    ],
    actions: [
      {
        cost: {},
        steps: [
          { do: 'ore', n: 3 },
          { do: 'jump', n: 3 },
        ],
      },
    ],
    lasting: { tradeOre: 2 },
  },
  'synthetic-labour': {
    level: 2,
    types: ['scientific', 'economic'],
    right: 'economic',
    immediate: [
      { do: 'automate', kind: 'any', n: 1 },
      { do: 'ore', n: 1 },
    ],
    actions: [
      {
        cost: { ore: 2 },
        steps: [
          { do: 'research', levels: [2], cube: 'supply' },
          { do: 'pop', n: 1 },
        ],
      },
    ],
  },
  'war-college': {
    level: 2,
    types: ['scientific', 'military'],
    right: 'scientific',
    immediate: [
      { do: 'upgrade', ships: 1, by: 1 },
      { do: 'ore', n: 1 },
    ],
    actions: [
      {
        cost: { ore: 4 },
        steps: [
          { do: 'research', levels: [3] },
          { do: 'jump', n: 2 },
        ],
      },
    ],
  },
  'xenogeology-institute': {
    level: 2,
    types: ['scientific', 'commercial'],
    right: 'commercial',
    immediate: [{ do: 'jump', n: 2 }],
    actions: [
      {
        cost: {},
        steps: [
          {
            do: 'choice',
            options: [
              { label: 'A', cost: { ore: 1 }, steps: [{ do: 'jump', n: 1 }, { do: 'colonise' }] },
              { label: 'B', cost: { ore: 4 }, steps: [{ do: 'research', levels: [3] }] },
            ],
          },
        ],
      },
    ],
  },
  'orbital-dockyards': {
    level: 2,
    types: ['economic', 'military'],
    right: 'military',
    immediate: [
      { do: 'automate', kind: 'food', n: 1 },
      { do: 'jump', n: 1 },
    ],
    actions: [
      {
        cost: {},
        steps: [
          { do: 'build', from: 'supply', level: 2, n: 1 },
          { do: 'pop', n: 1 },
          { do: 'jump', n: 2 },
        ],
      },
    ],
  },
  'homestead-charter': {
    level: 2,
    types: ['economic', 'commercial'],
    right: 'economic',
    immediate: [{ do: 'automate', kind: 'food', n: 1 }],
    actions: [{ cost: { ore: 1 }, steps: [{ do: 'colonise' }, { do: 'pop', n: 1 }] }],
  },
  'privateer-licences': {
    level: 2,
    types: ['military', 'commercial'],
    right: 'commercial',
    immediate: [
      { do: 'upgrade', ships: 1, by: 1 },
      { do: 'jump', n: 2 },
    ],
    actions: [
      {
        cost: {},
        steps: [
          { do: 'upgrade', ships: 1, by: 1 },
          { do: 'jump', n: 4, plunder: 2 },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, TechnologyRow>>;
