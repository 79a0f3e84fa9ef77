import type { Look } from '#app/records/look.ts';
import type { Entry, Game } from '#core/game.ts';
import type { Language } from '#core/message.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import { wordsIn } from '../messages/words.ts';
import type { BotContext } from './bot-context.ts';
import type { Suggestion } from './command.ts';

/** Something found in a game's reference, in words. */
export interface ReferenceEntry {
  readonly game: Game;
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

type ReferenceSection = (game: Game) => readonly Entry[];

export const CARDS: ReferenceSection = ({ presentation }) => presentation.cards;
export const RULES: ReferenceSection = ({ presentation }) => presentation.rules;

/** What was put into words once; somebody asks with every letter that they type. */
const spoken = new WeakMap<readonly Entry[], Map<Language, readonly ReferenceEntry[]>>();

/** A shelf of a game in a language. */
function inWords(game: Game, shelf: ReferenceSection, language: Language): readonly ReferenceEntry[] {
  const entries = shelf(game);
  const known = spoken.get(entries) ?? new Map<Language, readonly ReferenceEntry[]>();
  spoken.set(entries, known);
  const { say } = wordsIn(language, game);
  const found =
    known.get(language) ??
    entries.map(({ id, name, text }) => ({ game, id, name: say(name), text: say(text) }));
  known.set(language, found);
  return found;
}

/** Everything on a shelf of all games, in a language. */
function all({ app }: BotContext, shelf: ReferenceSection, language: Language): ReferenceEntry[] {
  return [...app.games.values()].flatMap((game) => inWords(game, shelf, language));
}

const plainly = (text: string) => text.toLocaleLowerCase().replaceAll('ё', 'е');

/** What is being looked for, and in which language it is to be answered. */
interface Wanted {
  readonly wanted: string;
  readonly language: Language;
}

/** The part of a word that stays when it is declined, roughly; numbers and short words as they are. */
function stemOf(word: string): string {
  if (/[а-я]/.test(word)) return word.slice(0, Math.max(3, word.length - 3));
  return word.length < 5 ? word : word.replace(/(?:ing|ed|s)$/, '');
}

/** What is called just so in either language outweighs any number of words that are found somewhere. */
const WHOLE_NAME = 1_000;

/** Of what was found, what can come up at a table; all of it where there is none, or none that has begun. */
export function inBoxOf(look: Look | null, found: readonly ReferenceEntry[]): readonly ReferenceEntry[] {
  if (look === null || look.view === null) return found;
  const { table, view } = look;
  return found.filter(
    ({ game, id }) => game.id === table.game && (game.presentation.inBox?.(view, id) ?? true),
  );
}

/** More than the longest name there is; every word is looked for in everything. */
const MAX_WANTED = 100;
const MAX_PARTS = 8;

/** What fits the words, by number or name first, then by what it says, then other forms of them; in either language. */
export function lookUp(
  bot: BotContext,
  shelf: ReferenceSection,
  { wanted, language }: Wanted,
): ReferenceEntry[] {
  const parts = plainly(wanted.slice(0, MAX_WANTED)).split(/\s+/).filter(Boolean).slice(0, MAX_PARTS);
  const entries = all(bot, shelf, language);
  const other = all(bot, shelf, language === 'en' ? 'ru' : 'en');
  const asTyped = parts.map(
    (part): Test =>
      (text) =>
        text.includes(part),
  );
  return [
    ...new Set([asTyped, parts.map(formOf)].flatMap((tests) => fitting({ entries, other }, parts, tests))),
  ];
}

type Test = (text: string) => boolean;

/** Finds a word by what stays of it with an ending; what has more behind it is another word. */
function formOf(part: string): Test {
  const stem = stemOf(part).replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${stem}\\p{L}{0,4}(?!\\p{L})`, 'u');
  return (text) => word.test(text);
}

function fitting(
  {
    entries,
    other,
  }: { readonly entries: readonly ReferenceEntry[]; readonly other: readonly ReferenceEntry[] },
  parts: readonly string[],
  tests: readonly Test[],
): ReferenceEntry[] {
  return entries
    .map((found, at) => {
      const names = plainly(`${found.id} ${found.name} ${other[at]?.name ?? ''}`);
      const texts = plainly(`${found.text} ${other[at]?.text ?? ''}`);
      const hits = tests.map((fits, n) =>
        parts[n] === found.id ? 3 : fits(names) ? 2 : fits(texts) ? 1 : 0,
      );
      const called = [found.name, other[at]?.name ?? ''].map(plainly).includes(parts.join(' '));
      const score = hits.reduce<number>((sum, hit) => sum + hit, called ? WHOLE_NAME : 0);
      return { found, score: hits.includes(0) ? 0 : score };
    })
    .filter(({ score }) => score > 0 || parts.length === 0)
    .sort((a, b) => b.score - a.score)
    .map(({ found }) => found);
}

/** What was found as suggestions; where two are called the same, the beginning of what they say tells them apart. */
export function suggested(found: readonly ReferenceEntry[]): Suggestion[] {
  const isShared = (name: string) => found.filter((one) => one.name === name).length > 1;
  return found.map(({ id, name, text }) => ({
    name: clip(isShared(name) ? `${name}: ${text}` : name, LIMITS.choiceName),
    value: clip(id, LIMITS.optionValue),
  }));
}
