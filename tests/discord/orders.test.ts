import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import type { Language } from '#core/message.ts';
import type { Complete } from '#discord/interactions/command.ts';
import type { InteractionContext } from '#discord/interactions/interaction-context.ts';
import { wordsIn } from '#discord/messages/words.ts';
import {
  boundsFrom,
  completeConditions,
  completeHappening,
  type SaidBounds,
  withBounds,
} from '#discord/orders/order-bounds.ts';
import { completeAnswer, completeTopic, orderFrom, orderInWords } from '#discord/orders/orders.ts';
import { topicCalled, topicsOf } from '#discord/orders/topics.ts';
import { words } from '#discord/text/lexicon.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import { bench, ok } from '../support/app-harness.ts';

const game = twilightImperium as unknown as Game;

/** What a seat that is not asked about anything yet says, and what comes of it in words. */
function said(called: string, answers: readonly string[], language: Language = 'en') {
  const speaker = wordsIn(language, game);
  const topic = topicCalled(topicsOf(game, language), called);
  if (topic === undefined) throw new Error(`nothing is called ${called}`);
  const made = orderFrom(undefined, answers, { speaker, topic });
  if ('refusal' in made) return { refused: made.refusal.key };
  return {
    topic: topic.id,
    order: made.order,
    words: speaker.say(orderInWords(made.order, undefined, topic)),
  };
}

describe('an order for what is not asked yet', () => {
  it('follows a strategy card, by the words of either language', () => {
    const order = { kind: 'choice', choice: 'yes' };
    expect(said('following Trade', ['Follow: use the secondary'])).toEqual({
      topic: 'follow-trade',
      order,
      words: 'always “Follow: use the secondary”',
    });
    expect(
      said('Второстепенная способность карты «Торговля»', ['Использовать второстепенную способность'], 'ru'),
    ).toMatchObject({ topic: 'follow-trade', order });
  });

  it('votes, with something to fall back on', () => {
    expect(said('voting', ['For', 'Abstain'])).toMatchObject({
      order: { kind: 'prefer', ids: ['for', 'abstain'] },
      words: 'the first that is possible: “For”, then “Abstain”',
    });
    expect(said('голосование', ['За'], 'ru')).toMatchObject({ order: { kind: 'choice', choice: 'for' } });
    expect(said('vote-planets', ['all'])).toMatchObject({
      order: { kind: 'all' },
      words: 'always “All my ready planets”',
    });
  });

  it('passes a window, or cancels what others play', () => {
    expect(said('action-card-played', ['Let it happen'])).toMatchObject({
      order: { kind: 'choice', choice: 'pass' },
      words: 'always “Let it happen”',
    });
    expect(said('action-card-played', ['Sabotage'])).toMatchObject({
      order: { kind: 'choice', choice: 'card:sabotage' },
      words: 'always “Sabotage”',
    });
  });

  it('is refused where the answer is not known, or none can be', () => {
    expect(said('voting', ['perhaps'])).toEqual({ refused: 'orders.notOffered' });
    expect(said('moving ships', ['all'])).toEqual({ refused: 'orders.notAsked' });
  });
});

describe('an order that leaves it to the table’s own player', () => {
  const inscription = twilightInscription as unknown as Game;
  const made = (id: string, answers: readonly string[], language: Language) => {
    const speaker = wordsIn(language, inscription);
    const topic = topicsOf(inscription, language).find((one) => one.id === id);
    if (topic === undefined) throw new Error(`nothing is called ${id}`);
    const order = orderFrom(undefined, answers, { speaker, topic });
    return 'refusal' in order
      ? { refused: order.refusal.key }
      : { ...order, words: speaker.say(orderInWords(order.order, undefined, topic)) };
  };

  it('can be given for marks, which no fixed answer can be given for, in either language', () => {
    for (const id of ['card', 'event', 'dice', 'council', 'outcome', 'won']) {
      expect(made(id, ['Spend for me'], 'en')).toMatchObject({ order: { kind: 'plan' } });
      expect(made(id, ['Тратить за меня'], 'ru')).toMatchObject({ order: { kind: 'plan' } });
    }
    expect(made('sheet', ['Choose for me'], 'en')).toMatchObject({
      order: { kind: 'plan' },
      words: 'as my own player would, which is what **Suggest** shows',
    });
    expect(made('sheet', ['warfare', 'navigation'], 'en')).toMatchObject({
      order: { kind: 'prefer', ids: ['warfare', 'navigation'] },
    });
    expect(made('card', ['xD3'], 'en')).toEqual({ refused: 'orders.notOffered' });
  });

  it('is no answer among others', () => {
    expect(made('vote', ['plan'], 'en')).toEqual({ refused: 'orders.notOffered' });
  });
});

describe('when an order holds', () => {
  function bound(called: string, said: Partial<SaidBounds>, language: Language = 'en') {
    const speaker = wordsIn(language, game);
    const topic = topicCalled(topicsOf(game, language), called);
    if (topic === undefined) throw new Error(`nothing is called ${called}`);
    const all = { only: null, except: null, otherwise: null, until: null, ...said };
    const made = boundsFrom(all, { game, topic, speaker });
    if ('refusal' in made) return { refused: speaker.say(made.refusal), words: '' };
    const does = words('orders.fallback', {});
    return { ...made.bounds, words: speaker.say(withBounds(does, made.bounds, { game, topic })) };
  }

  it('is said by cards, by what else is answered, by what may happen, in either language', () => {
    expect(
      bound('action-card-played', {
        only: 'Plague, direct-hit',
        otherwise: 'pass',
        until: 'my next turn begins',
      }),
    ).toEqual({
      only: ['plague', 'direct-hit'],
      otherwise: 'fallback',
      until: 'turn',
      words:
        'the harmless answer, as the table would give it; only for Plague, Direct Hit; else the harmless answer; until my next turn begins',
    });
    const russian = bound(
      'vote',
      { except: 'Бунт', otherwise: 'ask', until: 'начнётся следующий раунд' },
      'ru',
    );
    expect(russian).toMatchObject({ except: ['mutiny'], until: 'round' });
    expect(russian).not.toHaveProperty('otherwise');
    expect(russian.words).toMatch(/кроме этих случаев: Бунт; пока не начнётся следующий раунд$/);
  });

  it('is nothing where nothing is said', () => {
    expect(bound('vote', {})).toEqual({ words: 'the harmless answer, as the table would give it' });
  });

  it('is refused where it means nothing', () => {
    expect(bound('vote', { only: 'Plague' }).refused).toContain('“Plague” is no case of this');
    expect(bound('move', { only: 'Plague' }).refused).toContain('no cases to tell apart');
    expect(bound('vote', { until: 'spring' }).refused).toContain('“spring”');
    expect(bound('vote', { until: 'весна' }, 'ru').refused).toContain('«весна»');
  });
});

describe('while an order is typed', () => {
  async function typing(language: Language) {
    const { app } = await bench({ games: [game] });
    const { table } = ok(
      await app.create({ user: 'ann', game: game.id, name: 'Friday', language, local: true }),
    );
    for (const user of ['ann', 'bob', 'cid']) ok(await app.join({ table, user, name: user }));
    ok(await app.start({ table, actor: { user: 'ann' } }));
    const context = { user: 'ann', language, channel: 'c', guild: null } as unknown as InteractionContext;
    return async (complete: Complete, typed: string, given: Readonly<Record<string, string>> = {}) => {
      const bot = { app, given: { table, ...given } } as unknown as Parameters<Complete>[2];
      return (await complete(typed, context, bot)).map(({ value }) => value);
    };
  }

  it.each([
    ['en', 'sabotage'],
    ['ru', 'саботаж'],
  ] as const)('its topic is found by what one would answer (%s)', async (language, card) => {
    const type = await typing(language);
    expect(await type(completeTopic, card)).toEqual(['action-card-played']);
    expect(await type(completeAnswer, card, { topic: 'action-card-played' })).toEqual(['card:sabotage']);
  });

  it('cases are completed one after another, and what may happen', async () => {
    const type = await typing('en');
    const topic = 'action-card-played';
    expect(await type(completeConditions, 'plag', { topic })).toEqual(['plague']);
    expect(await type(completeConditions, 'plague, direct', { topic })).toEqual(['plague,direct-hit']);
    expect(await type(completeConditions, 'Plague, plague', { topic })).toEqual([]);
    expect(await type(completeConditions, '', { topic: 'move' })).toEqual([]);
    expect(await type(completeHappening, 'round')).toEqual(['round']);
    expect(await type(completeHappening, '')).toEqual(['turn', 'round', 'status', 'agenda', 'attack']);
  });

  it('what is asked now comes first, then what can be answered beforehand', async () => {
    const type = await typing('en');
    const [first, second] = await type(completeTopic, '');
    expect(first).toBe('faction');
    expect(second).toBe('strategy-card');
    expect((await type(completeTopic, 'follow')).slice(0, 2)).toEqual([
      'follow-leadership',
      'follow-diplomacy',
    ]);
    expect(await type(completeAnswer, '', { topic: 'vote' })).toEqual(['for', 'against', 'abstain']);
  });
});
