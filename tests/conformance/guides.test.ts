import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import { lengthOf } from '#discord/messages/limits.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { sittings } from './games.ts';

const games = new Map(sittings.map(({ game }) => [game.id, game]));

/** A line for beginners fits three rows of a phone. */
const MAX_COACH_LINE = 110;

describe.each([...games])('%s helps whoever is asked', (_, game) => {
  const { guide, topics, rules } = game.presentation;
  if (!guide) throw new Error('no guide');

  it.each(LANGUAGES)('explains every topic by at least one rule that has a text (%s)', (language) => {
    const { say } = wordsIn(language, game);
    for (const { id } of topics) {
      const numbers = guide.rulesOf(id);
      expect({ id, count: numbers.length }).not.toEqual({ id, count: 0 });
      for (const number of numbers) {
        const rule = rules.find((one) => one.id === number);
        expect({ id, number, text: rule && say(rule.text) }).toEqual({
          id,
          number,
          text: expect.stringMatching(/\S/),
        });
      }
    }
  });

  it.each(LANGUAGES)(
    'coaches about topics that there are, each line short and told once (%s)',
    (language) => {
      const { say } = wordsIn(language, game);
      const known = topics.map(({ id }) => id);
      const ids = guide.coach.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { topics: about, line } of guide.coach) {
        for (const topic of about) expect(known).toContain(topic);
        expect(say(line)).toMatch(/\S/);
        expect(lengthOf(say(line))).toBeLessThanOrEqual(MAX_COACH_LINE);
      }
    },
  );
});
