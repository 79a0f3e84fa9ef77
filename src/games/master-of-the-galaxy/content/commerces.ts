import { type DevelopmentCard, implement } from './card.ts';
import type { CommerceId } from './ids.ts';
import { bounty, commission, exchange, spoils, tribute } from './properties.ts';

/** Nine commerces: yellow with any other colour, mostly economic and diplomatic. */
export const commerces = {
  'ore-barges': { kind: 'commerce', projects: [implement('y y g')], symbols: ['economic'] },
  'consular-docks': { kind: 'commerce', projects: [implement('y y b')], symbols: ['diplomatic'] },
  'border-bazaars': { kind: 'commerce', projects: [implement('y r g')], symbols: ['economic'] },
  'letters-of-marque': {
    kind: 'commerce',
    projects: [implement('y y r r*')],
    symbols: ['military'],
    property: spoils(),
  },
  'barter-engines': {
    kind: 'commerce',
    projects: [implement('y y* g k')],
    symbols: ['economic'],
    property: exchange('yellow', 'green'),
  },
  'talent-brokerage': {
    kind: 'commerce',
    projects: [implement('y y* b g')],
    symbols: ['diplomatic'],
    property: commission('leader'),
  },
  'prototype-auctions': {
    kind: 'commerce',
    projects: [implement('y y y* b b')],
    symbols: ['economic', 'scientific'],
  },
  'jubilee-fund': {
    kind: 'commerce',
    projects: [implement('y y* g g r')],
    symbols: ['cultural', 'diplomatic'],
    property: bounty(3),
  },
  'house-of-favours': {
    kind: 'commerce',
    projects: [implement('y y y* b* g k')],
    symbols: [],
    property: tribute('leader', 'conflict', 'government'),
  },
} satisfies Record<CommerceId, DevelopmentCard>;
