import { type DevelopmentCard, implement } from './card.ts';
import type { ExpansionId } from './ids.ts';
import { colony, exchange, foundation, raid, recover } from './properties.ts';

/** Nine expansions: green and red, mostly cultural and military. */
export const expansions = {
  'terraced-habitats': { kind: 'expansion', projects: [implement('g g y')], symbols: ['cultural'] },
  'picket-stations': { kind: 'expansion', projects: [implement('r r g')], symbols: ['military'] },
  'pilgrim-convoys': { kind: 'expansion', projects: [implement('g r b')], symbols: ['cultural'] },
  'boarding-flotilla': {
    kind: 'expansion',
    projects: [implement('r r* g g')],
    symbols: ['military'],
    property: raid(2),
  },
  'seed-arks': {
    kind: 'expansion',
    projects: [implement('g g* y k')],
    symbols: ['cultural'],
    property: colony(),
  },
  'modular-foundries': {
    kind: 'expansion',
    projects: [implement('g g* y r')],
    symbols: ['economic'],
    property: exchange('green', 'red'),
  },
  'bastions-of-the-rim': {
    kind: 'expansion',
    projects: [implement('r r r* g g')],
    symbols: ['cultural', 'military'],
  },
  'joint-survey-fleet': {
    kind: 'expansion',
    projects: [implement('g g* b b y')],
    symbols: ['diplomatic', 'scientific'],
    property: recover(),
  },
  'worldframe-yards': {
    kind: 'expansion',
    projects: [implement('g g g* r r* k')],
    symbols: [],
    property: foundation(4),
  },
} satisfies Record<ExpansionId, DevelopmentCard>;
