import type { TechnologyRow } from './technology.ts';

/** Technologies of level IIII. */
export const levelFour = {
  'parallel-universe-generator': {
    level: 4,
    types: ['scientific'],
    right: 'scientific',
    vp: 5,
    immediate: [
      { do: 'automate', kind: 'ore', n: 1 },
      { do: 'ore', n: 3 },
    ],
    actions: [{ cost: {}, steps: [{ do: 'copy', filter: 'any', minus: 2 }] }],
  },
  'post-scarcity': {
    level: 4,
    types: ['economic'],
    right: 'economic',
    vp: 6,
    immediate: [{ do: 'growth' }, { do: 'produce' }],
    actions: [],
    lasting: { orePlus: 2 },
  },
  'star-fortress': {
    level: 4,
    types: ['military'],
    right: 'military',
    vp: 5,
    immediate: [
      { do: 'build', from: 'supply', level: 4, n: 1 },
      { do: 'jump', n: 4 },
    ],
    actions: [],
  },
  'galactic-federation': {
    level: 4,
    types: ['commercial'],
    right: 'commercial',
    vp: 6,
    immediate: [
      { do: 'jump', n: 3 },
      { do: 'colonise', minus: 3, optional: true },
    ],
    actions: [],
  },
  'machine-sovereignty': {
    level: 4,
    types: ['scientific', 'economic'],
    right: 'scientific',
    vp: 6,
    immediate: [{ do: 'automate', kind: 'any', n: 2 }],
    actions: [],
  },
  'black-hole-projector': {
    level: 4,
    types: ['scientific', 'military'],
    right: 'military',
    vp: 5,
    immediate: [
      { do: 'upgrade', ships: 3, by: 2 },
      { do: 'jump', n: 3 },
    ],
    actions: [],
  },
  'wormhole-network': {
    level: 4,
    types: ['scientific', 'commercial'],
    right: 'commercial',
    vp: 5,
    immediate: [
      { do: 'jump', n: 6 },
      { do: 'ore', n: 2 },
    ],
    actions: [
      {
        cost: {},
        steps: [
          { do: 'jump', n: 6 },
          { do: 'colonise', optional: true, price: 1 },
        ],
      },
    ],
  },
  'von-neumann-fleet': {
    level: 4,
    types: ['economic', 'military'],
    right: 'economic',
    vp: 5,
    immediate: [
      { do: 'build', from: 'supply', level: 2, n: 2 },
      { do: 'jump', n: 3 },
    ],
    actions: [],
  },
  'garden-worlds': {
    level: 4,
    types: ['economic', 'commercial'],
    right: 'economic',
    vp: 4,
    immediate: [{ do: 'settle', deck: 'A', draw: 2 }],
    actions: [],
  },
  'pax-galactica': {
    level: 4,
    types: ['military', 'commercial'],
    right: 'military',
    vp: 5,
    immediate: [
      { do: 'upgrade', ships: 1, by: 2 },
      { do: 'jump', n: 3 },
      { do: 'colonise', optional: true },
    ],
    actions: [],
  },
} as const satisfies Readonly<Record<string, TechnologyRow>>;
