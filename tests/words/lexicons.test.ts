import { describe, expect, it } from 'vitest';
import { type Phrase, type WordsFile, wordsFiles } from './parsed.ts';

const files = wordsFiles();
const inEnglish = files.filter(({ language }) => language === 'en');
const inRussian = files.filter(({ language }) => language === 'ru');

const twin = ({ pair }: WordsFile) => inRussian.find((other) => other.pair === pair) as WordsFile;
const byKey = (phrases: readonly Phrase[]) => new Map(phrases.map(({ key, uses }) => [key, uses]));

/** Names that are the same in every language, those of catalogued stars among them. */
const NAMES =
  /\b(?:Discord|Emissary|JSON Patch|JSON|RFC|SHA-256|Master of the Galaxy|Twilight [A-Z]\w+|WISE|TRAPPIST|HD|KC-24X)\b/g;

/** The feed: its lines are put otherwise in each language, since names are not declined. */
const OWN_SENTENCES = /^feed[.]/;

/** Numbers of rules and of their parts, Roman ones, and letters that stand for themselves. */
const NUMBERS = /\b(?:\d+(?:[.]\d+)?[a-z]|S\d+[a-z]?|[IVX]+|[XY])\b/g;
/** What something is called inside the program, never a text by itself. */
const ID = /^[a-z][a-z.:{}-]*$/;

/** The words alone: without code, addresses, mentions and times for Discord, names, and the language's own. */
const wordsOnly = (text: string) =>
  text
    .replace(ID, '')
    .replaceAll(NUMBERS, '')
    .replaceAll(/\[\{.*\}\]/g, '')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/https?:\S+/g, '')
    .replaceAll(/<(?:@|#|t:)[^>]*>/g, '')
    .replaceAll(NAMES, '');

describe('the words of both languages', () => {
  it('are there in pairs', () => {
    expect(files.length).toBeGreaterThan(8);
    const pairs = (some: readonly WordsFile[]) => some.map(({ pair }) => pair).sort();
    expect(pairs(inRussian)).toEqual(pairs(inEnglish));
  });

  it.each(inEnglish.map((file) => [file.pair, file] as const))('%s: the same keys', (_, file) => {
    const keys = ({ phrases }: WordsFile) => phrases.map(({ key }) => key).sort();
    expect(keys(twin(file))).toEqual(keys(file));
  });

  it.each(inEnglish.map((file) => [file.pair, file] as const))('%s: about the same things', (_, file) => {
    const russian = byKey(twin(file).phrases);
    const differing = file.phrases.flatMap(({ key, uses }) => {
      if (OWN_SENTENCES.test(key)) return [];
      const theirs = russian.get(key);
      if (uses === null || theirs === null || theirs === undefined) return [];
      const [one, other] = [[...uses].sort().join(), [...theirs].sort().join()];
      return one === other ? [] : [`${key}: ${one} / ${other}`];
    });
    expect(differing).toEqual([]);
  });

  it.each(inRussian.map((file) => [file.file, file] as const))(
    '%s: every counted word in all its forms',
    (_, file) => {
      const wrong = file.plurals.filter(({ forms }) => !forms.includes('few') || !forms.includes('many'));
      expect(wrong).toEqual([]);
    },
  );

  it.each(inEnglish.map((file) => [file.file, file] as const))(
    '%s: every counted word in both forms',
    (_, file) => {
      expect(file.plurals.filter(({ forms }) => !forms.includes('other'))).toEqual([]);
    },
  );

  it.each(inEnglish.map((file) => [file.file, file] as const))('%s: no Cyrillic letter', (_, file) => {
    expect(file.said.filter(({ text }) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  });

  it.each(inRussian.map((file) => [file.file, file] as const))('%s: no Latin word', (_, file) => {
    expect(file.said.filter(({ text }) => /\p{Script=Latin}/u.test(wordsOnly(text)))).toEqual([]);
  });
});
