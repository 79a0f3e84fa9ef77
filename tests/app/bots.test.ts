import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { answers, begun, bench, ok, playRound, posts, seen } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

describe('bots', () => {
  const all = ['bot:random', 'bot:random', 'bot:timid'];

  it('play a whole game by themselves, the same one from the same seed', async () => {
    const logs = await Promise.all(
      [1, 2].map(async () => {
        const { app, store } = await bench();
        const table = await begun(app, { who: all, rounds: 12 });
        expect((await seen(app, table)).table.status).toBe('over');
        return await store.log.history(table);
      }),
    );
    expect(logs[0]).toEqual(logs[1]);
    expect(logs[0]?.entries.length).toBeGreaterThan(36);
  });

  it('answer when it is their turn and leave people theirs', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { who: ['ann', 'bot:random', 'bot:timid'] });
    expect((await seen(app, table)).waiting).toEqual([{ seat: 0, topic: 'lead' }]);
    await playRound(app, table, ['ann']);
    await app.settled(table);
    const { waiting } = await seen(app, table);
    expect(waiting.every(({ seat }) => seat === 0)).toBe(true);
    expect(
      (await answers(store, table)).filter(({ seat }) => seat > 0).every(({ by }) => by === 'seat'),
    ).toBe(true);
    expect((await posts(store)).some(({ seat }) => seat !== null && seat > 0)).toBe(false);
  });

  it('see no more than their seat does', async () => {
    const views: { seat: number; hand: readonly number[] }[] = [];
    const spy: Game = {
      ...market(),
      bots: {
        spy: ({ seat, view, fallback }) => {
          views.push({ seat, hand: [...(view() as { hand: number[] }).hand] });
          return fallback;
        },
      },
    };
    const { app, store } = await bench({ games: [spy] });
    const table = await begun(app, { who: ['bot:spy', 'bot:spy'], rounds: 1 });
    const state = JSON.parse((await store.log.history(table)).checkpoints[0]!.state) as { hands: number[][] };
    expect(views.length).toBeGreaterThan(2);
    expect(views[0]?.hand).toEqual(state.hands[views[0]!.seat]);
  });

  it('that insist on what is refused, or throw, take the harmless answer', async () => {
    const silly: Game = {
      ...market(),
      bots: {
        stubborn: () => 'nonsense',
        crashing: () => {
          throw new Error('out of ideas');
        },
        breaking: ({ topic, fallback }) => (topic === 'lead' ? 'broken' : fallback),
      },
    };
    const { app, logs } = await bench({ games: [silly] });
    const table = await begun(app, { who: ['bot:stubborn', 'bot:crashing', 'bot:breaking'], rounds: 3 });
    expect((await seen(app, table)).table.status).toBe('over');
    expect(JSON.stringify(logs)).toContain('out of ideas');
    expect(JSON.stringify(logs)).toContain('the rules are broken here');
  });

  it('do not keep the process from anything else, and can be stopped in the midst', async () => {
    const { app } = await bench();
    const table = await begun(app, { who: ['ann', 'bot:random'], rounds: 400 });
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: { bot: 'random' } }));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    while (turns < 5) await new Promise((resolve) => setTimeout(resolve, 2));
    ok(await app.pause({ table, actor: { user: 'ann' } }));
    clearInterval(timer);
    await app.settled(table);
    const { head, status } = (await seen(app, table)).table;
    expect(status).toBe('paused');
    expect(head).toBeLessThan(1_000);
    expect(head).toBeGreaterThan(2);
  });

  it('go on after a restart where they were', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app, { who: ['ann', 'bot:random'], rounds: 40 });
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: { bot: 'random' } }));
    await app.close();
    const again = restarted().app;
    const stopped = (await seen(again, table)).table;
    expect(stopped.status).toBe('playing');
    await again.recover();
    await again.settled();
    expect((await seen(again, table)).table.status).toBe('over');
  });
});
