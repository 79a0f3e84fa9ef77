import { parse } from 'discord-markdown-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '#core/json.ts';
import { LANGUAGES, type Language, type Message } from '#core/message.ts';
import { plainText } from '#core/people-text.ts';
import { core } from '#core/text/lexicon.ts';
import { labelText, quote } from '#discord/messages/quote.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { games } from '#games/index.ts';
import { parseMarkdown } from '#local-discord/page/markdown/parse.ts';
import {
  compileErrors,
  holds,
  type LexiconName,
  lexiconArguments,
  pathsTo,
  type Shape,
} from './lexicon-arguments.ts';

const lexicons = lexiconArguments();
const GAMES: Partial<Record<LexiconName, string>> = {
  galaxy: 'master-of-the-galaxy',
  imperium: 'twilight-imperium',
};

/** Strings that no person has written: ids, hashes, links and words of ours. Whatever is not listed here is to be `PeopleText`. */
const OURS: readonly string[] = [
  'core.turn/drawn',
  'core.cells/cells',
  'core.gone/key',
  'core.moduleSeats/seats',
  'app.noBot/bots',
  'app.fault/incident',
  'app.started/commitment',
  'app.exportedBy/user',
  'app.orderGone/topic',
  'app.orderDropped/topic',
  'command.list/tables.id',
  'command.list/tables.game',
  'panel.notYet/rule',
  'panel.barred/options.rule',
  'permission.missing/link',
  'play.header/game',
  'play.leftOut/marks.rule',
  'play.stoppedAt/rule',
  'play.refused/rule',
  'hand.title/thread',
  'table.unknownGame/id',
  'lobby.title/game',
  'lobby.commitment/commitment',
  'lobby.playing/thread',
  'move.done/channel',
  'move.missing/channel',
  'rematch.found/channel',
  'rematch.opened/channel',
  'table.movedTo/thread',
  'trouble.forbidden/channel',
  'trouble.locked/thread',
  'trouble.permissions/channel',
  'trouble.remedy/table',
  'table.incident/incident',
  'table.seed/seed',
  'table.seed/commitment',
  'info.status/id',
  'info.commitment/commitment',
  'options.unknown/known',
  'options.bad/allowed',
  'options.malformed/example',
  // Outcomes of agendas and cards, by their ids.
  ...['fact.aimedAtOutcome', 'ask.bribe', 'fact.voted', 'fact.votesAdded', 'fact.predicted'].map(outcome),
  ...['fact.speakerDecides', 'fact.outcome', 'ask.votePlanets', 'ask.voteAheadPlanets'].map(outcome),
  ...['option.outcome', 'hand.ahead', 'sum.votes', 'ballot.bar', 'ballot.result'].map(outcome),
  'feed.outcome/outcome',
  'feed.votes/tally.outcome',
  'guide.votes/cast.outcome',
  'explain.rule/number',
  'play.other/what',
  'ask.vote/votes.outcome',
  'ask.voteAhead/planned.outcome',
  'ballot.candidates/outcomes',
  'ballot.predicted/predictions.outcome',
  'status.agenda/votes.outcome',
  'card.effect/id',
  'card.name/id',
  'card.text/id',
];

function outcome(key: string): string {
  return `${key}/outcome`;
}

/** Arguments of a shape, with the same words wherever people's stand. */
function argumentsOf(shape: Shape, words: string): Json {
  switch (shape.kind) {
    case 'people':
      return words;
    case 'quoted':
    case 'string':
      return 'ours';
    case 'message':
      return core('core.pass', {});
    case 'number':
      return 0;
    case 'other':
      return null;
    case 'literal':
      return shape.value;
    case 'array':
      return shape.of.map((one) => argumentsOf(one, words));
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, one]) => [name, argumentsOf(one, words)]),
      );
  }
}

interface Text {
  readonly lexicon: LexiconName;
  readonly key: string;
  readonly shape: Shape;
}

const texts: Text[] = [...lexicons].flatMap(([lexicon, all]) =>
  [...all].map(([key, shape]) => ({ lexicon, key, shape })),
);
const peoples = texts.filter(({ shape }) => holds(shape, 'people'));

/** A text with the same words for whatever people have said, and for the names of all seats. */
function spoken({ lexicon, key, shape }: Text, words: string, language: Language): string {
  const game = GAMES[lexicon];
  const speaker = wordsIn(language, game === undefined ? undefined : games.get(game), () => words);
  // A card of no known id has no name.
  return speaker.say({ key, args: argumentsOf(shape, words) } as Message) ?? '';
}

interface Node {
  readonly type: string;
  readonly content?: unknown;
  readonly items?: unknown;
}

/** A parsed text as what it is made of: letters as they are shown, and everything else by its name. */
function madeOf(nodes: unknown): string {
  if (typeof nodes === 'string') return nodes;
  if (!Array.isArray(nodes)) return '';
  return nodes
    .map((node: Node | readonly Node[]) => {
      if (!('type' in node)) return madeOf(node);
      if (node.type === 'text' || node.type === 'twemoji' || node.type === 'br')
        return 'name' in node ? String(node.name) : madeOf(node.content);
      return `⟦${node.type}:${madeOf(node.content ?? node.items)}⟧`;
    })
    .join('');
}

const PARSERS = { package: (text: string) => parse(text, 'extended'), page: parseMarkdown };

const HOSTILE = [
  '[masked](https://evil.example)',
  '[a]( <https://evil.example> "t")',
  'https://evil.example/x',
  'HTTP://evil.example',
  '<https://evil.example>',
  '# heading',
  '\n# heading\n',
  '\r\n-# small',
  '- item',
  '* item',
  '+ item',
  '1. item',
  '12.',
  '> quote',
  '>>> quote',
  '||spoiler||',
  '|',
  '```js\ncode\n```',
  '`code`',
  '``',
  '**bold**',
  '*',
  '__under__',
  '_',
  '~~struck~~',
  '@everyone',
  '@here',
  '<@1>',
  '<@!1>',
  '<@&1>',
  '<#1>',
  '</game new:1>',
  '<:smile:1>',
  '<a:smile:1>',
  ':smile:',
  '<t:1700000000:R>',
  '<id:customize>',
  '\\',
  '\\\\',
  '\\*',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u200b',
  '\ufeff',
  '\u200d',
  '\u00ad',
  '\u2028',
  '\u2029',
  '\u0085',
  '\0',
  '\ud800',
  '\u3164',
  'שלום',
  '¯\\_(ツ)_/¯',
  '👨‍👩‍👧',
  '❤️',
  'a\u0301\u0301\u0301\u0301\u0301\u0301\u0301',
  ' ',
  'Ann',
  'Аня',
] as const;

const hostile = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''))
  .filter((words) => words !== '');

/** Nothing that stands for itself alone, so that it can be found again. */
const BENIGN = 'Zz';

/** Who sits or sat somewhere, by Discord's number or by the name of a bot of the game. */
const IDS_OF_PEOPLE = /[./](?:from|to|by)\.(?:user|bot)$/;

describe('words of people', () => {
  it('are declared as such wherever a text takes a string', () => {
    const strings = texts.flatMap(({ key, shape }) => pathsTo(shape, 'string').map((at) => `${key}/${at}`));
    const worded = strings.filter((path) => !IDS_OF_PEOPLE.test(path));
    expect([...new Set(worded)].sort()).toEqual([...OURS].sort());
  });

  it('do not compile in a text before they are quoted', () => {
    const NOT_TEXT = 2731;
    expect(
      compileErrors("({ name, names }, { quote, list }) => quote(name) + ': ' + list(names.map(quote))"),
    ).toEqual([]);
    expect(compileErrors('({ name }) => `$' + '{name}`')).toEqual([NOT_TEXT]);
    expect(compileErrors("({ name }) => 'a' + name")).not.toEqual([]);
    expect(compileErrors('({ name }) => name')).not.toEqual([]);
    expect(compileErrors('({ names }, { list }) => list(names)')).not.toEqual([]);
    expect(compileErrors('({ name }, { say }) => say({ key: "x", args: { name } })')).not.toEqual([]);
  });

  it.each(peoples)('$lexicon $key is nothing but itself with any words', (text) => {
    for (const language of LANGUAGES) {
      const usual = spoken(text, BENIGN, language);
      expect(usual).toContain(BENIGN);
      fc.assert(
        fc.property(hostile, (words) => isAsUsual(text, words, language)),
        { numRuns: 60 },
      );
    }
  });

  it('are no more than that in the names of seats, in any text of any lexicon', () => {
    fc.assert(fc.property(fc.constantFrom(...texts), hostile, fc.constantFrom(...LANGUAGES), isAsUsual), {
      numRuns: 3_000,
    });
  });

  function isAsUsual(text: Text, words: string, language: Language): void {
    const usual = spoken(text, BENIGN, language);
    const said = spoken(text, words, language);
    const shown = plainText(words);
    for (const read of Object.values(PARSERS)) {
      expect(madeOf(read(said))).toBe(madeOf(read(usual)).replaceAll(BENIGN, () => shown));
    }
  }

  it('are on one line, seen, and end where they end', () => {
    fc.assert(
      fc.property(hostile, (words) => {
        const shown = plainText(words);
        expect(shown).not.toMatch(
          /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2066\u2067\ufeff\u3164\u00ad]/u,
        );
        expect(shown.replaceAll(/^\u2068|\u2069$/g, '')).not.toMatch(/[\u2068\u2069]/);
        expect(shown.trim()).not.toBe('');
        expect(plainText(shown)).toBe(shown);
        expect(labelText(quote(words))).toBe(shown);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['Anna-Maria 3.5', 'Anna-Maria 3.5'],
    ['👨‍👩‍👧 ❤️ 1️⃣', '👨‍👩‍👧 ❤️ 1️⃣'],
    ['  two\n\nlines\t', 'two lines'],
    ['\u3164', '…'],
    ['a\u202eb', 'ab'],
    ['', ''],
    ['שלום', '\u2068שלום\u2069'],
  ])('%j is shown as %j', (words, shown) => {
    expect(plainText(words)).toBe(shown);
    expect(labelText(quote(words))).toBe(shown);
  });
});
