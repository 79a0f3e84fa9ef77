import { type LeaderCard, theft } from './card.ts';
import type { LeaderId } from './ids.ts';
import {
  amnesty,
  bounty,
  collapse,
  colony,
  commission,
  exchange,
  extraTurn,
  foundation,
  guard,
  ignite,
  insight,
  recover,
  sift,
  spoils,
  stall,
  tribute,
} from './properties.ts';

/** Eighteen leaders: fourteen thieves, and four without a theft whose property is stronger. */
export const leaders = {
  'ilvane-the-hourless': {
    kind: 'leader',
    projects: [],
    requires: ['cultural', 'economic', 'scientific'],
    property: extraTurn(),
  },
  'marshal-oru-tan': {
    kind: 'leader',
    projects: [],
    requires: ['cultural', 'diplomatic', 'military'],
    property: extraTurn(),
  },
  'warden-sefira-noll': {
    kind: 'leader',
    projects: [],
    requires: ['cultural', 'diplomatic', 'scientific'],
    property: guard(),
  },
  'archivist-quen': {
    kind: 'leader',
    projects: [theft('blue', 'b b y')],
    requires: ['economic', 'economic', 'scientific'],
    property: sift(),
  },
  'admiral-gorvane': {
    kind: 'leader',
    projects: [theft('green', 'r r g')],
    requires: ['military', 'military'],
    property: stall(),
  },
  'legate-pell-amaris': {
    kind: 'leader',
    projects: [theft('yellow', 'y y b')],
    requires: ['economic', 'diplomatic'],
    property: stall(),
  },
  'doctor-vesk-tarn': {
    kind: 'leader',
    projects: [],
    requires: ['scientific', 'military'],
    property: collapse(),
  },
  'lampbearer-oanu': {
    kind: 'leader',
    projects: [theft('blue', 'b g g')],
    requires: ['cultural', 'scientific'],
    property: ignite(),
  },
  'chancellor-iderne': {
    kind: 'leader',
    projects: [theft('yellow', 'y y r')],
    requires: ['cultural', 'diplomatic'],
    property: commission('government'),
  },
  'corsair-zaira-rell': {
    kind: 'leader',
    projects: [theft('red', 'r r r')],
    requires: ['economic', 'military'],
    property: spoils(),
  },
  'pathfinder-brom-adeyo': {
    kind: 'leader',
    projects: [theft('green', 'g g y')],
    requires: ['cultural', 'economic'],
    property: colony(),
  },
  'listener-mirith': {
    kind: 'leader',
    projects: [theft('blue', 'b b b')],
    requires: ['diplomatic', 'scientific'],
    property: insight(),
  },
  'salvager-tock': {
    kind: 'leader',
    projects: [theft('green', 'g g r')],
    requires: ['scientific'],
    property: recover(),
  },
  'sapper-hedda-crane': {
    kind: 'leader',
    projects: [theft('red', 'r r y')],
    requires: ['military'],
    property: foundation(2),
  },
  'magnate-lio-varsh': {
    kind: 'leader',
    projects: [theft('yellow', 'y y g')],
    requires: ['economic'],
    property: bounty(3),
  },
  'condottiere-sarn-vey': {
    kind: 'leader',
    projects: [theft('yellow', 'y g g')],
    requires: ['diplomatic'],
    property: exchange('yellow', 'red'),
  },
  'tribune-calla-ruun': {
    kind: 'leader',
    projects: [theft('blue', 'b b g')],
    requires: ['diplomatic'],
    property: amnesty(),
  },
  'patroness-eloi-sund': {
    kind: 'leader',
    projects: [theft('red', 'r r b')],
    requires: ['cultural'],
    property: tribute('expansion', 'commerce', 'progress'),
  },
} satisfies Record<LeaderId, LeaderCard>;
