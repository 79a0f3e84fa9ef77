import { expect, it } from 'vitest';
import { defaultDependencies } from '#app/runner/dependencies.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { player } from '#local-discord/driver/player.ts';
import { addAccount } from '#local-discord/world/accounts.ts';
import { addGuild, joinGuild } from '#local-discord/world/guilds.ts';
import { Clicker } from '../clicker.ts';
import { told } from '../friday.ts';
import { isPing } from '../ping.ts';
import { tableScene } from '../scene.ts';
import { Ears } from './ears.ts';
import { Known } from './known.ts';
import { filmInput, markedGame, pictureInput } from './marked-game.ts';

const said = (message: { content: string; components?: unknown }) =>
  JSON.stringify([message.content, message.components ?? []]);
const PEOPLE = ['Ann', { name: 'Борис', locale: 'ru' as const }, 'Cid', 'Dan'];
/** After how many answers everybody looks at everything there is. */
const CURIOUS = 80;

/** Everything that can be asked about a table without changing it. */
async function lookAround(who: Player, table: string): Promise<void> {
  for (const line of ['/play', '/hand', '/board', '/status', '/log', '/game info', '/orders list', '/export'])
    await told(who, line, { table });
  await told(who, '/board', { table, seat: '1' });
  await told(who, '/board', { table, show: 'replay' });
  await told(who, '/log', { table, all: true });
}

/** A table of so many people, with somebody who only looks on and somebody who is in another server. */
async function opened(seats: number) {
  const games = new Map([[markedGame.id, markedGame]]);
  const picture = (...what: Parameters<typeof pictureInput>) => Promise.resolve(pictureInput(...what));
  const people = PEOPLE.slice(0, seats);
  const scene = await tableScene([...people, 'Eve'], { games }, { picture, film: filmInput });
  const { local, app, players, store, log } = scene;
  const { world } = local;
  const stranger = addAccount(world, { name: 'Zoe', locale: 'en-US' });
  const elsewhere = addGuild(world, { name: 'Elsewhere', ownerId: stranger.id, channels: ['lounge'] });
  joinGuild(world, elsewhere, world.bot);
  const seated = players.slice(0, seats);
  const outside = [players[seats] as Player, player(local, 'Zoe')];
  const ears = [...seated, ...outside].map(({ id }) => new Ears(world, id));
  const [first] = seated as [Player];
  await first.slash('/game new', { game: markedGame.id, name: 'Whole' }, { until: 'final' });
  await first.waitFor((message) => said(message).includes('lobby.start'));
  for (const one of seated.slice(1)) await one.click('Join', { until: 'final' });
  await first.click('Start', { until: 'final' });
  const ping = await first.waitFor(isPing, { where: 'anywhere' });
  const [face] = await app.tablesOf(first.id);
  const table = face?.id ?? '';
  const users = seated.map(({ id }) => id);
  const known = new Known({ ...defaultDependencies({ store, games, log }) }, { app, table, users });
  return { ...scene, table, thread: ping.channel_id, seated, outside, ears, known };
}

type Opened = Awaited<ReturnType<typeof opened>>;

/** Plays by clicks to the end; after every answer nobody may have heard of a card they cannot know of. */
async function playOut({ app, table, thread, seated, outside, ears, known, store }: Opened): Promise<number> {
  const clickers = seated.map((one) => new Clicker(one.in({ id: thread }), { app, table }));
  const seed = (await store.tables.find(table))?.table.seed ?? '';
  let answers = 0;
  for (;;) {
    const before = await app.look({ table });
    if (before.kind !== 'done' || before.table.status !== 'playing') return answers;
    for (const clicker of clickers) {
      await known.look();
      if (!(await clicker.answerOne())) continue;
      answers += 1;
      const now = await app.look({ table });
      if (now.kind === 'done' && now.table.status !== 'playing') return answers;
      await known.look();
      for (const [at, ear] of ears.entries()) {
        const right = known.cards[Math.min(at, seated.length)] as ReadonlySet<string>;
        expect([...ear.cards].filter((id) => !right.has(id))).toEqual([]);
      }
      if (answers % CURIOUS !== 1) continue;
      for (const one of [...seated.map((who) => who.in({ id: thread })), ...outside])
        await lookAround(one, table);
      expect(ears.filter((ear) => ear.knows(seed))).toEqual([]);
    }
  }
}

it.each([2, 3])(
  'a whole game of %i seats tells nobody what is another’s: not in a message, an edit, a picture or a log line',
  async (seats) => {
    const scene = await opened(seats);
    const { ears, known, log, local, store, table, running, seated, thread } = scene;
    const { seed = '' } = (await store.tables.find(table))?.table ?? {};
    const quiet = () => log.lines.filter((line) => line.includes(seed));
    expect(await playOut(scene)).toBeGreaterThan(40);
    expect(quiet()).toEqual([]);
    running.wake();
    const [first] = seated as [Player];
    await first.in({ id: thread }).waitFor((message) => said(message).includes(seed), { withinMs: 20_000 });

    const lines = log.lines.join('\n');
    for (const [at, ear] of ears.entries()) {
      expect([...ear.marks]).toEqual(at < seats ? [`${at}`] : []);
      const others = ears.filter((other) => other !== ear);
      const all = [...ear.heard].join('\n');
      for (const [seat, keys] of known.keys.entries()) {
        expect(keys.size).toBeGreaterThan(10);
        if (seat !== at) expect([...keys].filter((key) => all.includes(key))).toEqual([]);
      }
      const own = [...(known.bags[at] ?? [])];
      for (const bag of known.bags.filter((_, seat) => seat !== at).flatMap((bags) => [...bags])) {
        // What somebody has five kinds of ends like what another has four kinds of.
        if (!own.some((text) => text.includes(bag))) expect(all).not.toContain(bag);
      }
      expect(all).not.toContain(local.token);
      if (at >= seats) continue;
      const alone = [...ear.messages].filter((id) => !others.some(({ messages }) => messages.has(id)));
      expect(alone.length).toBeGreaterThan(5);
      expect(ear.pictures).toBeGreaterThan(20);
    }
    expect(lines).not.toMatch(/⟦/);
    expect(lines).not.toContain(local.token);
    for (const keys of known.keys) expect([...keys].filter((key) => lines.includes(key))).toEqual([]);
    for (const bags of known.bags) expect([...bags].filter((bag) => lines.includes(bag))).toEqual([]);
    expect(log.troubles).toEqual([]);
  },
  300_000,
);
