import type { Game } from '#core/game.ts';
import { randomBot } from '#core/random-bot.ts';
import { greedyBot } from './bots/greedy.ts';
import { faceOf } from './face.ts';
import { next } from './flow/stages.ts';
import { attachBook, type Contents, hasBook, openBook } from './hooks/book.ts';
import { invalid } from './invalid.ts';
import { migrations } from './migrations.ts';
import { type Options, optionsSchema, unfit } from './options.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import { type Galaxy, type State, stateSchema } from './state.ts';
import { en } from './text/en.ts';
import type { Words } from './text/lexicon.ts';
import { ru } from './text/ru.ts';
import { type View, view } from './view.ts';

/** Twilight Imperium, fourth edition, for three to six seats, played with these components. */
export function imperiumOf(contents: Contents): Game<State, Words, Options, View> {
  const book = openBook(contents);
  /** A state as its rules need it: every way into the rules leads through here. */
  const ready = (s: Galaxy): Galaxy => {
    if (!hasBook(s)) attachBook(s, book);
    return s;
  };
  return {
    id: 'twilight-imperium',
    version: 3,
    migrations,
    seats: [3, 4, 5, 6],
    options: optionsSchema,
    state: stateSchema,
    unfit,
    setup,
    next(t) {
      ready(t.state);
      return next(t);
    },
    view: (s, viewer) => view(ready(s), viewer),
    invalid: (s) => invalid(ready(s)),
    result: (s) => result(ready(s)),
    bots: { random: randomBot, greedy: greedyBot },
    texts: { en, ru },
    face: faceOf(book),
  };
}
