import { expect, it, vi } from 'vitest';
import { addChannel } from '#local-discord/world/channels.ts';
import { friday, textOf } from './friday.ts';
import { PING } from './ping.ts';
import { LONG_MS, patience } from './silent-scene.ts';

vi.setConfig({ testTimeout: LONG_MS });

it('a table moves to another channel with its votes, and the old one says where it went', async () => {
  const { game, local, bob, cid, dan, app, log, running } = await friday();
  const { table, thread, at, move } = await game();
  const [guild] = local.world.state.guilds.values();
  if (guild === undefined) throw new Error('no server');
  const lounge = addChannel(local.world, guild, { name: 'lounge' });
  await at(dan).slash('/pause', {}, { until: 'final' });
  await at(bob).waitFor(({ poll }) => poll !== undefined);
  const refused = await at(cid).slash('/game move', { channel: '#lounge' }, { until: 'final' });
  expect(textOf(refused.message)).toContain('только тот, кто открыл стол или управляет сервером');
  const moved = await at(bob).slash('/game move', { channel: '#lounge' }, { until: 'final' });
  expect(textOf(moved.message)).toContain(`The table moves to <#${lounge.id}>`);
  const poll = await bob.waitFor((one) => one.poll !== undefined && one.channel_id !== thread, {
    where: 'anywhere',
    withinMs: 15_000,
  });
  const fresh = poll.channel_id;
  expect(local.world.state.channels.get(fresh)?.parentId).toBe(lounge.id);
  const pending = async () => (await app.outbox.pending(Number.MAX_SAFE_INTEGER, 1)).length;
  await expect.poll(pending, patience).toBe(0);
  const there = (id: string) => bob.in({ id }).messages().map(textOf).join('\n');
  expect(there(thread)).toContain(`the game goes on in <#${fresh}>`);
  expect(there(thread)).not.toMatch(PING);
  expect(bob.messages().map(textOf).join('\n')).toContain(`the game goes on in <#${fresh}>`);
  expect(there(lounge.id)).toContain(`The game is on: <#${fresh}>`);
  expect(there(fresh)).toContain('This table has moved; the game goes on here.');
  expect(there(fresh)).toMatch(PING);
  for (const [name, { channel }] of await app.messageSlots.of(table))
    if (!/^(hand|held|moved)/.test(name)) expect([fresh, lounge.id], name).toContain(channel);
  const before = there(thread);
  bob.in({ id: fresh }).vote(['No'], { message: poll });
  cid.in({ id: fresh }).vote(['No'], { message: poll });
  await bob.in({ id: fresh }).waitFor('Rejected');
  await move(2);
  running.wake();
  await expect.poll(pending, patience).toBe(0);
  expect(there(thread)).toBe(before);
  expect(log.troubles).toEqual([]);
});
