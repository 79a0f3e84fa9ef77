import { describe, expect, it } from 'vitest';
import type { Language } from '#core/message.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { CARDS, lookUp, RULES } from '#discord/interactions/lookup.ts';
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
    expect(found('nothing of the kind')).toEqual([]);
    // Not a form of «партия», though it begins like one.
    expect(found('партизанский', 'ru')).toEqual([]);
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
  });
});
