import type { Game } from '#core/game.ts';
import { randomBot } from '#core/random-bot.ts';
import { greedyBot } from './bots/greedy.ts';
import { turn } from './flow/turn.ts';
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

/** Beyond the Sun, for two to four factions. */
export const beyondTheSun: Game<State, Words, Options, View> = {
  id: 'beyond-the-sun',
  version: 1,
  fixed: ['mats', 'tableau', 'first'],
  seats: [2, 3, 4],
  options: optionsSchema,
  state: stateSchema,
  setup,
  next: (t) => (t.state.phase === 'over' ? null : turn(t)),
  view,
  invalid,
  result,
  bots: {
    random: randomBot,
    greedy: greedyBot('balanced'),
    'greedy-science': greedyBot('science'),
    'greedy-military': greedyBot('military'),
    'greedy-growth': greedyBot('growth'),
  },
  texts: { en, ru },
  presentation,
  repairs,
};
