import type { Game } from '#core/game.ts';
import { randomBot } from '#core/random-bot.ts';
import { greedyBot } from './bots/greedy.ts';
import { contents } from './content/contents.ts';
import { face } from './face.ts';
import { next } from './flow/stages.ts';
import { invalid } from './invalid.ts';
import { migrations } from './migrations.ts';
import { type Options, optionsSchema, unfit } from './options.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import { type State, stateSchema } from './state.ts';
import { en } from './text/en.ts';
import type { Words } from './text/lexicon.ts';
import { ru } from './text/ru.ts';
import { openBook } from './timing/book.ts';
import { type View, view } from './view.ts';

openBook(contents);

/** Twilight Imperium, fourth edition, for three to six seats. */
export const twilightImperium: Game<State, Words, Options, View> = {
  id: 'twilight-imperium',
  version: 3,
  migrations,
  seats: [3, 4, 5, 6],
  options: optionsSchema,
  state: stateSchema,
  unfit,
  setup,
  next,
  view,
  invalid,
  result,
  bots: { random: randomBot, greedy: greedyBot },
  texts: { en, ru },
  face,
};
