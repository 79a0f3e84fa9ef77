import type { Game } from '#core/game.ts';
import { randomBot } from '#core/random-bot.ts';
import { greedyBot } from './bots/greedy.ts';
import { settle } from './flow/settle.ts';
import { round } from './flow/turn.ts';
import { invalid } from './invalid.ts';
import { migrations } from './migrations.ts';
import { type Options, optionsSchema } from './options.ts';
import { presentation } from './presentation.ts';
import { repairs } from './repairs.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import { DISC_COLOURS, type State, stateSchema } from './state.ts';
import { en } from './text/en.ts';
import type { Words } from './text/lexicon.ts';
import { ru } from './text/ru.ts';
import { type View, view } from './view.ts';

/** Master of the Galaxy, for two to four seats (1.1). */
export const masterOfTheGalaxy: Game<State, Words, Options, View> = {
  id: 'master-of-the-galaxy',
  version: 3,
  migrations,
  seats: [2, 3, 4],
  colours: DISC_COLOURS,
  options: optionsSchema,
  state: stateSchema,
  setup,
  next: (t) => (t.state.winner || t.state.stalemate ? null : t.state.ready ? round(t) : settle(t)),
  view,
  invalid,
  result,
  bots: {
    random: randomBot,
    greedy: greedyBot('free'),
    'greedy-expansion': greedyBot('expansion'),
    'greedy-domination': greedyBot('domination'),
    'greedy-capture': greedyBot('capture'),
  },
  texts: { en, ru },
  presentation,
  repairs,
};
