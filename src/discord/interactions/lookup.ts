import type { SearchOptions } from 'minisearch';
import type { Look } from '#app/records/look.ts';
import { inSteps } from '#app/runner/long-work.ts';
import type { Entry, Game } from '#core/game.ts';
import type { Language } from '#core/message.ts';
import { endStep, type Steps } from '#core/steps.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { wordsIn } from '../messages/words.ts';
import type { BotContext } from './bot-context.ts';
import type { Suggestion } from './command.ts';
import {
  indexOf,
  type ReferenceEntry,
  type ReferenceIndex,
  SOME_WORDS,
  STRICT,
  tokensOf,
  WITH_SLIPS,
} from './reference-index.ts';
import { plainly, stemOf } from './stem.ts';

export type { ReferenceEntry } from './reference-index.ts';

interface ReferenceSection {
  entriesOf(game: Game): readonly Entry[];
  /** Whether it can come up at a table that is played. */
  isAt(game: Game, view: unknown, id: string): boolean;
  /** Whether something that has most of the words, but not all, is better than nothing. */
  readonly loosely: boolean;
}

export const CARDS: ReferenceSection = {
  entriesOf: ({ presentation }) => presentation.cards,
  isAt: ({ presentation }, view, id) => presentation.inBox?.(view, id) ?? true,
  loosely: false,
};
export const RULES: ReferenceSection = {
  entriesOf: ({ presentation }) => presentation.rules,
  isAt: () => true,
  loosely: true,
};

/** What is being looked for, in which language it is to be answered, and at which table. */
interface Wanted {
  readonly wanted: string;
  readonly language: Language;
  readonly look?: Look | null;
}

/** More than the longest name there is; every word is looked for in everything. */
const MAX_WANTED = 100;
const MAX_WORDS = 8;

/** What fits the words, whole numbers and names first, also with slips and in other forms; in either language, of a table's own game. */
export async function lookUp(
  { app }: BotContext,
  section: ReferenceSection,
  { wanted, language, look = null }: Wanted,
): Promise<readonly ReferenceEntry[]> {
  const games = [...app.games.values()].filter(({ id }) => look === null || id === look.table.game);
  const shelves = await Promise.all(games.map((game) => shelfOf(game, section, language)));
  const typed = plainly(wanted.slice(0, MAX_WANTED)).trim();
  const found =
    typed === ''
      ? shelves.flatMap(([{ entries }]) => entries)
      : await inSteps(looking(shelves, typed, section));
  if (look === null || look.view === null) return found;
  const { view } = look;
  return found.filter(({ game, id }) => section.isAt(game, view, id));
}

/** A shelf as it is answered from, and in the other language. */
export type Shelf = readonly [own: ReferenceIndex, other: ReferenceIndex];

function shelfOf(game: Game, { entriesOf }: ReferenceSection, language: Language): Promise<Shelf> {
  const entries = entriesOf(game);
  const other = language === 'en' ? 'ru' : 'en';
  return Promise.all([indexOf(game, entries, language), indexOf(game, entries, other)]);
}

/** Looks for what was typed, a step for every index that is searched. */
export function* looking(
  shelves: readonly Shelf[],
  typed: string,
  section: Pick<ReferenceSection, 'loosely'>,
): Steps<readonly ReferenceEntry[]> {
  const found = yield* searched(shelves, typed, section);
  return [...new Set([...called(shelves, typed), ...numbered(shelves, typed), ...found])];
}

/** What has just this number or name. */
function called(shelves: readonly Shelf[], typed: string): ReferenceEntry[] {
  return shelves.flatMap(([own, other]) =>
    own.entries.filter(({ id, name }, at) =>
      [id, name, other.entries[at]?.name ?? ''].some((one) => plainly(one) === typed),
    ),
  );
}

const NUMBER = /^\p{N}+(?:\.\p{N}+)*\.?$/u;

/** What stands below a number that was typed, then what would have it if there were more digits. */
function numbered(shelves: readonly Shelf[], typed: string): ReferenceEntry[] {
  if (!NUMBER.test(typed)) return [];
  const entries = shelves.flatMap(([own]) => own.entries);
  const below = entries.filter(({ id }) => isBelow(id, typed));
  return [...below, ...entries.filter(({ id }) => id.startsWith(typed))];
}

/** Whether a rule has this number, or one below it. */
export function isBelow(id: string, number: string): boolean {
  const whole = number.trim().replace(/\.$/, '');
  return id === whole || id.startsWith(`${whole}.`);
}

function* searched(
  shelves: readonly Shelf[],
  typed: string,
  { loosely }: Pick<ReferenceSection, 'loosely'>,
): Steps<readonly ReferenceEntry[]> {
  const words = tokensOf(typed).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const all = words.join(' ');
  const said = words.filter((word) => !FILLERS.has(word)).join(' ');
  for (const options of [STRICT, WITH_SLIPS]) {
    const found = yield* ranked(shelves, all, options);
    if (found.length > 0) return found;
  }
  if (!loosely || said === '') return [];
  const strict = yield* ranked(shelves, said, WITH_SLIPS);
  return strict.length > 0 ? strict : yield* ranked(shelves, said, mostOf(said));
}

/** Words that a question is asked with and that no rule is about. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an and are at be by can do does for from how i if in is it may me my of on or that the there they this through to what when where which who why will with you ' +
    'а без бы в во вы где для до если ещё еще же за и из или к как какая какие какой когда кто ли меня мне мои мой моя мы на над не нет но о об от по при про через можно с со так такой то у чего чем что это я'
  ).split(' '),
);

/** At least half of the words. */
function mostOf(said: string): SearchOptions {
  const stems = new Set(tokensOf(said).map(stemOf));
  const least = Math.ceil(stems.size / 2);
  return { ...SOME_WORDS, filter: ({ queryTerms }) => new Set(queryTerms).size >= least };
}

function* ranked(shelves: readonly Shelf[], query: string, options: SearchOptions): Steps<ReferenceEntry[]> {
  const scored: { readonly entry: ReferenceEntry; readonly score: number }[] = [];
  for (const [own, other] of shelves) {
    const scores = new Map<number, number>();
    for (const { search } of [own, other]) {
      yield* endStep();
      for (const { id, score } of search.search(query, options))
        scores.set(id, Math.max(score, scores.get(id) ?? 0));
    }
    for (const [at, score] of scores) {
      const entry = own.entries[at];
      if (entry !== undefined) scored.push({ entry, score });
    }
  }
  return scored.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}

/** What was found as suggestions; where two are called the same, their games or the beginning of what they say tell them apart. */
export function suggested(found: readonly ReferenceEntry[], language: Language): Suggestion[] {
  const calledSo = (name: string) => found.filter((one) => one.name === name);
  const nameOf = ({ game, name, text }: ReferenceEntry) => {
    const alike = calledSo(name);
    if (alike.length === 1) return name;
    const isAlone = alike.filter((one) => one.game === game).length === 1;
    return isAlone ? `${name} · ${titleIn(game, language)}` : `${name}: ${text}`;
  };
  return found.map((one) => ({
    name: clip(nameOf(one), LIMITS.choiceName),
    value: clip(one.id, LIMITS.optionValue),
  }));
}

/** Rules as suggestions: by their numbers, and by their game where there are several. */
export function suggestedRules(found: readonly ReferenceEntry[], language: Language): Suggestion[] {
  const severalGames = new Set(found.map(({ game }) => game)).size > 1;
  return found.map(({ game, id, name }) => ({
    name: clip(
      severalGames ? `${id} ${name} · ${titleIn(game, language)}` : `${id} ${name}`,
      LIMITS.choiceName,
    ),
    value: id,
  }));
}

function titleIn(game: Game, language: Language): string {
  return wordsIn(language, game).say(game.presentation.title);
}

/** Rules in full, under the name of their game where they are of several. */
export function spelledRules(found: readonly ReferenceEntry[], language: Language): string {
  const games = [...new Set(found.map(({ game }) => game))];
  return games
    .flatMap((game) => [
      ...(games.length > 1 ? [`### ${titleIn(game, language)}`] : []),
      ...found.filter((one) => one.game === game).map(({ id, name, text }) => `**${id} ${name}**\n${text}`),
    ])
    .join('\n');
}
