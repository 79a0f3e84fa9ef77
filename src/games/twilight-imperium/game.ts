import type { Game } from '#core/game.ts';
import { moduleTrouble } from '#core/modules.ts';
import { randomBot } from '#core/random-bot.ts';
import { greedyBot } from './bots/greedy.ts';
import { next } from './flow/stages.ts';
import { attachBook, type Contents, hasBook, openBook } from './hooks/book.ts';
import { invalid } from './invalid.ts';
import { migrations } from './migrations.ts';
import { merged, packed } from './modules/index.ts';
import type { Module } from './modules/manifest.ts';
import { type Options, optionsSchema, unfit } from './options.ts';
import { presentationOf } from './presentation.ts';
import { repairs } from './repairs/index.ts';
import { result } from './result.ts';
import { boardsAhead } from './rules/galaxy/warm-up.ts';
import { setup } from './setup.ts';
import { Shelf } from './shelf.ts';
import { type Galaxy, type State, stateSchema } from './state.ts';
import { COLOURS } from './tables/kinds.ts';
import { en } from './text/en.ts';
import type { Words } from './text/lexicon.ts';
import { ru } from './text/ru.ts';
import { type View, view } from './view.ts';

/** Twilight Imperium, fourth edition, for three to six seats, played with these components and these options of the rules. */
export function imperiumOf(
  contents: Contents,
  modules: readonly Module[],
): Game<State, Words, Options, View> {
  const shelf = new Shelf(contents, modules);
  /** A state as its rules need it: every way into the rules leads through here. */
  const ready = (s: Galaxy): Galaxy => {
    if (!hasBook(s)) attachBook(s, shelf.bookFor(s.box));
    return s;
  };
  return {
    id: 'twilight-imperium',
    version: 4,
    migrations,
    fixed: ['box'],
    seats: [3, 4, 5, 6],
    colours: COLOURS,
    options: optionsSchema,
    state: stateSchema,
    unfit: (options, seats) =>
      moduleTrouble(modules, options.modules ?? [], seats) ??
      unfit(options, { seats, box: packed(modules, options.modules ?? []) }),
    setup: (options, seats, chance) =>
      setup({ options, seats, box: packed(modules, options.modules ?? []) }, chance),
    next(t) {
      ready(t.state);
      return next(t);
    },
    view: (s, viewer) => view(ready(s), viewer),
    invalid: (s) => invalid(ready(s)),
    result: (s) => result(ready(s)),
    bots: { random: randomBot, greedy: greedyBot },
    texts: { en, ru },
    presentation: { ...presentationOf(openBook(merged(contents, modules))), modules },
    repairs,
    warmUp: () => boardsAhead(packed(modules, [])),
  };
}
