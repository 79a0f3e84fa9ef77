import { describe, expect, it } from 'vitest';
import type { Look } from '#app/records/look.ts';
import type { Game } from '#core/game.ts';
import { LANGUAGES, type Language } from '#core/message.ts';
import type { Steps } from '#core/steps.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { CARDS, looking, lookUp, RULES, suggestedRules } from '#discord/interactions/lookup.ts';
import { indexing, indexOf } from '#discord/interactions/reference-index.ts';
import { LIMITS } from '#discord/messages/limits.ts';
import { games } from '#games/index.ts';

const bot = { app: { games } } as unknown as BotContext;
const found = async (wanted: string, language: Language = 'en') =>
  (await lookUp(bot, RULES, { wanted, language })).map(({ id }) => id);

describe('looking a rule up', () => {
  it('finds every one by its number first', async () => {
    for (const { id } of await lookUp(bot, RULES, { wanted: '', language: 'en' }))
      expect((await found(id))[0]).toBe(id);
  });

  it.each(['en', 'ru'] as const)(
    'finds every one by its name, asked in either language (%s)',
    async (language) => {
      for (const { id, name } of await lookUp(bot, RULES, { wanted: '', language })) {
        expect(await found(name, 'en')).toContain(id);
        expect(await found(name, 'ru')).toContain(id);
      }
    },
  );

  it('finds by what it says, and declined words too', async () => {
    expect(await found('bureaucracy')).toContain('1.7');
    expect(await found('бюрократия')).toContain('1.7');
    expect(await found('маршрутами', 'ru')).toContain('9');
    expect(await found('Чёрной дыре', 'ru')).toContain('4');
    expect(await found('xyzzy plugh')).toEqual([]);
    // Not a form of «партия», though it begins like one.
    expect(await found('партизанский', 'ru')).toEqual([]);
  });

  it.each([
    ['retraet', 'en'],
    ['wormholle', 'en'],
    ['bombardmnt', 'en'],
    ['retreating', 'en'],
    ['отступленея', 'ru'],
    ['бамбардировка', 'ru'],
    ['отступать', 'ru'],
    ['червоточинами', 'ru'],
    ['планитарные щиты', 'ru'],
  ] as const)('finds with slips and in other forms: %s', async (wanted, language) => {
    const [best] = await lookUp(bot, RULES, { wanted, language });
    expect(best?.game.id, wanted).toBe('twilight-imperium');
    expect(`${best?.name} ${best?.text}`.toLowerCase()).toMatch(
      /retreat|wormhole|bombardment|отступ|бомбард|червоточин|планетарн\p{L}+ щит/u,
    );
  });

  it('finds what a question in whole sentences is about', async () => {
    const [best] = await lookUp(bot, RULES, { wanted: 'how many cubes do I draw', language: 'en' });
    expect(best?.text).toMatch(/cube/);
  });

  it('keeps to the game of the table, before its start too', async () => {
    for (const view of [null, {}]) {
      const look = { table: { game: 'master-of-the-galaxy' }, view } as unknown as Look;
      const ofTable = await lookUp(bot, RULES, { wanted: 'planet', language: 'en', look });
      expect(ofTable.length).toBeGreaterThan(0);
      expect(new Set(ofTable.map(({ game }) => game.id))).toEqual(new Set(['master-of-the-galaxy']));
    }
    const anywhere = await lookUp(bot, RULES, { wanted: 'planet', language: 'en' });
    expect(new Set(anywhere.map(({ game }) => game.id)).size).toBe(games.size);
    expect(suggestedRules(anywhere, 'en').every(({ name }) => name.length <= LIMITS.choiceName)).toBe(true);
  });

  it('completes a number that is being typed with those below it first', async () => {
    const ids = (await found('3')).slice(0, 3);
    expect(ids[0]).toBe('3');
    expect(await found('9.1')).toContain('9.13');
  });

  it('takes whatever is typed as words, not as a pattern', async () => {
    for (const typed of [
      '.*',
      '[',
      '(a',
      '\\',
      'a-b',
      '"x"',
      '\u0000',
      '\ud83d',
      '{1',
      '^',
      'ж'.repeat(6_000),
    ])
      await expect(found(typed)).resolves.toBeInstanceOf(Array);
    expect(await found('^.*$')).toEqual([]);
  });

  it('finds cards by their names', async () => {
    const [card] = await lookUp(bot, CARDS, { wanted: '', language: 'ru' });
    const [same] = await lookUp(bot, CARDS, { wanted: card?.name ?? '', language: 'en' });
    expect(same?.id).toBe(card?.id);
    const best = async (wanted: string) => (await lookUp(bot, CARDS, { wanted, language: 'en' }))[0]?.id;
    expect(await best('sabotge')).toBe('card:sabotage');
    expect(await best('саботажа')).toBe('card:sabotage');
    expect(await best('дредноуты')).toMatch(/dreadnought/);
  });

  it.each([...games.values()].flatMap((game) => LANGUAGES.map((language) => [game.id, language] as const)))(
    'indexes an entry a step, so that nobody waits for all of them (%s, %s)',
    (id, language) => {
      const game = games.get(id) as Game;
      const { cards, rules } = game.presentation;
      for (const entries of [cards, rules]) {
        const steps = indexing(game, entries, language);
        const counted = stepsOf(steps);
        expect(counted.steps).toBeGreaterThanOrEqual(entries.length);
        expect(counted.value.entries.map((one) => one.id)).toEqual(entries.map((one) => one.id));
      }
    },
  );

  it('searches an index a step', async () => {
    const entries = games.get('twilight-imperium')?.presentation.rules ?? [];
    const game = games.get('twilight-imperium') as Game;
    const [en, ru] = [await indexOf(game, entries, 'en'), await indexOf(game, entries, 'ru')];
    // Strictly, with slips, without words that ask, and most of them: in both languages each.
    const { steps } = stepsOf(looking([[en, ru]], 'how plugh xyzzy frobnicate', RULES));
    expect(steps).toBe(8);
  });
});

function stepsOf<T>(work: Steps<T>): { readonly steps: number; readonly value: T } {
  for (let steps = 0; ; steps++) {
    const step = work.next();
    if (step.done) return { steps, value: step.value };
  }
}
