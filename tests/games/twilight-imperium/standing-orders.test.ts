import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import type { StandingOrder } from '#core/standing-order.ts';
import { contents } from '#games/twilight-imperium/components/index.ts';
import { openBook } from '#games/twilight-imperium/hooks/book.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { AgendaId } from '#games/twilight-imperium/tables/card-ids.ts';
import { moment } from '#games/twilight-imperium/timing/moment.ts';
import { addGoods } from '#games/twilight-imperium/verbs/goods.ts';
import { answers, asked, type Bench, bench, HOUR, ok, say, seen } from '../../support/app-harness.ts';
import { Scene } from './scene.ts';

/** Three people at a table that begins with a scene. */
async function seated(scene: Scene, { local = true } = {}): Promise<Bench & { table: string }> {
  const base = await bench({ games: [scene.game() as unknown as Game] });
  const { app } = base;
  const { table } = ok(
    await app.create({ user: 'ann', game: 'twilight-imperium', name: 'Friday', language: 'en', local }),
  );
  for (const user of ['ann', 'bob', 'cid']) ok(await app.join({ table, user, name: user }));
  ok(await app.start({ table, actor: { user: 'ann' } }));
  await app.settled(table);
  return { ...base, table };
}

type Given = { user: string; topic: string; order: StandingOrder; uses?: number };

const always = (user: string, topic: string, choice: string): Given => ({
  user,
  topic,
  order: { kind: 'choice', choice },
});

async function ordered({ app, table }: Bench & { table: string }, ...orders: readonly Given[]) {
  for (const order of orders) ok(await app.setOrder({ table, ...order }));
  await app.settled(table);
}

/** Who answered what, and on whose behalf: '1 vote for (order)'. */
async function given({ store, table }: Bench & { table: string }): Promise<string[]> {
  return (await answers(store, table)).map(
    ({ seat, topic, choice, by }) => `${seat} ${topic} ${String(choice)} (${by})`,
  );
}

const waiting = async ({ app, table }: Bench & { table: string }) =>
  (await seen(app, table)).waiting.map(({ seat, topic }) => `${seat} ${topic}`);

/** Ann can play a card; Bob could cancel it, Cid holds something else. */
const cardToPlay = () =>
  new Scene().control(0, 'wellon').hand(0, 'industrial-initiative').hand(1, 'sabotage').hand(2, 'bunker');

const plays = { user: 'ann', topic: 'action', choice: 'card:industrial-initiative' };

describe('a policy on Sabotage', () => {
  it('never: the window passes and the card stays in hand', async () => {
    const at = await seated(cardToPlay());
    await ordered(at, always('bob', 'action-card-played', 'pass'));
    await say(at.app, at.table, plays);
    expect(await given(at)).toContain('1 action-card-played pass (order)');
    expect(await waiting(at)).toEqual(['1 action']);
    expect((await seen(at.app, at.table, 'bob')).view).toMatchObject({
      seats: [{ goods: 1 }, { own: { hand: ['sabotage'] } }, {}],
    });
  });

  it('always: the card is cancelled; whoever holds none is not asked either', async () => {
    const at = await seated(cardToPlay());
    await ordered(
      at,
      always('bob', 'action-card-played', 'card:sabotage'),
      always('cid', 'action-card-played', 'card:sabotage'),
    );
    await say(at.app, at.table, plays);
    const answered = await given(at);
    expect(answered).toContain('1 action-card-played card:sabotage (order)');
    expect(answered).toContain('2 action-card-played pass (table)');
    expect((await seen(at.app, at.table)).view).toMatchObject({ seats: [{ goods: 0 }, {}, {}] });
  });

  const only = (...cards: readonly string[]): Given => ({
    user: 'bob',
    topic: 'action-card-played',
    order: { kind: 'choice', choice: 'card:sabotage', only: [...cards], otherwise: 'fallback' },
  });

  it('only against some cards: those are cancelled, others pass without a question', async () => {
    const feared = await seated(cardToPlay());
    await ordered(feared, only('plague', 'industrial-initiative'));
    await say(feared.app, feared.table, plays);
    expect(await given(feared)).toContain('1 action-card-played card:sabotage (order)');
    expect((await seen(feared.app, feared.table)).view).toMatchObject({ seats: [{ goods: 0 }, {}, {}] });
    const harmless = await seated(cardToPlay());
    await ordered(harmless, only('plague'));
    await say(harmless.app, harmless.table, plays);
    expect(await given(harmless)).toContain('1 action-card-played pass (order)');
    expect((await seen(harmless.app, harmless.table)).view).toMatchObject({ seats: [{ goods: 1 }, {}, {}] });
  });

  it('by the card on top: one that is played in the course of another is not answered as if it were that one', async () => {
    const opening: Component = {
      abilities: [
        {
          at: 'component-action',
          when: () => true,
          *resolve(t, { by: { seat } }) {
            yield* moment(t, 'turn-starts', { event: { seat } });
          },
        },
      ],
    };
    const inside: Component = {
      abilities: [
        {
          at: 'turn-starts',
          when: (s) => s.playing.length > 0,
          *resolve(t, { by: { seat } }) {
            addGoods(t, seat, 2);
          },
        },
      ],
    };
    const scene = cardToPlay()
      .hand(0, 'industrial-initiative', 'summit')
      .plus({ actionCards: { ...contents.actionCards, 'industrial-initiative': opening, summit: inside } });
    const at = await seated(scene);
    await ordered(at, only('summit'));
    await say(at.app, at.table, plays);
    await say(at.app, at.table, { user: 'ann', topic: 'turn-starts', choice: 'card:summit' });
    expect((await given(at)).filter((line) => line.startsWith('1 action-card-played'))).toEqual([
      '1 action-card-played pass (order)',
      '1 action-card-played card:sabotage (order)',
    ]);
    expect((await seen(at.app, at.table)).view).toMatchObject({ seats: [{ goods: 0 }, {}, {}] });
  });

  it('any but some cards: for those its holder is asked', async () => {
    const at = await seated(cardToPlay());
    await ordered(at, {
      user: 'bob',
      topic: 'action-card-played',
      order: { kind: 'choice', choice: 'pass', except: ['industrial-initiative'] },
    });
    await say(at.app, at.table, plays);
    expect(await waiting(at)).toEqual(['1 action-card-played']);
  });

  it('ask: without an order its holder is waited for', async () => {
    const at = await seated(cardToPlay());
    await say(at.app, at.table, plays);
    expect(await waiting(at)).toEqual(['1 action-card-played']);
  });

  it('takes as long to answer as the table does for those who hold none', async () => {
    const at = await seated(cardToPlay(), { local: false });
    await ordered(at, always('bob', 'action-card-played', 'pass'));
    await say(at.app, at.table, plays);
    expect(await waiting(at)).toEqual(['1 action-card-played', '2 action-card-played']);
    const kinds = (await at.store.tables.deadlines(at.table)).map(({ seat, kind }) => `${seat} ${kind}`);
    expect(kinds.filter((kind) => kind.endsWith('veiled')).sort()).toEqual(['1 veiled', '2 veiled']);
    at.pass(HOUR);
    await at.app.tick();
    await at.app.settled(at.table);
    expect(await waiting(at)).toEqual(['1 action']);
  });
});

const trade = () => new Scene().strategy(0, { id: 'trade', exhausted: false });

describe('following a strategy card, decided beforehand', () => {
  it('is said card by card: one follows, one does not', async () => {
    const at = await seated(trade());
    await ordered(at, always('bob', 'follow-trade', 'yes'), always('cid', 'follow-trade', 'no'));
    await say(at.app, at.table, { user: 'ann', topic: 'action', choice: 'strategic:trade' });
    await say(at.app, at.table, { user: 'ann', topic: 'trade', choice: [] });
    const answered = await given(at);
    expect(answered).toContain('1 follow-trade yes (order)');
    expect(answered).toContain('2 follow-trade no (order)');
    expect((await seen(at.app, at.table)).view).toMatchObject({
      seats: [{}, { pools: { strategy: 1 } }, { pools: { strategy: 2 } }],
    });
  });

  it('does not answer for another card, nor where there is no token to follow with', async () => {
    const at = await seated(trade().pools(2, { strategy: 0 }));
    await ordered(at, always('bob', 'follow-warfare', 'yes'), always('cid', 'follow-trade', 'yes'));
    await say(at.app, at.table, { user: 'ann', topic: 'action', choice: 'strategic:trade' });
    await say(at.app, at.table, { user: 'ann', topic: 'trade', choice: [] });
    expect(await waiting(at)).toEqual(['1 follow-trade']);
    expect((await given(at)).filter((line) => line.includes('follow'))).toEqual([]);
  });
});

/** The first agenda of an agenda phase; Ann is the speaker and votes last. */
const agenda = (...deck: readonly AgendaId[]) =>
  new Scene().stage({ kind: 'agenda', number: 1 }).with((s) => {
    s.custodians = false;
    s.decks.agenda = [...deck, 'economic-equality'];
    for (const seat of s.seats) seat.strategy = [];
  });

describe('a vote cast beforehand', () => {
  it('counts with all planets', async () => {
    const at = await seated(agenda('arms-reduction', 'mutiny').control(1, 'wellon'));
    await ordered(at, always('bob', 'vote', 'against'), {
      user: 'bob',
      topic: 'vote-planets',
      order: { kind: 'all' },
    });
    expect(await given(at)).toEqual([
      '1 vote against (order)',
      expect.stringMatching(/^1 vote-planets .*wellon.* \(order\)$/),
    ]);
    expect((await seen(at.app, at.table)).view).toMatchObject({
      agenda: { votes: [{ seat: 1, outcome: 'against' }] },
    });
    expect(await waiting(at)).toEqual(['2 vote']);
  });

  it('is good for so many agendas', async () => {
    const at = await seated(agenda('arms-reduction', 'mutiny'));
    await ordered(at, { ...always('bob', 'vote', 'abstain'), uses: 1 }, always('cid', 'vote', 'abstain'));
    await say(at.app, at.table, { user: 'ann', topic: 'vote', choice: 'abstain' });
    await say(at.app, at.table, { user: 'ann', topic: 'outcome', choice: 'against' });
    expect(await waiting(at)).toEqual(['1 vote']);
    await say(at.app, at.table, { user: 'bob', topic: 'vote', choice: 'abstain' });
    expect(await waiting(at)).toEqual(['0 vote']);
  });

  it('that the agenda does not offer is skipped, unless something else was named beside it', async () => {
    const at = await seated(agenda('minister-of-policy'));
    await ordered(at, always('bob', 'vote', 'for'));
    expect(await waiting(at)).toEqual(['1 vote']);
    expect((await asked(at.app, at.table, { user: 'bob', topic: 'vote' })).held).toBeNull();
    await ordered(at, { user: 'bob', topic: 'vote', order: { kind: 'prefer', ids: ['for', 'abstain'] } });
    expect(await given(at)).toContain('1 vote abstain (order)');
  });

  it('is nobody else’s business before or after', async () => {
    const at = await seated(agenda('arms-reduction', 'mutiny').control(1, 'wellon'));
    const others = async () =>
      JSON.stringify([await seen(at.app, at.table, 'ann'), await seen(at.app, at.table)]);
    // It waits for Bob; an order for something else changes nothing that others can see.
    const before = await others();
    await ordered(at, always('bob', 'outcome', 'for'), always('bob', 'agenda-resolved', 'pass'));
    expect(await others()).toBe(before);
    await ordered(at, always('bob', 'vote', 'abstain'));
    const log = ok(await at.app.history({ table: at.table, user: 'ann' }));
    expect(JSON.stringify(log)).not.toContain('"order"');
    expect(await others()).not.toContain('"orders":[{');
    const own = ok(await at.app.history({ table: at.table, user: 'bob' }));
    expect(JSON.stringify(own)).toContain('"order"');
  });
});

describe('an order until something happens', () => {
  const until = (user: string, happening: string): Given => ({
    user,
    topic: 'action-card-played',
    order: { kind: 'choice', choice: 'pass', until: happening },
  });
  const orders = async ({ app, table }: Bench & { table: string }, user: string) =>
    (await seen(app, table, user)).orders.length;

  it('until my next turn: those of others leave it, mine ends it', async () => {
    const at = await seated(new Scene().hand(1, 'sabotage'));
    await ordered(at, until('bob', 'turn'), until('cid', 'turn'), until('ann', 'turn'));
    // Ann is at turn now: hers is the one after.
    await say(at.app, at.table, { user: 'ann', topic: 'action', choice: 'pass' });
    expect([await orders(at, 'ann'), await orders(at, 'bob'), await orders(at, 'cid')]).toEqual([1, 0, 1]);
  });

  it('until somebody comes where I have units or planets: anybody else may come where they like', async () => {
    const scene = () => new Scene().control(1, 'wellon').units(2, '20', { cruiser: 1 });
    const comes = async (system: string) => {
      const at = await seated(scene());
      await ordered(at, until('bob', 'attack'), until('cid', 'attack'), until('ann', 'attack'));
      await say(at.app, at.table, { user: 'ann', topic: 'action', choice: 'tactical' });
      await say(at.app, at.table, { user: 'ann', topic: 'activate', choice: system });
      return [await orders(at, 'ann'), await orders(at, 'bob'), await orders(at, 'cid')];
    };
    expect(await comes('19')).toEqual([1, 0, 1]);
    expect(await comes('20')).toEqual([1, 1, 0]);
    expect(await comes('21')).toEqual([1, 1, 1]);
    expect(await comes('14')).toEqual([1, 1, 1]);
  });

  it('until the status phase, the next agenda, the next round', async () => {
    const at = await seated(new Scene().objective('expand-borders', { revealed: false }));
    await ordered(at, until('bob', 'status'), until('cid', 'round'), until('ann', 'agenda'));
    for (const user of ['ann', 'bob']) await say(at.app, at.table, { user, topic: 'action', choice: 'pass' });
    expect([await orders(at, 'bob'), await orders(at, 'cid')]).toEqual([1, 1]);
    await say(at.app, at.table, { user: 'cid', topic: 'action', choice: 'pass' });
    expect([await orders(at, 'bob'), await orders(at, 'cid')]).toEqual([0, 1]);
    for (const user of ['ann', 'bob', 'cid']) await say(at.app, at.table, { user, topic: 'redistribute' });
    expect([await orders(at, 'cid'), await orders(at, 'ann')]).toEqual([0, 1]);
  });

  it('a vote prepared for one agenda waits for it', async () => {
    const at = await seated(agenda('arms-reduction', 'mutiny'));
    await ordered(at, {
      user: 'bob',
      topic: 'vote',
      order: { kind: 'choice', choice: 'abstain', only: ['mutiny'] },
    });
    expect(await waiting(at)).toEqual(['1 vote']);
  });
});

describe('answers that can be prepared', () => {
  const prepared = (topic: string) =>
    twilightImperium.presentation.topics
      .find(({ id }) => id === topic)
      ?.answers?.()
      .map(({ id }) => id);

  it('are called as they are when the question comes', () => {
    const table = cardToPlay().play();
    table.answer(0, 'action', 'card:industrial-initiative');
    expect(prepared('action-card-played')).toEqual(
      expect.arrayContaining([...table.offers(1, 'action-card-played')]),
    );
    const followed = trade().play();
    followed.answers([0, 'action', 'strategic:trade'], [0, 'trade', []]);
    expect(prepared('follow-trade')).toEqual(followed.offers(1, 'follow-trade'));
    const vote = agenda('arms-reduction').play();
    expect(prepared('vote')).toEqual(vote.offers(1, 'vote'));
    const strategy = new Scene().stage({ kind: 'strategy' }).with((s) => {
      for (const seat of s.seats) seat.strategy = [];
    });
    expect(prepared('strategy-card')).toEqual(strategy.play().offers(0, 'strategy-card'));
  });

  it('are there for every window that can open, passing first', () => {
    for (const moment of openBook(contents).abilities.keys())
      if (moment !== 'component-action') expect(prepared(moment)?.[0], moment).toBe('pass');
    expect(prepared('component-action')).toBeUndefined();
    expect(prepared('move')).toEqual([]);
  });
});
