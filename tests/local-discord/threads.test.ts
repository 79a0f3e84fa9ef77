import {
  CreatedThreadResponseSchema,
  MessageResponseSchema,
  ThreadResponseSchema,
} from 'discord-api-spec/zod';
import { ChannelType, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addChannel } from '#local-discord/world/channels.ts';
import { startThread } from '#local-discord/world/threads.ts';
import {
  expectShape,
  GuildScene,
  MODERATOR,
  names,
  problemAt,
  refused,
  UNPRIVILEGED,
} from './guild-scene.ts';

const P = PermissionFlagsBits;
const NOT_ALLOWED = { status: 403, code: 50013 };

let scene: GuildScene;
let general: string;
beforeEach(async () => {
  scene = await GuildScene.open();
  general = scene.channel('general');
});
afterEach(() => scene.close());

const about = (message: string, form: object = { name: 'talk' }) =>
  scene.rest('POST', `/channels/${general}/messages/${message}/threads`, form);
const start = (form: object) => scene.rest('POST', `/channels/${general}/threads`, form);
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
const record = (id: string) => {
  const channel = scene.world.state.channels.get(id);
  if (channel?.thread == null) throw new Error(`no thread ${id}`);
  return { channel, thread: channel.thread };
};
const byBen = (type: ChannelType.PublicThread | ChannelType.PrivateThread, name = 'bens') => {
  const parent = scene.world.state.channels.get(general);
  if (parent === undefined) throw new Error('no channel');
  return startThread(scene.world, parent, { ownerId: scene.id('Ben'), name, type }).id;
};
const types = (id: string) => scene.world.state.channels.get(id)?.messages.map(({ type }) => type);

describe('a thread about a message', () => {
  it('is tied to it', async () => {
    const message = await scene.say(general);
    const heard = scene.hear(scene.id('Ben'));
    const { status, body } = await about(message, {
      name: 'talk',
      auto_archive_duration: 60,
      rate_limit_per_user: 5,
    });
    expect(status).toBe(201);
    expectShape(ThreadResponseSchema, body);
    expect(body).toMatchObject({
      id: message,
      type: ChannelType.PublicThread,
      parent_id: general,
      owner_id: scene.bot,
      rate_limit_per_user: 5,
      message_count: 0,
      member_count: 1,
      member: { user_id: scene.bot },
      thread_metadata: { archived: false, locked: false, auto_archive_duration: 60 },
    });
    expect(names(heard)).toEqual([
      'THREAD_CREATE',
      'THREAD_MEMBERS_UPDATE',
      'MESSAGE_UPDATE',
      'MESSAGE_CREATE',
    ]);
    expect(heard[0]?.d).toMatchObject({ id: message, guild_id: scene.guild.id, newly_created: true });
    expect(heard[0]?.d).not.toHaveProperty('member');
    expect(heard[2]?.d).toMatchObject({ id: message, flags: 32, thread: { id: message, name: 'talk' } });
    expect(heard[3]?.d).toMatchObject({
      type: MessageType.ThreadStarterMessage,
      channel_id: message,
      message_reference: { channel_id: general, message_id: message },
      referenced_message: { content: 'hello' },
    });
    expect(types(general)).toEqual([MessageType.Default]);
  });

  it('counts what is said in it, and not how it began', async () => {
    const message = await scene.say(general);
    await about(message);
    const said = await scene.say(message);
    const shown = (await scene.rest('GET', `/channels/${message}`)).body;
    expect(shown).toMatchObject({ message_count: 1, total_message_sent: 1, last_message_id: said });
    await scene.rest('DELETE', `/channels/${message}/messages/${said}`);
    const after = await scene.rest('GET', `/channels/${message}`);
    expectShape(ThreadResponseSchema, after.body);
    expect(after.body).toMatchObject({ message_count: 0, total_message_sent: 1 });
  });

  it('is the only one', async () => {
    const message = await scene.say(general);
    await about(message);
    expect(refused(await about(message))).toEqual({ status: 400, code: 160004 });
  });

  it('is announced if the message is old', async () => {
    const message = await scene.say(general);
    scene.clock.advance(5 * 60_000);
    await about(message, { name: 'late' });
    expect(types(general)).toEqual([MessageType.Default, MessageType.ThreadCreated]);
  });

  it('needs a message, the permission and a channel for text', async () => {
    expect(refused(await about('1'))).toEqual({ status: 404, code: 10008 });
    const message = await scene.say(general);
    await about(message);
    const inner = await scene.say(message);
    const nested = await scene.rest('POST', `/channels/${message}/messages/${inner}/threads`, { name: 'x' });
    expect(refused(nested)).toEqual({ status: 403, code: 50024 });
    const second = await scene.say(general);
    scene.grant(MODERATOR & ~P.CreatePublicThreads);
    expect(refused(await about(second))).toEqual(NOT_ALLOWED);
  });

  it('is not about what nobody wrote', async () => {
    await start({ name: 'open', type: 11 });
    const [notice] = scene.world.state.channels.get(general)?.messages ?? [];
    expect(notice?.type).toBe(MessageType.ThreadCreated);
    expect(refused(await about(notice?.id ?? ''))).toEqual({ status: 403, code: 50021 });
  });

  it('in a channel for announcements is one for announcements', async () => {
    const news = addChannel(scene.world, scene.guild, { name: 'news', type: ChannelType.GuildAnnouncement });
    const message = await scene.say(news.id);
    const path = `/channels/${news.id}/messages/${message}/threads`;
    expect((await scene.rest('POST', path, { name: 'x' })).body).toMatchObject({ type: 10 });
    const wrong = await scene.rest('POST', `/channels/${news.id}/threads`, { name: 'x', type: 12 });
    expect(refused(wrong)).toEqual({ status: 403, code: 50024 });
  });
});

describe('a thread about nothing', () => {
  it('is public and announced', async () => {
    const heard = scene.hear(scene.id('Ben'));
    const { status, body } = await start({ name: 'open', type: 11 });
    expect(status).toBe(201);
    expectShape(CreatedThreadResponseSchema, body);
    expect(names(heard)).toEqual(['THREAD_CREATE', 'THREAD_MEMBERS_UPDATE', 'MESSAGE_CREATE']);
    expect(heard[2]?.d).toMatchObject({
      type: MessageType.ThreadCreated,
      content: 'open',
      channel_id: general,
      message_reference: { channel_id: (body as { id: string }).id, guild_id: scene.guild.id },
    });
    const notice = await scene.rest('GET', `/channels/${general}/messages/${heard[2]?.d.id}`);
    expectShape(MessageResponseSchema, notice.body);
    expect(notice.body).not.toHaveProperty('referenced_message');
  });

  it('is private unless it is said otherwise, and nobody else hears of it', async () => {
    const [anns, bens] = [scene.hear(scene.id('Ann')), scene.hear(scene.id('Ben'))];
    const { body } = await start({ name: 'secret', invitable: false });
    expectShape(CreatedThreadResponseSchema, body);
    expect(body).toMatchObject({ type: 12, thread_metadata: { invitable: false } });
    expect(bens).toEqual([]);
    expect(names(anns)).toEqual(['THREAD_CREATE', 'THREAD_MEMBERS_UPDATE']);
  });

  it('begins as its channel proposes', async () => {
    const propose = { default_auto_archive_duration: 10_080, default_thread_rate_limit_per_user: 7 };
    await scene.rest('PATCH', `/channels/${general}`, propose);
    const { body } = await start({ name: 'x' });
    expect(body).toMatchObject({
      rate_limit_per_user: 7,
      thread_metadata: { auto_archive_duration: 10_080 },
    });
  });

  it.each([
    [{}, 'name', 'BASE_TYPE_REQUIRED'],
    [{ name: '' }, 'name', 'BASE_TYPE_BAD_LENGTH'],
    [{ name: 'x'.repeat(101) }, 'name', 'BASE_TYPE_BAD_LENGTH'],
    [{ name: 'x', auto_archive_duration: 61 }, 'auto_archive_duration', 'BASE_TYPE_CHOICES'],
    [{ name: 'x', rate_limit_per_user: 21_601 }, 'rate_limit_per_user', 'NUMBER_TYPE_MAX'],
    [{ name: 'x', type: 0 }, 'type', 'BASE_TYPE_CHOICES'],
    [{ name: 'x', invitable: 'no' }, 'invitable', 'BOOLEAN_TYPE_CONVERT'],
  ])('is refused for %j', async (form, field, code) => {
    expect(problemAt(await start(form), field)).toBe(code);
    expect(scene.world.state.channels.size).toBe(2);
  });

  it.each([60, 1440, 4320, 10_080])('may wait for %i minutes', async (auto_archive_duration) => {
    const { body } = await start({ name: 'x'.repeat(100), auto_archive_duration });
    expect(body).toMatchObject({ thread_metadata: { auto_archive_duration } });
  });

  it('needs the permission of its kind', async () => {
    scene.grant(MODERATOR & ~P.CreatePrivateThreads);
    expect(refused(await start({ name: 'x' }))).toEqual(NOT_ALLOWED);
    expect(await start({ name: 'x', type: 11 })).toMatchObject({ status: 201 });
    scene.grant(MODERATOR & ~P.CreatePublicThreads);
    expect(refused(await start({ name: 'x', type: 11 }))).toEqual(NOT_ALLOWED);
    expect(await start({ name: 'x' })).toMatchObject({ status: 201 });
  });

  it('is the 1000th active one at most', async () => {
    for (let count = 0; count < 999; count += 1) byBen(ChannelType.PrivateThread);
    const last = await start({ name: 'x' });
    expect(last.status).toBe(201);
    const full = { status: 400, code: 160006 };
    expect(refused(await start({ name: 'x' }))).toEqual(full);
    await scene.rest('PATCH', `/channels/${idOf(last)}`, { archived: true });
    expect(await start({ name: 'x' })).toMatchObject({ status: 201 });
    expect(refused(await scene.rest('PATCH', `/channels/${idOf(last)}`, { archived: false }))).toEqual(full);
  });
});

describe('changing a thread', () => {
  const change = (id: string, form: object) => scene.rest('PATCH', `/channels/${id}`, form);

  it('tells all who see it, and announces a new name in it', async () => {
    const id = idOf(await start({ name: 'open', type: 11 }));
    const heard = scene.hear(scene.id('Ben'));
    const { body } = await change(id, { name: 'Closed!', rate_limit_per_user: 9, locked: true });
    expectShape(ThreadResponseSchema, body);
    expect(body).toMatchObject({
      name: 'Closed!',
      rate_limit_per_user: 9,
      thread_metadata: { locked: true, archived: false },
    });
    expect(names(heard)).toEqual(['THREAD_UPDATE', 'MESSAGE_CREATE']);
    expect(heard[1]?.d).toMatchObject({ type: MessageType.ChannelNameChange, content: 'Closed!' });
    await change(id, { name: 'Closed!' });
    expect(names(heard)).toHaveLength(2);
  });

  it.each([
    [{ name: 'x'.repeat(101) }, 'name', 'BASE_TYPE_BAD_LENGTH'],
    [{ auto_archive_duration: 5 }, 'auto_archive_duration', 'BASE_TYPE_CHOICES'],
    [{ archived: 'yes' }, 'archived', 'BOOLEAN_TYPE_CONVERT'],
    [{ rate_limit_per_user: -1 }, 'rate_limit_per_user', 'NUMBER_TYPE_MIN'],
  ])('is refused for %j', async (form, field, code) => {
    const id = idOf(await start({ name: 'open', type: 11 }));
    expect(problemAt(await change(id, form), field)).toBe(code);
  });

  it('of others needs the permission, of one’s own only for some things', async () => {
    const own = idOf(await start({ name: 'own' }));
    const bens = byBen(ChannelType.PublicThread);
    scene.grant(MODERATOR & ~P.ManageThreads);
    expect(refused(await change(bens, { name: 'mine' }))).toEqual(NOT_ALLOWED);
    for (const form of [{ name: 'new' }, { auto_archive_duration: 60 }, { invitable: false }]) {
      expect(await change(own, form)).toMatchObject({ status: 200 });
    }
    expect(refused(await change(own, { locked: true }))).toEqual(NOT_ALLOWED);
    expect(refused(await change(own, { rate_limit_per_user: 5 }))).toEqual(NOT_ALLOWED);
    record(own).thread.locked = true;
    expect(refused(await change(own, { name: 'newer' }))).toEqual(NOT_ALLOWED);
  });

  it('to be open to invitations is for private ones', async () => {
    const id = idOf(await start({ name: 'open', type: 11 }));
    expect(refused(await change(id, { invitable: true }))).toEqual({ status: 403, code: 50024 });
  });

  it('is impossible while it is archived, but for bringing it back', async () => {
    const id = idOf(await start({ name: 'open', type: 11 }));
    await change(id, { archived: true });
    const archived = { status: 400, code: 50083 };
    expect(refused(await change(id, { name: 'x' }))).toEqual(archived);
    expect(refused(await change(id, { archived: true }))).toEqual(archived);
    const heard = scene.hear(scene.bot, UNPRIVILEGED);
    expect(await change(id, { archived: false, name: 'x' })).toMatchObject({
      status: 200,
      body: { name: 'x' },
    });
    expect(names(heard)).toEqual(['THREAD_UPDATE', 'THREAD_MEMBER_UPDATE', 'MESSAGE_CREATE']);
    expect(heard[0]?.d).toMatchObject({ name: 'x', thread_metadata: { archived: false } });
  });

  it('brings it back for anybody who may send, unless it is locked', async () => {
    const id = byBen(ChannelType.PublicThread);
    const { thread } = record(id);
    thread.archived = true;
    scene.grant(MODERATOR & ~P.ManageThreads);
    expect(refused(await change(id, { archived: false, name: 'x' }))).toEqual(NOT_ALLOWED);
    thread.locked = true;
    expect(refused(await change(id, { archived: false }))).toEqual(NOT_ALLOWED);
    thread.locked = false;
    expect(await change(id, { archived: false })).toMatchObject({ status: 200 });
    expect(thread.archived).toBe(false);
  });
});

describe('deleting a thread', () => {
  it('tells all who saw it, and frees its message', async () => {
    const message = await scene.say(general);
    await about(message);
    const [bens, bots] = [scene.hear(scene.id('Ben')), scene.hear(scene.bot, UNPRIVILEGED)];
    expect(await scene.rest('DELETE', `/channels/${message}`)).toMatchObject({ status: 200 });
    const d = { id: message, guild_id: scene.guild.id, parent_id: general, type: 11 };
    expect(bens).toEqual([{ t: 'THREAD_DELETE', d }]);
    expect(bots).toEqual([{ t: 'THREAD_DELETE', d }]);
    const { body } = await scene.rest('GET', `/channels/${general}/messages/${message}`);
    expect(body).toMatchObject({ flags: 0 });
    expect(body).not.toHaveProperty('thread');
    expect(await about(message)).toMatchObject({ status: 201 });
  });

  it('of a private one concerns those in it alone', async () => {
    const id = byBen(ChannelType.PrivateThread);
    const [bens, cids] = [scene.hear(scene.id('Ben')), scene.hear(scene.id('Cid'))];
    await scene.rest('DELETE', `/channels/${id}`);
    expect(names(bens)).toEqual(['THREAD_DELETE']);
    expect(cids).toEqual([]);
  });

  it('needs the permission, even for one’s own', async () => {
    const id = idOf(await start({ name: 'own' }));
    scene.grant(MODERATOR & ~P.ManageThreads);
    expect(refused(await scene.rest('DELETE', `/channels/${id}`))).toEqual(NOT_ALLOWED);
    expect(record(id).channel.name).toBe('own');
  });
});
