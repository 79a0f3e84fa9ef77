import type { Game } from '#core/game.ts';
import { randomBot } from '#core/random-bot.ts';
import { plainFace } from '../../plain-face.ts';
import { turn } from './flow.ts';
import {
  invalid,
  type Options,
  optionsSchema,
  type State,
  setup,
  stateSchema,
  type View,
  view,
} from './state.ts';
import { en, ru, type Words } from './text.ts';

/** A mini space war with hidden hands, whose cards can be cancelled by cards. */
export const skirmish: Game<State, Words, Options, View> = {
  id: 'skirmish',
  version: 1,
  seats: [2, 3, 4, 5],
  options: optionsSchema,
  state: stateSchema,
  setup,
  next: (t) => {
    const { turn: n, turns, winner, seats } = t.state;
    return winner !== null || n >= turns ? null : turn(t, n % seats.length);
  },
  view,
  invalid,
  result: ({ seats, turn: rounds, winner }) => {
    const scores = seats.map(({ points }) => points);
    return { winners: winner === null ? [] : [winner], scores, rounds };
  },
  bots: { random: randomBot },
  texts: { en, ru },
  presentation: plainFace,
};
