import { describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import type { Dependencies } from '#app/runner/dependencies.ts';
import type { RunningBot } from '#discord/client/client.ts';
import { games } from '#games/index.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { market } from '../support/app-toy.ts';
import { textOf, told } from './friday.ts';
import { isPing } from './ping.ts';
import { type SceneSettings, tableScene } from './scene.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** As far as the clock may go without the bot. */
const MAX_GAP = 5 * MINUTE;
const patience = { timeout: 15_000, interval: 20 };
/** With it, one of two may counter the first card of a market, and the other has nothing to counter with. */
const SEED = '06'.repeat(32);

/** The delay of every veiled window, when chance always says one half. */
const VEIL = 21 * MINUTE;

interface Wanted {
  readonly game: string;
  readonly people: readonly string[];
  readonly deadline?: number;
  readonly settings?: SceneSettings;
}

/** A game under a clock that only the test moves. */
async function timed({ game, people, deadline, settings }: Wanted) {
  let time = Date.now();
  const around: Partial<Dependencies> = {
    now: () => time,
    random: () => 0.5,
    seed: () => SEED,
    games: new Map([...games, ['market', market()]]),
  };
  const scene = await tableScene(people, around, { maxGap: MAX_GAP, ...settings });
  const { players, store, log } = scene;
  const bot: { app: App; running: RunningBot } = { app: scene.app, running: scene.running };
  const [host, ...others] = players as [Player, ...Player[]];
  await told(host, '/game new', { game, name: 'Clock', ...(deadline && { deadline }) });
  const [{ id: table = '' } = {}] = await bot.app.tablesOf(host.id);
  for (const { id, name } of others) await bot.app.join({ table, user: id, name });
  await bot.app.start({ table, actor: { user: host.id } });
  bot.running.wake();
  const ping = await host.waitFor(isPing, { where: 'anywhere' });
  const thread = host.in({ id: ping.channel_id });

  const seen = async (user?: string) => {
    const look = await bot.app.look({ table, ...(user && { user }) });
    if (look.kind !== 'done') throw new Error(look.refusal.message.key);
    return look;
  };
  /** Everything that was to be sent is sent. */
  const atRest = async () => {
    await bot.app.settled(table);
    bot.running.wake();
    const pending = async () => (await bot.app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length;
    await expect.poll(pending, patience).toBe(0);
  };
  return {
    log,
    table,
    thread,
    seen,
    atRest,
    /** Some time goes by, and the bot looks at its clock. */
    async pass(ms: number) {
      for (let left = ms; left > 0; left -= MAX_GAP) {
        time += Math.min(left, MAX_GAP);
        bot.app.presentTime();
      }
      await bot.running.tick();
      await atRest();
    },
    /** Some time goes by while the process stands still. */
    async suspend(ms: number) {
      await atRest();
      time += ms;
      await bot.running.tick();
      await atRest();
    },
    now: () => time,
    /** Some time goes by while the bot is away. */
    async restartAfter(ms: number) {
      await atRest();
      const meanwhile = () => {
        time += ms;
      };
      Object.assign(bot, await scene.restart(meanwhile));
      await bot.running.tick();
      await atRest();
    },
    /** Who is waited for, by the seat's number. */
    async waited() {
      const { waiting, seats } = await seen();
      return waiting.map(({ seat }) => seats[seat]?.user ?? '');
    },
    async answer(user: string) {
      const { questions } = await seen(user);
      const question = questions.find(({ held, optional }) => held === null && !optional);
      if (question === undefined) throw new Error('nobody is asked');
      const choice = question.fallback as string;
      const reply = await bot.app.answer({ table, user, key: question.key, choice });
      expect(reply.kind).toBe('done');
      await atRest();
    },
    /** How the answers so far came. */
    async answeredBy() {
      const { entries } = await store.log.history(table);
      return entries.flatMap((entry) => (entry.kind === 'answer' ? [entry.row.by] : []));
    },
    reminders: () => thread.sees('the table waits for you').length,
    at: (who: number) => (players[who] as Player).in({ id: ping.channel_id }),
    players,
  };
}

type Timed = Awaited<ReturnType<typeof timed>>;

/** Time goes by while the bot serves. */
const WAYS: readonly (readonly [string, (scene: Timed, ms: number) => Promise<void>])[] = [
  ['while it serves', ({ pass }, ms) => pass(ms)],
  [
    'with a restart at the very moment',
    async ({ pass, restartAfter }, ms) => {
      await pass(ms);
      await restartAfter(0);
    },
  ],
];

const GALAXY: Wanted = { game: 'master-of-the-galaxy', people: ['Ann', 'Bob'], deadline: 10 };

describe.each(WAYS)('%s', (_, go) => {
  it('a person is reminded twice, then the harmless answer is given, each once', async () => {
    const scene = await timed(GALAXY);
    const { reminders, thread, waited, pass, answeredBy, log } = scene;
    const [late = ''] = await waited();
    await go(scene, 4 * HOUR);
    expect(reminders()).toBe(0);
    await go(scene, HOUR);
    expect(reminders()).toBe(1);
    await pass(0);
    expect(reminders()).toBe(1);
    await go(scene, 3.5 * HOUR);
    expect(reminders()).toBe(2);
    for (const { mentions } of thread.sees('the table waits for you'))
      expect(mentions.map(({ id }) => id)).toEqual([late]);
    expect(await answeredBy()).toEqual([]);
    await go(scene, 1.5 * HOUR);
    expect(await answeredBy()).toEqual(['deadline']);
    const [next = ''] = await waited();
    expect(next).not.toBe('');
    await pass(0);
    expect(await answeredBy()).toEqual(['deadline']);
    expect(reminders()).toBe(2);
    const pings = thread.sees((message) => isPing(message) && textOf(message).includes(`<@${next}>`));
    expect(pings).toHaveLength(1);
    expect(log.troubles).toEqual([]);
  });

  it('who answers in time is left in peace, and the next one has the full time', async () => {
    const scene = await timed(GALAXY);
    const { reminders, waited, answer, answeredBy } = scene;
    await go(scene, 4 * HOUR);
    await answer((await waited())[0] ?? '');
    await go(scene, 4 * HOUR);
    expect(reminders()).toBe(0);
    await go(scene, HOUR);
    expect(reminders()).toBe(1);
    expect(await answeredBy()).toEqual(['seat']);
  });

  it('/away stretches the time, and being back ends that', async () => {
    const scene = await timed(GALAXY);
    const { reminders, waited, players, at, answeredBy } = scene;
    const [late = ''] = await waited();
    const who = at(players.findIndex(({ id }) => id === late));
    await go(scene, 4 * HOUR);
    await told(who, '/away', { days: 2 });
    await go(scene, 47 * HOUR);
    expect(reminders()).toBe(0);
    // The reminder falls due five hours after the question, away time not counted.
    await go(scene, 2 * HOUR);
    expect(reminders()).toBe(1);
    await told(who, '/away', { days: 3 });
    await go(scene, 24 * HOUR);
    expect(reminders()).toBe(1);
    expect(await told(who, '/away', { days: 0 })).toContain('Welcome back');
    await go(scene, 3.5 * HOUR);
    expect(reminders()).toBe(2);
    await go(scene, 1.5 * HOUR);
    expect(await answeredBy()).toEqual(['deadline']);
  });
});

describe('time in which the bot is away', () => {
  it('does not count: nobody is reminded or answered for when it comes back', async () => {
    const { restartAfter, pass, reminders, answeredBy, thread, now } = await timed({
      ...GALAXY,
      deadline: 24,
    });
    await pass(HOUR);
    await restartAfter(48 * HOUR);
    expect(reminders()).toBe(0);
    await pass(10 * HOUR);
    expect(reminders()).toBe(0);
    await pass(HOUR);
    expect(reminders()).toBe(1);
    // What is said of the end of the time is right by the clock on the wall.
    const end =
      Number(/<t:(\d+):R>/.exec(thread.sees('the table waits for you').map(textOf).join())?.[1]) * 1_000;
    expect(end - now()).toBeGreaterThan(12 * HOUR - 2 * MAX_GAP);
    await pass(end - now() - MINUTE);
    expect(await answeredBy()).toEqual([]);
    await pass(2 * MINUTE);
    expect(await answeredBy()).toEqual(['deadline']);
  });

  it('does not count either when it was only suspended', async () => {
    const { suspend, pass, reminders, answeredBy } = await timed(GALAXY);
    await suspend(300 * HOUR);
    expect(reminders()).toBe(0);
    await pass(5 * HOUR);
    expect(reminders()).toBe(1);
    expect(await answeredBy()).toEqual([]);
  });
});

it('a table without a deadline reminds gently, and answers for nobody', async () => {
  const scene = await timed({
    game: 'master-of-the-galaxy',
    people: ['Ann', 'Bob'],
    settings: { local: false },
  });
  const { pass, reminders, answeredBy, waited, thread } = scene;
  const [late = ''] = await waited();
  await pass(23 * HOUR);
  expect(reminders()).toBe(0);
  for (const [days, count] of [
    [1, 1],
    [2, 2],
    [7, 3],
    [7, 4],
  ] as const) {
    await pass(days * 24 * HOUR);
    expect(reminders()).toBe(count);
  }
  for (const { mentions } of thread.sees('the table waits for you'))
    expect(mentions.map(({ id }) => id)).toEqual([late]);
  expect(await answeredBy()).toEqual([]);
});

describe('a veiled window', () => {
  const VEILED: Wanted = { game: 'market', people: ['Ann', 'Bob', 'Cid'], settings: { local: false } };

  /** The window is open; one person has a choice there, the other has not. */
  async function opened(wanted: Wanted) {
    const scene = await timed(wanted);
    const { waited, answer, seen, players } = scene;
    await answer((await waited())[0] ?? '');
    const [, bob, cid] = players as [Player, Player, Player];
    const open = async ({ id }: Player) =>
      (await seen(id)).questions.find(({ topic }) => topic === 'counter');
    return { ...scene, bound: bob, free: cid, open };
  }

  it.each(WAYS)('passes for whoever has no choice after a random time, once, %s', async (_, go) => {
    const scene = await opened(VEILED);
    const { answeredBy, waited, pass, bound, free, open, log } = scene;
    expect(await answeredBy()).toEqual(['seat']);
    await go(scene, VEIL - MINUTE);
    expect(await answeredBy()).toEqual(['seat']);
    expect((await waited()).sort()).toEqual([bound.id, free.id].sort());
    await go(scene, MINUTE);
    expect(await answeredBy()).toEqual(['seat', 'table']);
    expect(await open(bound)).toMatchObject({ held: 'pass' });
    expect((await waited()).sort()).toEqual([bound.id, free.id].sort());
    await pass(HOUR);
    expect(await answeredBy()).toEqual(['seat', 'table']);
    expect(log.troubles).toEqual([]);
  });

  /** Everything that stands in the thread, with when it was changed. */
  const standing = ({ at }: Timed) =>
    JSON.stringify(
      at(0)
        .sees(() => true)
        .map(({ id, content, components, edited_timestamp, mentions }) => [
          id,
          content,
          components,
          edited_timestamp,
          mentions,
        ]),
    );

  it('shows everybody alike in the thread until it closes, and tells whoever has a choice alone', async () => {
    const scene = await opened(VEILED);
    const { pass, answer, bound, free, thread, at, players, log } = scene;
    const notices = (who: Player) =>
      who.dms().filter((message) => textOf(message).includes('You can respond'));
    const open = thread.sees('Responses are awaited');
    expect(open).toHaveLength(1);
    for (const { id } of [bound, free]) expect(textOf(open[0] as never)).toContain(`<@${id}>`);
    const calls = thread.sees(
      ({ type, mentions }) => type === 0 && mentions.some(({ id }) => id !== players[0]?.id),
    );
    expect(calls).toEqual([]);
    expect([notices(bound).length, notices(free).length]).toEqual([0, 1]);
    // Whoever asks sees the answer among the messages, so it is taken up into what is compared.
    const status = await told(at(0), '/status');
    const before = standing(scene);
    for (let minute = 0; minute < 60; minute += 5) {
      await pass(5 * MINUTE);
      expect(standing(scene)).toBe(before);
    }
    expect(await told(at(0), '/status')).toBe(status);
    const later = standing(scene);
    // A day later whoever still has a choice is reminded alone, two days later all alike.
    await pass(24 * HOUR);
    expect(standing(scene)).toBe(later);
    expect(notices(free)).toEqual([]);
    expect(free.dms().filter((message) => textOf(message).includes('You can still respond'))).toHaveLength(1);
    await pass(48 * HOUR);
    const [reminder] = thread.sees('responses are still awaited');
    expect(reminder?.mentions.map(({ id }) => id).sort()).toEqual([bound.id, free.id].sort());
    await answer(free.id);
    expect(at(1).sees('Responses are awaited')).toEqual([]);
    expect(free.dms().filter((message) => textOf(message).includes('You can still respond'))).toEqual([]);
    expect(log.troubles).toEqual([]);
  });

  it('takes no time where only people at one machine play', async () => {
    const { answeredBy, waited, bound, free, open } = await opened({ ...VEILED, settings: { local: true } });
    expect(await answeredBy()).toEqual(['seat', 'table']);
    expect(await open(bound)).toMatchObject({ held: 'pass' });
    expect(await waited()).toEqual([free.id]);
  });
});
