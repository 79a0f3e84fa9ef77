import type { Game } from '#core/game.ts';
import { randomBot } from '#core/random-bot.ts';
import { wrongTotal } from '#kit/count.ts';
import { greedyBot } from './bots.ts';
import { face } from './face.ts';
import { turn } from './flow.ts';
import {
  CASKS,
  isOver,
  litBy,
  type Options,
  optionsSchema,
  roundOf,
  type State,
  setup,
  stateSchema,
} from './state.ts';
import { en } from './text/en.ts';
import type { Words } from './text/lexicon.ts';
import { ru } from './text/ru.ts';
import { type View, view } from './view.ts';

/** Lighthouses, for one to eight seats: the smallest game that has everything. It is made for tests and for newcomers to read. */
export const lighthouses: Game<State, Words, Options, View> = {
  id: 'lighthouses',
  version: 1,
  seats: [1, 2, 3, 4, 5, 6, 7, 8],
  options: optionsSchema,
  state: stateSchema,
  setup,
  next: (t) => (isOver(t.state) ? null : turn(t)),
  view,
  invalid: ({ store, seats }) => {
    const oil = seats.reduce((sum, seat) => sum + seat.oil, store);
    return wrongTotal('casks', { oil }, { oil: CASKS * seats.length });
  },
  result: (s) => {
    const scores = s.seats.map(litBy);
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
    return { winners, scores, rounds: Math.min(s.rounds, roundOf(s)) };
  },
  bots: { random: randomBot, greedy: greedyBot },
  texts: { en, ru },
  presentation: face,
};
