import MiniSearch, { type SearchOptions } from 'minisearch';
import { inSteps } from '#app/runner/long-work.ts';
import type { Entry, Game } from '#core/game.ts';
import { LANGUAGES, type Language } from '#core/message.ts';
import { endStep, type Steps } from '#core/steps.ts';
import { wordsIn } from '../messages/words.ts';
import { stemOf } from './stem.ts';

/** Something found in a game's reference, in words. */
export interface ReferenceEntry {
  readonly game: Game;
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A shelf of a game in one language, in words and ready to be searched. */
export interface ReferenceIndex {
  readonly entries: readonly ReferenceEntry[];
  readonly search: MiniSearch;
}

/** What was indexed once, or is being: somebody asks with every letter that they type. */
const indexed = new WeakMap<readonly Entry[], Map<Language, Promise<ReferenceIndex>>>();

/** Words and numbers; a rule's number stays whole. */
export const tokensOf = (text: string): string[] => text.match(/\p{N}+(?:\.\p{N}+)*|[\p{L}\p{N}]+/gu) ?? [];

export function indexOf(game: Game, entries: readonly Entry[], language: Language): Promise<ReferenceIndex> {
  const known = indexed.get(entries) ?? new Map<Language, Promise<ReferenceIndex>>();
  indexed.set(entries, known);
  const found = known.get(language) ?? inSteps(indexing(game, entries, language));
  known.set(language, found);
  return found;
}

/** Indexes what can be looked up before anybody asks for it. */
export async function indexAhead(games: Iterable<Game>): Promise<void> {
  for (const game of games)
    for (const entries of [game.presentation.cards, game.presentation.rules])
      for (const language of LANGUAGES) await indexOf(game, entries, language);
}

/** A step for every entry. */
export function* indexing(game: Game, shelf: readonly Entry[], language: Language): Steps<ReferenceIndex> {
  const { say } = wordsIn(language, game);
  const entries: ReferenceEntry[] = [];
  const search = new MiniSearch({
    idField: 'at',
    fields: ['number', 'name', 'text'],
    tokenize: tokensOf,
    processTerm: stemOf,
  });
  for (const { id, name, text } of shelf) {
    yield* endStep();
    const entry = { game, id, name: say(name), text: say(text) };
    search.add({ at: entries.length, number: id, name: entry.name, text: entry.text });
    entries.push(entry);
  }
  return { entries, search };
}

const BOOST = { number: 20, name: 12 };

/** How far a word may be from what was typed: a slip in a short one, two in a long one, none in a number. */
function slips(term: string): number | false {
  if (/\p{N}/u.test(term) || term.length < 4) return false;
  return term.length < 7 ? 1 : 2;
}

/** What is begun to be typed; not of a number, where more digits are another rule. */
const isBegun = (term: string): boolean => term.length > 1 && !/\p{N}/u.test(term);

/** Ways to look, the strictest first: what one of them finds is not looked for in the next. */
export const STRICT: SearchOptions = { boost: BOOST, combineWith: 'AND', prefix: isBegun };
export const WITH_SLIPS: SearchOptions = { ...STRICT, fuzzy: slips, weights: { fuzzy: 0.4, prefix: 0.6 } };
export const SOME_WORDS: SearchOptions = { ...WITH_SLIPS, combineWith: 'OR' };
