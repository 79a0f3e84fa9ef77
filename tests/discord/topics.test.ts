import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { topicCalled, topicsOf } from '#discord/orders/topics.ts';
import { games } from '#games/index.ts';
import { plainFace } from '../support/plain-face.ts';

const say = (text: string) => () => text;
const label = (key: string) => ({ key, args: {} });

/** A game whose lexicon has words of its own, under keys of its own. */
const odd = {
  texts: {
    en: { trade: say('trading'), fight: say('a choice'), flee: say('a choice') },
    ru: { trade: say('торговля'), fight: say('выбор'), flee: say('выбор') },
  },
  presentation: {
    ...plainFace,
    topics: [
      { id: 'a', label: label('trade') },
      { id: 'b', label: label('fight') },
      { id: 'c', label: label('flee') },
    ],
  },
} as unknown as Game;

describe('the topics of a game', () => {
  it('are those on its face, in its order and in the language of the reader', () => {
    expect(topicsOf(odd, 'en').map(({ name }) => name)).toEqual(['trading', 'a choice (b)', 'a choice (c)']);
    expect(topicsOf(odd, 'ru').map(({ name }) => name)).toEqual(['торговля', 'выбор (b)', 'выбор (c)']);
  });

  it('are found by id and by name', () => {
    const topics = topicsOf(odd, 'en');
    expect(topicCalled(topics, 'c')?.id).toBe('c');
    expect(topicCalled(topics, ' Trading ')?.id).toBe('a');
    expect(topicCalled(topics, 'constructor')).toBeUndefined();
  });

  it.each([...games.values()])('of $id have names of their own and say the same as its pings', (game) => {
    for (const language of ['en', 'ru'] as const) {
      const names = topicsOf(game, language).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const { id, label: shown } of game.presentation.topics)
      expect(game.presentation.topic(id)).toEqual(shown);
  });
});
