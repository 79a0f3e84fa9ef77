import { type ConflictCard, destroy, type Goal, side } from './card.ts';
import type { ConflictId } from './ids.ts';

const TAKE_LEADER: Goal = { kind: 'take', what: 'leader', count: 1 };
const TAKE_DEVELOPMENT: Goal = { kind: 'take', what: 'development', count: 1 };
const TAKE_CONFLICT: Goal = { kind: 'take', what: 'conflict', count: 1 };
const DISCARD_LEADER: Goal = { kind: 'discard', what: 'leader', count: 1 };
const DISCARD_DEVELOPMENT: Goal = { kind: 'discard', what: 'development', count: 1 };
const DISCARD_GOVERNMENT: Goal = { kind: 'discard', what: 'government', count: 1 };

/** Nine conflicts. A side shows what it loses: its goals go to the winner on the other side (18.10). */
export const conflicts = {
  'siege-of-the-citadels': {
    kind: 'conflict',
    projects: [],
    red: side('r r r* g y*', destroy),
    blue: side('r r* g y', destroy, DISCARD_GOVERNMENT),
    plunder: 2,
    symbol: 'military',
  },
  'war-of-the-deep-probes': {
    kind: 'conflict',
    projects: [],
    red: side('r r r* b b*', destroy),
    blue: side('r r* b b', destroy),
    plunder: 3,
    symbol: 'scientific',
  },
  'scorched-orbits': {
    kind: 'conflict',
    projects: [],
    red: side('r r* r y y*', destroy),
    blue: side('r r* y y', destroy),
    plunder: 3,
  },
  'hunt-for-the-flagship': {
    kind: 'conflict',
    projects: [],
    red: side('r r* g b', destroy, DISCARD_LEADER),
    blue: side('r r* g g', destroy),
    plunder: 2,
  },
  'chain-of-feuds': {
    kind: 'conflict',
    projects: [],
    red: side('r r* y b', destroy, TAKE_CONFLICT),
    blue: side('r r* y g', destroy),
    plunder: 2,
  },
  'patent-war': {
    kind: 'conflict',
    projects: [],
    red: side('r y y*', destroy),
    blue: side('r r* y g', TAKE_DEVELOPMENT),
    plunder: 3,
    symbol: 'economic',
  },
  'hostage-embassy': {
    kind: 'conflict',
    projects: [],
    red: side('r b* g', destroy),
    blue: side('r r* b y', TAKE_LEADER),
    plunder: 2,
    symbol: 'diplomatic',
  },
  'heretics-uprising': {
    kind: 'conflict',
    projects: [],
    red: side('r r* g', destroy),
    blue: side('r r g g*', DISCARD_GOVERNMENT, DISCARD_LEADER),
    plunder: 2,
    symbol: 'cultural',
  },
  'raid-on-the-shipyards': {
    kind: 'conflict',
    projects: [],
    red: side('r r* b', destroy),
    blue: side('r r b* g', TAKE_CONFLICT, DISCARD_DEVELOPMENT),
    plunder: 3,
  },
} satisfies Record<ConflictId, ConflictCard>;
