import { ComponentType, MessageFlags } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { isSystem } from '#local-discord/world/messages.ts';
import { friday, textOf, told } from './friday.ts';
import { callsOf, isPing } from './ping.ts';

const isPlain = ({ flags = 0 }: { readonly flags?: number | undefined }) =>
  (flags & MessageFlags.IsComponentsV2) === 0;

/** A game with what is called in it, and its thread as Discord keeps it. */
async function called() {
  const scene = await friday();
  const calls = callsOf(scene.local.world);
  const game = await scene.game();
  const thread = scene.local.world.state.channels.get(game.thread);
  const newest = () => thread?.messages.findLast((message) => !isSystem(message) && message.onlyFor === null);
  const pings = () => (thread?.messages ?? []).filter(isPing);
  return { ...scene, ...game, calls, newest, pings };
}

it('a ping is plain words: who, what and where, with the way to play below them', async () => {
  const { calls, newest, onTurn } = await called();
  const who = await onTurn();
  await expect.poll(() => newest()?.content).toMatch(new RegExp(`^<@${who.id}> your turn · \\S.* · Friday$`));
  expect(newest()).toSatisfy(isPlain);
  expect(JSON.stringify(newest()?.components)).toContain('"label":"Play"');
  expect(calls[0]?.mentions).toEqual([who.id]);
  const { message } = await who.click('Play', { until: 'final' });
  expect(textOf(message)).not.toBe('');
});

const isLoud = ({ flags }: { readonly flags: number }) => (flags & MessageFlags.SuppressNotifications) === 0;

it('the ping stays the last message of the thread, and notifies nobody who knows', async () => {
  const { at, bob, calls, cid, dan, move, newest, onTurn, pings } = await called();
  const first = await onTurn();
  const other = [bob, cid, dan].find(({ id }) => id !== first.id) ?? bob;
  await expect.poll(() => newest()).toSatisfy(isPing);
  const before = newest()?.id;
  await told(at(other), '/remind');
  await expect.poll(() => pings().map(({ id }) => id)).not.toContain(before);
  await expect.poll(() => newest()?.content).toContain(`<@${first.id}> your turn`);
  await expect.poll(pings).toHaveLength(1);
  expect(calls.map(({ mentions }) => mentions)).toEqual([[first.id], []]);
  expect(calls.map(isLoud)).toEqual([true, false]);
  for (let turn = 0; turn < 6; turn++) {
    await move();
    const who = await onTurn();
    await expect.poll(() => newest()?.content).toContain(`<@${who.id}> your turn`);
    await expect.poll(pings).toHaveLength(1);
  }
  // Whoever is asked one thing after the other without a break is called once.
  const notified = calls.filter(({ mentions }) => mentions.length > 0);
  expect(notified.length).toBeGreaterThan(2);
  expect(notified.every(isLoud)).toBe(true);
  for (const [at, { mentions }] of notified.entries())
    if (at > 0) expect(notified[at - 1]?.mentions).not.toEqual(mentions);
});

it.each(['the next turn', 'nothing to wait for'])(
  'a ping of components from before gives way to words with %s',
  async (next) => {
    const scene = await called();
    const { ann, app, log, move, newest, onTurn, pings, running, store, table, thread } = scene;
    await expect.poll(() => newest()).toSatisfy(isPing);
    const old = newest();
    await expect.poll(async () => (await store.messageSlots.of(table)).get('ping')?.message).toBe(old?.id);
    if (old === undefined) return;
    const { known } = JSON.parse((await store.messageSlots.of(table)).get('ping')?.shown ?? '{}');
    // As it was left by a version that knew no plain words.
    Object.assign(old, {
      content: '',
      flags: MessageFlags.IsComponentsV2,
      components: [{ type: ComponentType.TextDisplay, id: 1, content: 'whom the table waits for' }],
    });
    const shown = JSON.stringify({ known, print: 'another' });
    await store.messageSlots.put({ table, name: 'ping', channel: thread, message: old.id, shown });
    if (next === 'the next turn') {
      await move();
      const who = await onTurn();
      await expect.poll(() => newest()?.content).toContain(`<@${who.id}> your turn`);
      await expect.poll(pings).toHaveLength(1);
    } else {
      await app.pause({ table, actor: { user: ann.id, admin: true } });
      running.wake();
    }
    const channel = scene.local.world.state.channels.get(thread);
    await expect.poll(() => channel?.messages.map(({ id }) => id)).not.toContain(old.id);
    expect(log.troubles).toEqual([]);
  },
);

it('a reminder, too, is plain words, and the ping stands below it', async () => {
  const { at, bob, cid, dan, newest, onTurn, pings } = await called();
  const late = await onTurn();
  const other = [bob, cid, dan].find(({ id }) => id !== late.id) ?? bob;
  await told(at(other), '/remind');
  const nudge = await at(other).waitFor(({ content }) => /the others wait for you|вас ждут/.test(content));
  expect(nudge).toSatisfy(isPlain);
  expect(nudge.content).toMatch(/ · Friday$/);
  await expect.poll(() => newest()).toSatisfy(isPing);
  await expect.poll(pings).toHaveLength(1);
});
