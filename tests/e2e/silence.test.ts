import { describe, expect, it, vi } from 'vitest';
import { addChannel, deleteChannel } from '#local-discord/world/channels.ts';
import { startThread } from '#local-discord/world/threads.ts';
import { textOf } from './friday.ts';
import { isPing, PING } from './ping.ts';
import { LONG_MS, P, patience, silentScene } from './silent-scene.ts';

vi.setConfig({ testTimeout: LONG_MS });

const MINUTE = 60_000;
const SILENCE = 'I could not write here since';
const TURN = /^(?:Your turn|Ваш ход) · .*\n-# /;

describe('an archived thread', () => {
  it('is brought back, and the game goes on in it as if nothing had been', async () => {
    const { archive, move, thread, onTurn, log, trouble, notices, bob } = await silentScene();
    archive();
    await move(2);
    expect(thread.thread?.archived).toBe(false);
    const who = await onTurn();
    const pings = thread.messages.filter(isPing);
    expect(pings).toHaveLength(1);
    expect(pings[0]?.mentions).toEqual([who.id]);
    expect(await trouble()).toBeNull();
    expect(notices(bob)).toEqual([]);
    expect(log.troubles).toEqual([]);
  });

  it('waits while the server has as many active threads as it may, and goes on when there is room', async () => {
    const { archive, move, world, parent, bob, ann, texts, trouble, pass, running, inThread, atRest } =
      await silentScene();
    archive();
    const others = Array.from({ length: 1_000 }, (_, n) =>
      startThread(world, parent, { ownerId: ann.id, name: `${n}`, type: 11 }),
    );
    await move(2);
    expect(await trouble()).toMatchObject({ kind: 'full' });
    expect(texts(bob).join()).toContain('as many active threads as Discord allows');
    for (const one of others) if (one.thread !== null) one.thread.archived = true;
    pass(MINUTE);
    running.wake();
    await expect.poll(trouble, patience).toBeNull();
    await atRest();
    expect(inThread().filter((text) => text.includes(SILENCE))).toHaveLength(1);
  });
});

describe('a locked thread', () => {
  it('costs nobody a direct message; the opener hears once what is wrong, and it goes on by itself when unlocked', async () => {
    const scene = await silentScene();
    const { lock, archive, move, thread, onTurn, seats, notices, texts, trouble, inThread, ann } = scene;
    const before = inThread().length;
    lock(true);
    archive();
    await move(6);
    expect(inThread()).toHaveLength(before);
    expect(await trouble()).toMatchObject({ kind: 'locked', toldTo: scene.bob.id });
    expect(notices(scene.bob)).toHaveLength(1);
    expect(notices(scene.bob)[0]).toContain(`<#${thread.id}> is locked`);
    expect(notices(ann)).toEqual([]);
    const who = await onTurn();
    const person = seats.find(({ id }) => id === who.id) ?? scene.bob;
    expect(texts(person).some((text) => TURN.test(text))).toBe(true);
    for (const one of seats) {
      const hand = one.dms().find((message) => / · you are \*\*| · вы — \*\*/.test(textOf(message)));
      expect(hand, one.name).toBeDefined();
    }
    lock(false);
    await expect.poll(trouble, patience).toBeNull();
    await scene.atRest();
    const told = thread.messages.filter((one) => textOf(one as never).includes(SILENCE));
    expect(told).toHaveLength(1);
    const [ping, ...more] = thread.messages.filter(isPing);
    expect(more).toEqual([]);
    expect(ping?.mentions).toEqual([(await onTurn()).id]);
    expect(notices(scene.bob)).toHaveLength(1);
    await move(1);
    expect(inThread().filter((text) => text.includes(SILENCE))).toHaveLength(1);
  });

  it('tells the last of what was missed in one message, and how much more there was', async () => {
    const { lock, move, thread, inThread, trouble } = await silentScene();
    const before = inThread().length;
    lock(true);
    await move(60);
    lock(false);
    await expect.poll(trouble, patience).toBeNull();
    await expect.poll(() => inThread().filter((text) => text.includes(SILENCE)).length, patience).toBe(1);
    const text = inThread().find((one) => one.includes(SILENCE)) ?? '';
    expect(text).toMatch(/and \d+ things before that: <\/log:\d+> tells all/);
    expect(thread.messages.length - before).toBeLessThan(12);
  });

  it('is told of to the server’s owner, if the opener cannot be written to', async () => {
    const { lock, move, world, ann, bob, notices, trouble, table } = await silentScene();
    world.account(bob.id).dmsOpen = false;
    lock(true);
    await move(2);
    expect(await trouble()).toMatchObject({ toldTo: ann.id });
    expect(notices(ann)).toHaveLength(1);
    expect(notices(ann)[0]).toContain(`table \`${table}\``);
    expect(notices(bob)).toEqual([]);
  });

  it('is left for a new one by a press of the opener; the old one says where the game went', async () => {
    const { lock, archive, move, bob, trouble, local, thread, atRest, inThread } = await silentScene();
    lock(true);
    await move(3);
    const notice = bob.dms().find((message) => textOf(message).includes('I cannot write')) ?? { id: '' };
    await bob.dm().click('Go on in a new thread', { message: notice, until: 'final' });
    const here = await bob.waitFor((message) => textOf(message).includes('This table has moved; the game'), {
      where: 'anywhere',
      withinMs: 15_000,
    });
    await atRest();
    expect(here.channel_id).not.toBe(thread.id);
    expect(await trouble()).toBeNull();
    const lobbies = bob.messages().filter((message) => textOf(message).includes('the game goes on in <#'));
    expect(lobbies).toHaveLength(1);
    expect(inThread().join()).not.toContain('This table has moved');
    const fresh = local.world.state.channels
      .get(here.channel_id)
      ?.messages.map((one) => textOf(one as never));
    expect(fresh?.filter((text) => text.includes(SILENCE))).toHaveLength(1);
    expect(fresh?.filter((text) => PING.test(text))).toHaveLength(1);
    const again = await bob.dm().click('Go on in a new thread', { message: notice, until: 'final' });
    expect(textOf(again.message)).toContain('mended already');
    archive();
    await move(2);
    expect(inThread().join()).not.toContain('This table has moved');
  });
});

describe('a lost permission', () => {
  it.each([
    ['to write in threads', P.SendMessagesInThreads, 'Send Messages in Threads'],
    ['to see the channel', P.ViewChannel, 'View Channels'],
  ] as const)('%s is named, and when it is back everything is told', async (_, bits, name) => {
    const { deny, move, bob, notices, trouble, inThread, onTurn, thread, atRest } = await silentScene();
    const before = inThread().length;
    deny(bits);
    await move(4);
    expect(inThread()).toHaveLength(before);
    expect(await trouble()).toMatchObject({ kind: 'forbidden', toldTo: bob.id });
    expect(notices(bob)).toHaveLength(1);
    expect(notices(bob)[0]).toContain(`**${name}**`);
    deny(0n);
    await expect.poll(trouble, patience).toBeNull();
    await atRest();
    expect(inThread().filter((text) => text.includes(SILENCE))).toHaveLength(1);
    const pings = thread.messages.filter(isPing);
    expect(pings.map(({ mentions }) => mentions)).toEqual([[(await onTurn()).id]]);
  });

  it('is tried again with longer and longer waits, and after a restart too', async () => {
    const { deny, move, pass, running, trouble, restart, app, bob, notices } = await silentScene();
    deny(P.SendMessagesInThreads);
    await move(1);
    const first = await trouble();
    expect((first?.nextAt ?? 0) - (first?.triedAt ?? 0)).toBe(MINUTE);
    pass(MINUTE);
    running.wake();
    await expect.poll(async () => (await trouble())?.tries, patience).toBe(2);
    const second = await trouble();
    expect((second?.nextAt ?? 0) - (second?.triedAt ?? 0)).toBe(2 * MINUTE);
    expect(second?.since).toBe(first?.since);
    expect(notices(bob)).toHaveLength(1);
    await restart(() => pass(2 * MINUTE));
    await expect.poll(async () => (await app.troubles.of(first?.table ?? ''))?.tries, patience).toBe(3);
  });
});

describe('a deleted channel', () => {
  it('is told of, and the game goes on where the server’s owner or the opener wants it', async () => {
    const { move, world, parent, bob, dan, ann, notices, trouble, table, app, atRest, eve } =
      await silentScene();
    const guild = world.state.guilds.get(parent.guildId ?? '');
    if (guild === undefined) throw new Error('no server');
    const lounge = addChannel(world, guild, { name: 'lounge' });
    deleteChannel(world, parent);
    await move(3);
    expect(await trouble()).toMatchObject({ kind: 'unknownChannel', toldTo: bob.id });
    expect(notices(bob)[0]).toContain('The channel it was played in is gone');
    const at = (who: typeof bob) => who.dm().in({ id: lounge.id });
    for (const one of [dan, eve]) {
      const { message } = await at(one).slash('/game move', { table }, { until: 'final' });
      expect(textOf(message)).toMatch(/Only whoever opened the table or manages|There is no such table here/);
    }
    const { message } = await at(ann).slash('/game move', { table }, { until: 'final' });
    expect(textOf(message)).toContain(`moves to <#${lounge.id}>`);
    await expect.poll(trouble, patience).toBeNull();
    await atRest();
    const look = await app.look({ table });
    expect(look.kind === 'done' && look.table.channel).toBe(lounge.id);
    const ping = await at(bob).waitFor(isPing, { where: 'anywhere' });
    expect(world.state.channels.get(ping.channel_id)?.parentId).toBe(lounge.id);
  });
});
