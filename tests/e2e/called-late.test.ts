import { expect, it } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import { Clicker } from './clicker.ts';
import { told } from './friday.ts';
import { callsOf, isPing } from './ping.ts';
import { tableScene } from './scene.ts';

const MINUTE = 60_000;

/** Somebody plays against bots, under a clock that the test moves. */
async function againstBots() {
  let time = Date.UTC(2026, 0, 5);
  const scene = await tableScene(['Ann'], { now: () => time, seed: () => '3d'.repeat(32) });
  const { app, local, log, players, running } = scene;
  const calls = callsOf(local.world);
  const [ann] = players as [Player];
  await told(ann, '/game new', { game: 'master-of-the-galaxy', name: 'Alone' });
  const [{ id: table = '' } = {}] = await app.tablesOf(ann.id);
  await app.addBot({ table, actor: { user: ann.id }, bot: 'greedy', name: 'Bot' });
  await app.start({ table, actor: { user: ann.id } });
  running.wake();
  const ping = await ann.waitFor(isPing, { where: 'anywhere' });
  const atRest = async () => {
    await app.settled(table);
    running.wake();
    const pending = async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length;
    await expect.poll(pending, { timeout: 15_000, interval: 5 }).toBe(0);
  };
  const thread = local.world.state.channels.get(ping.channel_id);
  return {
    ann,
    log,
    atRest,
    notified: () => calls.filter(({ mentions }) => mentions.includes(ann.id)).length,
    standing: () => (thread?.messages ?? []).filter(isPing).map(({ content }) => content),
    clicker: new Clicker(ann.in({ id: ping.channel_id }), { app, table }),
    async pass(ms: number) {
      time += ms;
      await running.tick();
      await atRest();
    },
  };
}

it('whoever is asked again after their own move is not notified anew, but after two minutes, once', async () => {
  const { ann, atRest, clicker, log, notified, pass, standing } = await againstBots();
  await atRest();
  expect(notified()).toBe(1);
  for (let answers = 0; answers < 12; answers++) {
    expect(await clicker.answerOne()).toBe(true);
    await atRest();
    expect(notified()).toBe(1);
    expect(standing()).toEqual([expect.stringContaining(`<@${ann.id}> your turn`)]);
  }
  await pass(MINUTE);
  expect(notified()).toBe(1);
  await pass(MINUTE);
  expect(notified()).toBe(2);
  expect(standing()).toHaveLength(1);
  for (let minute = 0; minute < 3; minute++) await pass(MINUTE);
  expect(notified()).toBe(2);
  // Whoever was called comes back, and is there again.
  for (let answers = 0; answers < 3; answers++) {
    await clicker.answerOne();
    await atRest();
  }
  expect(notified()).toBe(2);
  expect(log.troubles).toEqual([]);
});
