import { Client, Events, GatewayIntentBits } from 'discord.js';
import { ThreadsResponseSchema } from 'discord-api-spec/zod';
import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMessage } from '#local-discord/world/messages.ts';
import type { Channel } from '#local-discord/world/records.ts';
import { archiveThread, watchThreads } from '#local-discord/world/thread-archive.ts';
import { startThread } from '#local-discord/world/threads.ts';
import { expectShape, GuildScene, MODERATOR, names, problemAt, refused } from './guild-scene.ts';

const P = PermissionFlagsBits;
const HOUR_MS = 3_600_000;
const { PublicThread, PrivateThread } = ChannelType;

let scene: GuildScene;
let parent: Channel;
beforeEach(async () => {
  scene = await GuildScene.open();
  const channel = scene.world.state.channels.get(scene.channel('general'));
  if (channel === undefined) throw new Error('no channel');
  parent = channel;
});
afterEach(() => scene.close());

const start = (name: string, { owner = scene.bot, type = PublicThread as 11 | 12 } = {}) =>
  startThread(scene.world, parent, { ownerId: owner, name, type, autoArchiveMinutes: 60 });
const isArchived = (channel: Channel) => channel.thread?.archived;

describe('a quiet thread', () => {
  it('is archived after its time', () => {
    const [one, two] = [start('one'), start('two')];
    if (two.thread !== null) two.thread.autoArchiveMinutes = 1440;
    const heard = scene.hear(scene.id('Ben'));
    scene.clock.advance(HOUR_MS - 1);
    expect(isArchived(one)).toBe(false);
    scene.clock.advance(1);
    expect([isArchived(one), isArchived(two)]).toEqual([true, false]);
    expect(heard).toMatchObject([
      { t: 'THREAD_UPDATE', d: { id: one.id, thread_metadata: { archived: true } } },
    ]);
    expect(Date.parse(one.thread?.archiveChangedAt ?? '')).toBe(scene.clock.now());
  });

  it('lives on as long as somebody writes', () => {
    const thread = start('one');
    scene.clock.advance(HOUR_MS - 1);
    createMessage(scene.world, thread, { authorId: scene.id('Ben'), content: 'wait' });
    scene.clock.advance(HOUR_MS - 1);
    expect(isArchived(thread)).toBe(false);
    scene.clock.advance(1);
    expect(isArchived(thread)).toBe(true);
  });

  it('waits from when its time is changed', async () => {
    const thread = start('one');
    scene.clock.advance(HOUR_MS / 2);
    await scene.rest('PATCH', `/channels/${thread.id}`, { auto_archive_duration: 1440 });
    scene.clock.advance(24 * HOUR_MS - 1);
    expect(isArchived(thread)).toBe(false);
    await scene.rest('PATCH', `/channels/${thread.id}`, { auto_archive_duration: 60 });
    scene.clock.advance(HOUR_MS);
    expect(isArchived(thread)).toBe(true);
  });

  it('comes back when somebody writes, and those in it are reminded', () => {
    const thread = start('one', { owner: scene.id('Cid') });
    scene.clock.advance(HOUR_MS);
    const [bens, cids] = [scene.hear(scene.id('Ben')), scene.hear(scene.id('Cid'))];
    createMessage(scene.world, thread, { authorId: scene.id('Cid'), content: 'still here' });
    expect(isArchived(thread)).toBe(false);
    expect(names(bens)).toEqual(['THREAD_UPDATE', 'MESSAGE_CREATE']);
    expect(names(cids)).toEqual(['THREAD_UPDATE', 'THREAD_MEMBER_UPDATE', 'MESSAGE_CREATE']);
    scene.clock.advance(HOUR_MS);
    expect(isArchived(thread)).toBe(true);
  });

  it('is watched again after a restart, and not twice', () => {
    const thread = start('one');
    watchThreads(scene.world);
    const heard = scene.hear(scene.id('Ben'));
    scene.clock.advance(2 * HOUR_MS);
    expect(isArchived(thread)).toBe(true);
    expect(names(heard)).toEqual(['THREAD_UPDATE']);
  });

  it('is not missed when it is deleted', async () => {
    const thread = start('one');
    await scene.rest('DELETE', `/channels/${thread.id}`);
    const heard = scene.hear(scene.id('Ben'));
    scene.clock.advance(2 * HOUR_MS);
    expect(heard).toEqual([]);
  });
});

describe('active threads', () => {
  it('are listed as far as the bot sees them', async () => {
    const [open, own] = [start('open', { owner: scene.id('Ben') }), start('own', { type: PrivateThread })];
    const secret = start('secret', { owner: scene.id('Ben'), type: PrivateThread });
    archiveThread(scene.world, start('old'));
    scene.grant(MODERATOR & ~P.ManageThreads);
    const { body } = await scene.rest('GET', `/guilds/${scene.guild.id}/threads/active`);
    expectShape(ThreadsResponseSchema, body);
    expect(body).toMatchObject({ threads: [{ id: own.id }, { id: open.id }], members: [{ id: own.id }] });
    expect(JSON.stringify(body)).not.toContain(secret.id);
  });
});

describe('archived threads', () => {
  const list = (more: string) => scene.rest('GET', `/channels/${parent.id}/${more}`);
  const named = ({ body }: { body: unknown }) => {
    expectShape(ThreadsResponseSchema, body);
    const { threads, has_more } = body as { threads: { name: string }[]; has_more: boolean };
    return { names: threads.map(({ name }) => name), more: has_more };
  };
  /** Archived a minute apart, in this order. */
  const archive = (...threads: readonly Channel[]) => {
    for (const thread of threads) {
      archiveThread(scene.world, thread);
      scene.clock.advance(60_000);
    }
  };

  it('that are public are listed back from the last', async () => {
    const [a, b, c] = [start('a'), start('b'), start('c')];
    start('active');
    archive(b, a, c, start('secret', { type: PrivateThread }));
    const path = 'threads/archived/public';
    expect(named(await list(path))).toEqual({ names: ['c', 'a', 'b'], more: false });
    expect(named(await list(`${path}?limit=2`))).toEqual({ names: ['c', 'a'], more: true });
    expect(named(await list(`${path}?limit=3`))).toEqual({ names: ['c', 'a', 'b'], more: false });
    const before = encodeURIComponent(a.thread?.archiveChangedAt ?? '');
    expect(named(await list(`${path}?before=${before}`))).toEqual({ names: ['b'], more: false });
    expect(problemAt(await list(`${path}?limit=1`), 'limit')).toBe('NUMBER_TYPE_MIN');
    expect(problemAt(await list(`${path}?limit=101`), 'limit')).toBe('NUMBER_TYPE_MAX');
    expect(problemAt(await list(`${path}?before=never`), 'before')).toBe('DATE_TIME_TYPE_PARSE');
  });

  it('that are private are for those who manage threads', async () => {
    const ben = scene.id('Ben');
    archive(start('a', { type: PrivateThread }), start('b', { type: PrivateThread, owner: ben }), start('c'));
    const path = 'threads/archived/private';
    expect(named(await list(path))).toEqual({ names: ['b', 'a'], more: false });
    scene.grant(MODERATOR & ~P.ManageThreads);
    expect(refused(await list(path))).toEqual({ status: 403, code: 50013 });
  });

  it('that are private and one’s own are listed by their age', async () => {
    const [a, b] = [start('a', { type: PrivateThread }), start('b', { type: PrivateThread })];
    archive(b, a, start('c', { type: PrivateThread, owner: scene.id('Ben') }), start('d'));
    scene.grant(MODERATOR & ~P.ManageThreads);
    const path = 'users/@me/threads/archived/private';
    expect(named(await list(path))).toEqual({ names: ['b', 'a'], more: false });
    expect(named(await list(`${path}?before=${b.id}`))).toEqual({ names: ['a'], more: false });
    scene.grant(MODERATOR & ~P.ReadMessageHistory);
    expect(refused(await list(path))).toEqual({ status: 403, code: 50013 });
  });
});

describe('in an archived thread', () => {
  const said = () => {
    const thread = start('one');
    const message = createMessage(scene.world, thread, { authorId: scene.bot, content: 'x' });
    archiveThread(scene.world, thread);
    return { thread, messages: `/channels/${thread.id}/messages`, one: message.id };
  };

  it('nothing is edited, deleted or pinned, and sending brings it back', async () => {
    scene.grant(MODERATOR & ~P.ManageThreads);
    const { thread, messages, one } = said();
    const closed = { status: 400, code: 50083 };
    expect(refused(await scene.rest('PATCH', `${messages}/${one}`, { content: 'y' }))).toEqual(closed);
    expect(refused(await scene.rest('DELETE', `${messages}/${one}`))).toEqual(closed);
    expect(refused(await scene.rest('PUT', `${messages}/pins/${one}`))).toEqual(closed);
    expect(await scene.rest('POST', messages, { content: 'z' })).toMatchObject({ status: 200 });
    expect(isArchived(thread)).toBe(false);
    expect(await scene.rest('PATCH', `${messages}/${one}`, { content: 'y' })).toMatchObject({ status: 200 });
  });

  it('that is locked, only those who manage threads do anything', async () => {
    scene.grant(MODERATOR & ~P.ManageThreads);
    const { thread, messages, one } = said();
    if (thread.thread !== null) thread.thread.locked = true;
    expect(refused(await scene.rest('POST', messages, { content: 'z' }))).toEqual({
      status: 400,
      code: 50083,
    });
    const revived = await scene.rest('PATCH', `/channels/${thread.id}`, { archived: false });
    expect(refused(revived)).toEqual({ status: 403, code: 50013 });
    if (thread.thread !== null) thread.thread.archived = false;
    for (const answer of [
      await scene.rest('POST', messages, { content: 'z' }),
      await scene.rest('PATCH', `${messages}/${one}`, { content: 'y' }),
    ])
      expect(refused(answer)).toEqual({ status: 400, code: 160005 });
    scene.grant(MODERATOR);
    expect(await scene.rest('POST', messages, { content: 'z' })).toMatchObject({ status: 200 });
  });

  it('nothing is sent while the server has as many active ones as it may', async () => {
    const { thread, messages } = said();
    const others = Array.from({ length: 1_000 }, (_, n) => start(`${n}`));
    const full = { status: 400, code: 160006 };
    expect(refused(await scene.rest('POST', messages, { content: 'z' }))).toEqual(full);
    expect(refused(await scene.rest('PATCH', `/channels/${thread.id}`, { archived: false }))).toEqual(full);
    archiveThread(scene.world, others[0] as Channel);
    expect(await scene.rest('POST', messages, { content: 'z' })).toMatchObject({ status: 200 });
  });
});

it('discord.js follows a thread from its start to its end', async () => {
  const { local, world } = scene;
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: local.api } });
  try {
    const ready = new Promise((done) => client.once(Events.ClientReady, done));
    await client.login(local.token);
    await ready;
    const channel = client.channels.cache.get(parent.id);
    if (channel?.type !== ChannelType.GuildText) throw new Error('no channel');
    const created: unknown[] = [];
    // The answer may come before the event, so what discord.js makes of both is not the same each time.
    client.on(Events.Raw as never, ({ t, d }: { t: string; d: { newly_created?: boolean } }) => {
      if (t === 'THREAD_CREATE') created.push(d.newly_created);
    });
    const thread = await channel.threads.create({ name: 'game', type: PrivateThread, invitable: false });
    await vi.waitFor(() => expect(created).toEqual([true]));
    await thread.members.add(scene.id('Ben'));
    expect((await thread.members.fetch()).size).toBe(2);
    await thread.setName('game 2');
    await thread.setArchived(true);
    await vi.waitFor(() => expect(client.channels.cache.get(thread.id)).toMatchObject({ archived: true }));
    await expect(thread.setName('x')).rejects.toMatchObject({ code: 50083, status: 400 });
    expect((await channel.threads.fetchArchived({ type: 'private' })).threads.size).toBe(1);
    const gone = new Promise<string>((done) => client.once(Events.ThreadDelete, ({ id }) => done(id)));
    await thread.delete();
    expect(await gone).toBe(thread.id);
    expect(world.state.channels.has(thread.id)).toBe(false);
  } finally {
    await client.destroy();
  }
});
