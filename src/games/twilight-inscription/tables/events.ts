import type { Effect, Resource } from './vocabulary.ts';

export const EVENTS = [
  'first-sails',
  'old-maps',
  'waking-forges',
  'open-lanes',
  'settlers',
  'academies',
  'border-war',
  'first-council',
  'first-harvest',
  'merchant-houses',
  'envoys',
  'arms-race',
  'great-war',
  'second-council',
  'second-harvest',
  'golden-age',
  'unrest',
  'deep-space',
  'galactic-war',
  'third-council',
  'third-harvest',
  'last-muster',
  'heirs',
  'ascendant-empire',
  'empty-throne',
] as const;
export type EventId = (typeof EVENTS)[number];

export type EventType = 'strategy' | 'war' | 'council' | 'production';

/** An event (4.2): its stage and back (2.4); a strategy event gives resources, and some do something at the end of step 1. */
export interface GameEvent {
  readonly stage: 1 | 2 | 3 | 4 | 5;
  readonly back: 'black' | 'blue';
  readonly type: EventType;
  readonly resources: readonly Resource[];
  readonly effects: readonly Effect[];
}

/** The last event, always the lowest card of stage V (4.3). */
export const LAST_EVENT = 'empty-throne';
/** Leaves the deck in games of one or two (23.4). */
export const ASCENDANT = 'ascendant-empire';

export const events: Readonly<Record<EventId, GameEvent>> = {
  'first-sails': { stage: 1, back: 'blue', type: 'strategy', resources: ['M', 'I'], effects: [] },
  'old-maps': { stage: 1, back: 'blue', type: 'strategy', resources: ['R', 'I'], effects: [] },
  'waking-forges': { stage: 1, back: 'black', type: 'strategy', resources: ['M', 'M', 'R'], effects: [] },
  'open-lanes': { stage: 2, back: 'black', type: 'strategy', resources: ['M', 'I'], effects: [] },
  settlers: {
    stage: 2,
    back: 'black',
    type: 'strategy',
    resources: ['I'],
    effects: [{ do: 'gain', a: 'pop', n: 1 }],
  },
  academies: { stage: 2, back: 'black', type: 'strategy', resources: ['R', 'R', 'M'], effects: [] },
  'border-war': { stage: 2, back: 'blue', type: 'war', resources: [], effects: [] },
  'first-council': { stage: 2, back: 'blue', type: 'council', resources: [], effects: [] },
  'first-harvest': { stage: 2, back: 'blue', type: 'production', resources: [], effects: [] },
  'merchant-houses': {
    stage: 3,
    back: 'black',
    type: 'strategy',
    resources: ['M', 'I'],
    effects: [{ do: 'gain', a: 'P?', n: 1 }],
  },
  envoys: { stage: 3, back: 'black', type: 'strategy', resources: ['I', 'R'], effects: [] },
  'arms-race': { stage: 3, back: 'black', type: 'strategy', resources: ['M', 'M', 'I'], effects: [] },
  'great-war': { stage: 3, back: 'blue', type: 'war', resources: [], effects: [] },
  'second-council': { stage: 3, back: 'blue', type: 'council', resources: [], effects: [] },
  'second-harvest': { stage: 3, back: 'blue', type: 'production', resources: [], effects: [] },
  'golden-age': { stage: 4, back: 'black', type: 'strategy', resources: ['I', 'R', 'R'], effects: [] },
  unrest: {
    stage: 4,
    back: 'black',
    type: 'strategy',
    resources: ['M'],
    effects: [{ do: 'gain', a: 'dip', n: 1 }],
  },
  'deep-space': { stage: 4, back: 'black', type: 'strategy', resources: ['R', 'I'], effects: [] },
  'galactic-war': { stage: 4, back: 'blue', type: 'war', resources: [], effects: [] },
  'third-council': { stage: 4, back: 'blue', type: 'council', resources: [], effects: [] },
  'third-harvest': { stage: 4, back: 'blue', type: 'production', resources: [], effects: [] },
  'last-muster': { stage: 5, back: 'black', type: 'strategy', resources: ['M', 'R'], effects: [] },
  heirs: { stage: 5, back: 'black', type: 'strategy', resources: ['I', 'M'], effects: [] },
  'ascendant-empire': {
    stage: 5,
    back: 'blue',
    type: 'strategy',
    resources: ['R'],
    effects: [{ do: 'spend', r: 'any', n: 1, on: 'any' }],
  },
  'empty-throne': { stage: 5, back: 'blue', type: 'war', resources: [], effects: [] },
};
