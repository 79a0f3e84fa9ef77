import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { View } from '#games/twilight-imperium/view.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { Clicker } from './clicker.ts';
import { textOf, told } from './friday.ts';
import { isPing } from './ping.ts';
import { tableScene } from './scene.ts';

/** What a round may cost those who read along: the calls are decisions, each of which somebody waits for. */
const MOST = { lines: 80, messages: 60, pings: 25 };
const ROUNDS = 3;
const EPHEMERAL = 64;

interface Round {
  messages: number;
  readonly pings: Map<string, number>;
}

/** Three people and three bots at a table of Twilight Imperium, and what its thread is told in each round. */
async function quietScene() {
  const scene = await tableScene(['Ann', 'Bob', 'Cid'], { seed: () => '7c'.repeat(32) });
  const { app, players, local } = scene;
  const [ann, ...others] = players as [Player, ...Player[]];
  await told(ann, '/game new', { game: 'twilight-imperium', name: 'Quiet' });
  const [{ id: table = '' } = {}] = await app.tablesOf(ann.id);
  for (const one of others) await app.join({ table, user: one.id, name: one.name });
  for (let seat = 0; seat < 3; seat++)
    await app.addBot({ table, actor: { user: ann.id }, bot: 'greedy', name: `Bot ${seat}` });
  await app.start({ table, actor: { user: ann.id } });
  scene.running.wake();
  const ping = await ann.waitFor(isPing, { where: 'anywhere', withinMs: 60_000 });
  const rounds = new Map<number, Round>();
  let round = 0;
  const current = (): Round => {
    const known = rounds.get(round) ?? { messages: 0, pings: new Map<string, number>() };
    rounds.set(round, known);
    return known;
  };
  local.world.subscribe(({ t, d }) => {
    if (t !== 'MESSAGE_CREATE') return;
    const message = d(local.world.botViewer) as APIMessage;
    if (message.channel_id !== ping.channel_id || message.author.id !== local.world.bot.id) return;
    if (((message.flags ?? 0) & EPHEMERAL) !== 0) return;
    const now = current();
    now.messages += 1;
    if (isPing(message))
      for (const { id } of message.mentions) now.pings.set(id, (now.pings.get(id) ?? 0) + 1);
  });
  const watch = async () => {
    const look = await app.look({ table });
    if (look.kind !== 'done') throw new Error(look.refusal.message.key);
    round = (look.view as View | null)?.round ?? round;
    return look;
  };
  return { ...scene, table, ping, rounds, watch };
}

it('a round of six is told in few lines and messages, and calls nobody more often than need be', async () => {
  const { app, players, table, ping, rounds, watch, local } = await quietScene();
  const clickers = players.map((one) => new Clicker(one.in({ id: ping.channel_id }), { app, table }));
  const pending = async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length;
  for (let look = await watch(); look.table.status === 'playing'; look = await watch()) {
    if (((look.view as View | null)?.round ?? 0) > ROUNDS) break;
    let answered = false;
    for (const clicker of clickers) answered = (await clicker.answerOne()) || answered;
    await app.settled(table);
    await expect.poll(pending, { timeout: 60_000, interval: 5 }).toBe(0);
    expect(answered, 'somebody could answer').toBe(true);
  }
  const thread = local.world.state.channels.get(ping.channel_id);
  const feed = (thread?.messages ?? []).filter(({ nonce }) => /C\d+!?$/.test(String(nonce)));
  const lines = feed
    .map((message) => textOf(message as never).trim())
    .join('\n')
    .split('\n');
  const begun = lines.flatMap((line, at) => (/^\*\*Round \d+\*\*$/.test(line) ? [at] : []));
  for (let nth = 1; nth <= ROUNDS; nth++) {
    const round = rounds.get(nth);
    const [from = 0, to = lines.length] = [begun[nth - 1], begun[nth]];
    const pings = Math.max(0, ...(round?.pings.values() ?? []));
    const read = { lines: to - from, messages: round?.messages ?? 0, pings };
    expect(read.pings).toBeGreaterThan(0);
    for (const what of ['lines', 'messages', 'pings'] as const)
      expect(read[what], `${what} of round ${nth}`).toBeLessThanOrEqual(MOST[what]);
  }
}, 400_000);
