import { base, type GovernmentCard, gains } from './card.ts';
import type { GovernmentId } from './ids.ts';
import { amnesty, colony, exchange, patronage, roomier, sift, tribute } from './properties.ts';

/** Nine governments: two projects and one lasting property each. */
export const governments = {
  'council-of-formulas': {
    kind: 'government',
    projects: [gains('progress', 'b b'), gains('development', 'b b y')],
    property: sift(),
  },
  'league-of-free-ports': {
    kind: 'government',
    projects: [gains('commerce', 'y y'), gains('development', 'y y g')],
    property: exchange('red', 'yellow'),
  },
  'war-chancellery': {
    kind: 'government',
    projects: [base('r r g g y'), gains('conflict', 'r r')],
    property: tribute('conflict'),
  },
  'throne-of-seven-houses': {
    kind: 'government',
    projects: [base('y y r r g'), gains('leader', 'y r')],
    property: patronage(),
  },
  'assembly-of-worlds': {
    kind: 'government',
    projects: [gains('leader', 'b g'), gains('development', 'r b y g')],
    property: roomier(),
  },
  'grand-registry': {
    kind: 'government',
    projects: [gains('expansion', 'g k'), gains('development', 'b y k')],
    property: amnesty(),
  },
  'frontier-directorate': {
    kind: 'government',
    projects: [base('g g r b'), gains('expansion', 'g g')],
    property: colony(),
  },
  'planners-syndicate': {
    kind: 'government',
    projects: [base('g g y y'), gains('commerce', 'y g')],
    property: exchange('green', 'blue'),
  },
  'starlit-synod': {
    kind: 'government',
    projects: [gains('leader', 'r b y g', 2), gains('progress', 'b g')],
    property: tribute('leader'),
  },
} satisfies Record<GovernmentId, GovernmentCard>;
