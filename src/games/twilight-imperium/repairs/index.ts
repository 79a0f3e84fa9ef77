import type { Repairs } from '#core/repairs.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { cards, objectives, strategy, technologies } from './cards.ts';
import { activated, goods, points, tokens, units } from './pieces.ts';
import { planets, turn } from './table.ts';

/** What of a table can be set right with a form once the game has begun, and what lies open. */
export const repairs: Repairs<State, View> = {
  kinds: [points, tokens, activated, goods, units, planets, technologies, cards, strategy, objectives, turn],
  open: [
    'stage',
    'round',
    'speaker',
    'board',
    'homes',
    'systems',
    'planets',
    'custodians',
    'discards',
    'published',
    'laws',
    'bonus',
    'turn',
    'lastTurn',
    'scoring',
    'strategic',
    'tactical',
    'battle',
    'fought',
    'ballots',
    'playing',
    'winner',
    'chronicle',
    ...[
      'faction',
      'colour',
      'pools',
      'goods',
      'commodities',
      'technologies',
      'strategy',
      'area',
      'points',
      'passed',
      'eliminated',
      'reviving',
    ].map((field) => `seats/*/${field}`),
    'seats/*/secrets/scored',
    'objectives/*/scored',
    'objectives/*/revealed',
  ],
};
