import type { TechnologyRow } from './technology.ts';

/** Technologies of level III. */
export const levelThree = {
  'quantum-data-exchange': {
    level: 3,
    types: ['scientific'],
    right: 'scientific',
    immediate: [
      { do: 'automate', kind: 'ore', n: 1 },
      { do: 'ore', n: 3 },
    ],
    actions: [{ cost: {}, steps: [{ do: 'copy', filter: 'research', minus: 2, mayCopy: ['technocrats'] }] }],
  },
  'unified-field-theory': {
    level: 3,
    types: ['scientific'],
    right: 'scientific',
    immediate: [
      { do: 'automate', kind: 'ore', n: 1 },
      { do: 'ore', n: 1 },
    ],
    actions: [{ cost: { ore: 6 }, steps: [{ do: 'research', levels: [4] }] }],
  },
  'android-rights-movement': {
    level: 3,
    types: ['economic'],
    right: 'economic',
    immediate: [{ do: 'automate', kind: 'food', n: 1 }],
    actions: [
      {
        cost: {},
        steps: [
          { do: 'pop', n: 3, anyColumn: true },
          { do: 'ore', n: 3 },
          { do: 'research', levels: [1, 2], optional: true },
        ],
      },
    ],
  },
  'climate-engines': {
    level: 3,
    types: ['economic'],
    right: 'economic',
    immediate: [{ do: 'automate', kind: 'food', n: 1 }, { do: 'growth' }, { do: 'ore', n: 2 }],
    actions: [
      { cost: {}, steps: [{ do: 'automate', kind: 'any', n: 1 }, { do: 'growth' }, { do: 'produce' }] },
    ],
  },
  'hyperdrive-boosters': {
    level: 3,
    types: ['military'],
    right: 'military',
    immediate: [
      { do: 'upgrade', ships: 2, by: 1 },
      { do: 'jump', n: 3 },
    ],
    actions: [
      {
        cost: {},
        steps: [
          { do: 'upgrade', ships: 2, by: 1 },
          { do: 'jump', n: 6 },
          { do: 'colonise', optional: true, price: 2 },
        ],
      },
    ],
  },
  'antimatter-dreadnoughts': {
    level: 3,
    types: ['military'],
    right: 'military',
    immediate: [
      { do: 'upgrade', ships: 1, by: 3 },
      { do: 'jump', n: 2 },
    ],
    actions: [
      {
        cost: { ore: 1 },
        steps: [
          { do: 'build', from: 'pop', level: 4, n: 1 },
          { do: 'jump', n: 3 },
        ],
      },
    ],
  },
  'ministry-of-colonies': {
    level: 3,
    types: ['commercial'],
    right: 'commercial',
    immediate: [
      { do: 'ore', n: 2 },
      { do: 'jump', n: 2 },
    ],
    actions: [{ cost: { ore: 4 }, steps: [{ do: 'settle', deck: 'A', draw: 2 }] }],
  },
  'generation-arks': {
    level: 3,
    types: ['commercial'],
    right: 'commercial',
    immediate: [{ do: 'jump', n: 3 }],
    actions: [
      {
        cost: { ore: 1 },
        steps: [
          { do: 'colonise', minus: 2 },
          { do: 'jump', n: 2 },
        ],
      },
    ],
  },
  'deep-space-megastructures': {
    level: 3,
    types: ['scientific', 'economic'],
    right: 'scientific',
    immediate: [{ do: 'automate', kind: 'any', n: 1 }],
    actions: [{ cost: { ore: 6 }, steps: [{ do: 'research', levels: [3, 4], cube: 'supply' }] }],
  },
  'singularity-weapons': {
    level: 3,
    types: ['scientific', 'military'],
    right: 'military',
    immediate: [
      { do: 'upgrade', ships: 2, by: 1 },
      { do: 'jump', n: 1 },
    ],
    actions: [
      {
        cost: {},
        steps: [
          {
            do: 'choice',
            options: [
              {
                label: 'A',
                cost: { ore: 3 },
                steps: [
                  { do: 'research', levels: [3] },
                  { do: 'jump', n: 2 },
                ],
              },
              {
                label: 'B',
                cost: { ore: 6 },
                steps: [
                  { do: 'research', levels: [4] },
                  { do: 'jump', n: 2 },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  'planetary-studies': {
    level: 3,
    types: ['scientific', 'commercial'],
    right: 'scientific',
    immediate: [
      { do: 'jump', n: 2 },
      { do: 'ore', n: 1 },
    ],
    actions: [{ cost: { ore: 2 }, steps: [{ do: 'research', levels: [1, 2, 3, 4], perLevel: 1 }] }],
  },
  'drone-swarms': {
    level: 3,
    types: ['economic', 'military'],
    right: 'economic',
    immediate: [{ do: 'build', from: 'supply', level: 2, n: 1 }],
    actions: [
      {
        cost: {},
        steps: [
          { do: 'build', from: 'supply', level: 2, n: 2 },
          { do: 'jump', n: 2 },
        ],
      },
    ],
  },
  'eden-seeders': {
    level: 3,
    types: ['economic', 'commercial'],
    right: 'commercial',
    immediate: [
      { do: 'automate', kind: 'food', n: 1 },
      { do: 'pop', n: 1 },
    ],
    actions: [{ cost: { ore: 1 }, steps: [{ do: 'colonise', minus: 1 }, { do: 'growth' }] }],
  },
  'expeditionary-command': {
    level: 3,
    types: ['military', 'commercial'],
    right: 'military',
    immediate: [{ do: 'jump', n: 3 }],
    actions: [
      {
        cost: {},
        steps: [
          { do: 'upgrade', ships: 1, by: 2 },
          { do: 'jump', n: 3 },
          { do: 'colonise', optional: true, price: 1 },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, TechnologyRow>>;
