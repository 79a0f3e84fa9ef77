import type { Game } from '#core/game.ts';
import { randomBot } from '#core/random-bot.ts';
import { greedy } from './bots/greedy.ts';
import { round } from './flow/round.ts';
import { setUp } from './flow/set-up.ts';
import { invalid } from './invalid.ts';
import { type Options, optionsSchema } from './options.ts';
import { presentation } from './presentation.ts';
import { repairs } from './repairs.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import { type State, stateSchema } from './state.ts';
import { en } from './text/en.ts';
import type { Words } from './text/lexicon.ts';
import { ru } from './text/ru.ts';
import { type View, view } from './view.ts';

/** Twilight Inscription, for one to eight seats. */
export const twilightInscription: Game<State, Words, Options, View> = {
  id: 'twilight-inscription',
  version: 1,
  fixed: ['variants', 'neighbours'],
  seats: [1, 2, 3, 4, 5, 6, 7, 8],
  options: optionsSchema,
  state: stateSchema,
  setup,
  next: (t) => {
    if (t.state.phase === 'over') return null;
    return t.state.phase === 'set-up' ? setUp(t) : round(t);
  },
  ownParts: (seat) => [
    ['seats', seat],
    ['piles', seat],
  ],
  view,
  invalid,
  result,
  bots: { random: randomBot, greedy },
  texts: { en, ru },
  presentation,
  repairs,
};
