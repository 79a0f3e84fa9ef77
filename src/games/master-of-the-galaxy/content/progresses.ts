import { type DevelopmentCard, implement } from './card.ts';
import type { ProgressId } from './ids.ts';
import { exchange, insight, patronage, sift, windfall } from './properties.ts';

/** Nine progresses: blue with any other colour, mostly scientific. */
export const progresses = {
  'pulsar-observatory': { kind: 'progress', projects: [implement('b b g')], symbols: ['scientific'] },
  'plasma-lenses': { kind: 'progress', projects: [implement('b b r')], symbols: ['scientific'] },
  'universal-interpreter': { kind: 'progress', projects: [implement('b y g')], symbols: ['diplomatic'] },
  'probability-loom': {
    kind: 'progress',
    projects: [implement('b b* y k')],
    symbols: ['scientific'],
    property: insight(),
  },
  'swarm-ballistics': {
    kind: 'progress',
    projects: [implement('b b r r*')],
    symbols: ['military'],
    property: exchange('blue', 'red'),
  },
  'empathy-relay': {
    kind: 'progress',
    projects: [implement('b b* y g')],
    symbols: ['diplomatic'],
    property: patronage(),
  },
  'starfire-reactors': {
    kind: 'progress',
    projects: [implement('b b b* y y')],
    symbols: ['economic', 'scientific'],
  },
  'chronicle-of-wars': {
    kind: 'progress',
    projects: [implement('b b* r r g')],
    symbols: ['cultural', 'military'],
    property: windfall('conflict'),
  },
  'thinking-moon': {
    kind: 'progress',
    projects: [implement('b b b* y* r k')],
    symbols: [],
    property: sift(),
  },
} satisfies Record<ProgressId, DevelopmentCard>;
