import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { View } from '#games/twilight-imperium/view.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { Clicker } from './clicker.ts';
import { textOf, told } from './friday.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';

/**
 * What a round may cost those who read along, on average and at most. A ping is a decision that follows from what somebody else did:
 * to pick a card, four to six turns, two or three cards to follow, tokens, a vote or two. Eight would take joining some of them.
 */
const MEAN = { messages: 35, pings: 9.5 };
const MOST = { lines: 80, messages: 45, pings: 15 };
const ROUNDS = 3;
const HOUR = 3_600_000;

interface Round {
  messages: number;
  /** How often each person was notified in the thread. */
  readonly pings: Map<string, number>;
}

/** Three people, each at their own machine, and three bots, at a table of Twilight Imperium; what its thread is told in each round. */
async function quietScene() {
  let time = Date.UTC(2026, 0, 5);
  const around = { seed: () => '7c'.repeat(32), now: () => time, random: () => 0.5 };
  const scene = await tableScene(['Ann', 'Bob', 'Cid'], around, { local: false });
  const { app, players, running } = scene;
  const { world } = scene.local;
  const [ann, ...others] = players as [Player, ...Player[]];
  await told(ann, '/game new', { game: 'twilight-imperium', name: 'Quiet' });
  const [{ id: table = '' } = {}] = await app.tablesOf(ann.id);
  for (const one of others) await app.join({ table, user: one.id, name: one.name });
  for (let seat = 0; seat < 3; seat++)
    await app.addBot({ table, actor: { user: ann.id }, bot: 'greedy', name: `Bot ${seat}` });
  await app.start({ table, actor: { user: ann.id } });
  running.wake();
  const { channel_id: thread } = await ann.waitFor(isPing, { where: 'anywhere', withinMs: 60_000 });
  const rounds = new Map<number, Round>();
  let round = 0;
  world.subscribe(({ t, d }) => {
    if (t !== 'MESSAGE_CREATE') return;
    const { author, channel_id: channel, flags = 0, mentions } = d(world.botViewer) as APIMessage;
    if (channel !== thread || author.id !== world.bot.id || (flags & MessageFlags.Ephemeral) !== 0) return;
    const now = rounds.get(round) ?? { messages: 0, pings: new Map<string, number>() };
    rounds.set(round, now);
    now.messages += 1;
    for (const { id } of mentions) now.pings.set(id, (now.pings.get(id) ?? 0) + 1);
  });
  /** Everything is delivered; gives whether the rounds that count are not over yet. */
  const goesOn = async () => {
    await app.settled(table);
    const pending = async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length;
    await expect.poll(pending, { timeout: 60_000, interval: 5 }).toBe(0);
    const look = await app.look({ table });
    if (look.kind !== 'done') throw new Error(look.refusal.message.key);
    round = (look.view as View | null)?.round ?? round;
    return look.table.status === 'playing' && round <= ROUNDS;
  };
  /** An hour goes by. */
  const pass = async () => {
    time += HOUR;
    await running.tick();
    return await goesOn();
  };
  return { ...scene, table, thread, rounds, goesOn, pass };
}

/** How many lines the feed tells each round in. */
function linesPerRound(feed: readonly string[]): number[] {
  const lines = feed
    .map((text) => text.trim())
    .join('\n')
    .split('\n');
  const begun = lines.flatMap((line, at) => (/^\*\*Round \d+\*\*$/.test(line) ? [at] : []));
  return begun.map((from, nth) => (begun[nth + 1] ?? lines.length) - from);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

it('a round of six by post is told in few lines and messages, and calls nobody who is there', async () => {
  const { app, players, table, thread, rounds, goesOn, pass, local } = await quietScene();
  const clickers = players.map((one) => new Clicker(one.in({ id: thread }), { app, table }));
  // Everybody looks in every three hours, and answers whatever is asked of them then.
  for (let visit = 0; await pass(); visit++) {
    expect(visit, 'somebody could answer').toBeLessThan(400);
    const clicker = clickers[visit % clickers.length];
    while ((await goesOn()) && (await clicker?.answerOne())) await goesOn();
  }
  const { messages = [] } = local.world.state.channels.get(thread) ?? {};
  const feed = messages.filter(({ nonce }) => /C\d+!?$/.test(String(nonce)));
  const lines = linesPerRound(feed.map((message) => textOf(message as never)));
  const counted = Array.from({ length: ROUNDS }, (_, at) => {
    const { messages: posted = 0, pings = new Map<string, number>() } = rounds.get(at + 1) ?? {};
    return { lines: lines[at] ?? 0, messages: posted, pings: players.map(({ id }) => pings.get(id) ?? 0) };
  });
  for (const [at, round] of counted.entries()) {
    expect(Math.min(round.lines, ...round.pings), `round ${at + 1}`).toBeGreaterThan(0);
    expect(round.lines, `lines of round ${at + 1}`).toBeLessThanOrEqual(MOST.lines);
    expect(round.messages, `messages of round ${at + 1}`).toBeLessThanOrEqual(MOST.messages);
    expect(Math.max(...round.pings), `pings of round ${at + 1}`).toBeLessThanOrEqual(MOST.pings);
  }
  const pings = sum(counted.flatMap((round) => round.pings)) / (ROUNDS * players.length);
  expect(pings, 'pings per person and round').toBeLessThanOrEqual(MEAN.pings);
  expect(sum(counted.map((round) => round.messages)) / ROUNDS).toBeLessThanOrEqual(MEAN.messages);
}, 400_000);
