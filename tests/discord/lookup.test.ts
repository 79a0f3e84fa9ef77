import { describe, expect, it } from 'vitest';
import type { Look } from '#app/records/look.ts';
import type { Language } from '#core/message.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { CARDS, lookUp, RULES, suggestedRules } from '#discord/interactions/lookup.ts';
import { LIMITS } from '#discord/messages/limits.ts';
import { games } from '#games/index.ts';

const bot = { app: { games } } as unknown as BotContext;
const found = (wanted: string, language: Language = 'en') =>
  lookUp(bot, RULES, { wanted, language }).map(({ id }) => id);

describe('looking a rule up', () => {
  it('finds every one by its number first', () => {
    for (const { id } of lookUp(bot, RULES, { wanted: '', language: 'en' })) expect(found(id)[0]).toBe(id);
  });

  it.each(['en', 'ru'] as const)('finds every one by its name, asked in either language (%s)', (language) => {
    for (const { id, name } of lookUp(bot, RULES, { wanted: '', language })) {
      expect(found(name, 'en')).toContain(id);
      expect(found(name, 'ru')).toContain(id);
    }
  });

  it('finds by what it says, and declined words too', () => {
    expect(found('bureaucracy')).toContain('1.7');
    expect(found('бюрократия')).toContain('1.7');
    expect(found('маршрутами', 'ru')).toContain('9');
    expect(found('Чёрной дыре', 'ru')).toContain('4');
    expect(found('xyzzy plugh')).toEqual([]);
    // Not a form of «партия», though it begins like one.
    expect(found('партизанский', 'ru')).toEqual([]);
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
  ] as const)('finds with slips and in other forms: %s', (wanted, language) => {
    const [best] = lookUp(bot, RULES, { wanted, language });
    expect(best?.game.id, wanted).toBe('twilight-imperium');
    expect(`${best?.name} ${best?.text}`.toLowerCase()).toMatch(
      /retreat|wormhole|bombardment|отступ|бомбард|червоточин|планетарн\p{L}+ щит/u,
    );
  });

  it('finds what a question in whole sentences is about', () => {
    const [best] = lookUp(bot, RULES, { wanted: 'how many cubes do I draw', language: 'en' });
    expect(best?.text).toMatch(/cube/);
  });

  it('keeps to the game of the table, before its start too', () => {
    for (const view of [null, {}]) {
      const look = { table: { game: 'master-of-the-galaxy' }, view } as unknown as Look;
      const ofTable = lookUp(bot, RULES, { wanted: 'planet', language: 'en', look });
      expect(ofTable.length).toBeGreaterThan(0);
      expect(new Set(ofTable.map(({ game }) => game.id))).toEqual(new Set(['master-of-the-galaxy']));
    }
    const anywhere = lookUp(bot, RULES, { wanted: 'planet', language: 'en' });
    expect(new Set(anywhere.map(({ game }) => game.id)).size).toBe(2);
    expect(suggestedRules(anywhere, 'en').every(({ name }) => name.length <= LIMITS.choiceName)).toBe(true);
  });

  it('completes a number that is being typed with those below it first', () => {
    const ids = found('3').slice(0, 3);
    expect(ids[0]).toBe('3');
    expect(found('9.1')).toContain('9.13');
  });

  it('takes whatever is typed as words, not as a pattern', () => {
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
      expect(() => found(typed)).not.toThrow();
    expect(found('^.*$')).toEqual([]);
  });

  it('finds cards by their names', () => {
    const [card] = lookUp(bot, CARDS, { wanted: '', language: 'ru' });
    expect(lookUp(bot, CARDS, { wanted: card?.name ?? '', language: 'en' })[0]?.id).toBe(card?.id);
    const best = (wanted: string) => lookUp(bot, CARDS, { wanted, language: 'en' })[0]?.id;
    expect(best('sabotge')).toBe('card:sabotage');
    expect(best('саботажа')).toBe('card:sabotage');
    expect(best('дредноуты')).toMatch(/dreadnought/);
  });
});
