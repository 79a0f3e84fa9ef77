import { base, gains, programme, type RaceCard } from './card.ts';
import type { RaceId } from './ids.ts';

/** Nine races: each leans on two colours; the three warlike ones can also call up a conflict. */
export const races = {
  'azhgar-host': {
    kind: 'race',
    projects: [
      base('g g r y'),
      gains('development', 'g g y y b'),
      gains('conflict', 'r r g'),
      programme(['cultural', 'economic', 'military'], 'r r r g b'),
    ],
  },
  'kitzal-brood': {
    kind: 'race',
    projects: [
      base('g g g r'),
      gains('development', 'g r r b'),
      programme(['cultural', 'diplomatic', 'military'], 'r r g y y'),
    ],
  },
  'nehari-seers': {
    kind: 'race',
    projects: [
      base('y y b b g'),
      gains('development', 'b b y'),
      programme(['diplomatic', 'scientific', 'military'], 'b b y r r'),
    ],
  },
  'ombrian-brokers': {
    kind: 'race',
    projects: [
      base('y y g b'),
      gains('development', 'b b y'),
      programme(['economic', 'diplomatic', 'scientific'], 'y y b b b k'),
    ],
  },
  'drast-cohorts': {
    kind: 'race',
    projects: [
      base('y y g r'),
      gains('development', 'y y r b'),
      gains('conflict', 'r r y g'),
      programme(['economic', 'scientific', 'military'], 'r r r y b b'),
    ],
  },
  'syrrin-dynasties': {
    kind: 'race',
    projects: [
      base('y y r g'),
      gains('development', 'y y r b'),
      programme(['cultural', 'economic', 'diplomatic'], 'r r y y k'),
    ],
  },
  'ferrum-choir': {
    kind: 'race',
    projects: [
      base('b b r g'),
      gains('development', 'b b r y y'),
      gains('conflict', 'r r b'),
      programme(['cultural', 'scientific', 'military'], 'r r b b k'),
    ],
  },
  'illune-gardeners': {
    kind: 'race',
    projects: [
      base('g g b y'),
      gains('development', 'b b g'),
      programme(['cultural', 'diplomatic', 'scientific'], 'g g b b r r'),
    ],
  },
  'meru-tidefolk': {
    kind: 'race',
    projects: [
      base('g g y r'),
      gains('development', 'y y g b'),
      programme(['cultural', 'economic', 'scientific'], 'y y g b b'),
    ],
  },
} satisfies Record<RaceId, RaceCard>;
