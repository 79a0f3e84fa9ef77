import { ThreadMemberResponseSchema } from 'discord-api-spec/zod';
import { ChannelType, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMessage } from '#local-discord/world/messages.ts';
import type { Channel } from '#local-discord/world/records.ts';
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
const ARCHIVED = { status: 400, code: 50083 };

let scene: GuildScene;
let parent: Channel;
beforeEach(async () => {
  scene = await GuildScene.open();
  const channel = scene.world.state.channels.get(scene.channel('general'));
  if (channel === undefined) throw new Error('no channel');
  parent = channel;
});
afterEach(() => scene.close());

const by = (name: string, type: ChannelType.PublicThread | ChannelType.PrivateThread) =>
  startThread(scene.world, parent, { ownerId: name === 'bot' ? scene.bot : scene.id(name), name, type });
const at = ({ id }: Channel, user = '') => `/channels/${id}/thread-members${user && `/${user}`}`;
const inside = ({ thread }: Channel) => [...(thread?.members.keys() ?? [])];
const fill = ({ thread }: Channel, count: number) => {
  while (thread !== null && thread.members.size < count) {
    const userId = scene.world.ids.next();
    thread.members.set(userId, { userId, joinedAt: scene.world.timestamp() });
  }
};

describe('joining a thread', () => {
  it('is told to who joins and, with the intent, to others', async () => {
    const thread = by('Ben', ChannelType.PublicThread);
    const [bens, bots] = [scene.hear(scene.id('Ben')), scene.hear(scene.bot, UNPRIVILEGED)];
    expect(await scene.rest('PUT', at(thread, '@me'))).toMatchObject({ status: 204 });
    expect(await scene.rest('PUT', at(thread, '@me'))).toMatchObject({ status: 204 });
    expect(inside(thread)).toEqual([scene.id('Ben'), scene.bot]);
    expect(names(bots)).toEqual(['THREAD_CREATE', 'THREAD_MEMBERS_UPDATE']);
    expect(bots[0]?.d).toMatchObject({ id: thread.id, member: { user_id: scene.bot } });
    expect(bots[0]?.d).not.toHaveProperty('newly_created');
    expect(bens).toMatchObject([
      {
        t: 'THREAD_MEMBERS_UPDATE',
        d: {
          id: thread.id,
          member_count: 2,
          added_members: [{ user_id: scene.bot, member: { user: { bot: true } } }],
        },
      },
    ]);
  });

  it('is impossible while it is archived or when it is private', async () => {
    const thread = by('Ben', ChannelType.PublicThread);
    if (thread.thread !== null) thread.thread.archived = true;
    expect(refused(await scene.rest('PUT', at(thread, '@me')))).toEqual(ARCHIVED);
    expect(refused(await scene.rest('DELETE', at(thread, '@me')))).toEqual(ARCHIVED);
    scene.grant(MODERATOR & ~P.ManageThreads);
    const secret = by('Ben', ChannelType.PrivateThread);
    expect(refused(await scene.rest('PUT', at(secret, '@me')))).toEqual({ status: 403, code: 50001 });
    const wrong = await scene.rest('PUT', at(parent, '@me'));
    expect(refused(wrong)).toEqual({ status: 403, code: 50024 });
  });

  it('is for a thousand at most', async () => {
    const thread = by('Ben', ChannelType.PublicThread);
    fill(thread, 1000);
    expect(refused(await scene.rest('PUT', at(thread, '@me')))).toEqual({ status: 400, code: 30033 });
    thread.thread?.members.delete(inside(thread)[1] ?? '');
    expect(await scene.rest('PUT', at(thread, '@me'))).toMatchObject({ status: 204 });
    expect(await scene.rest('PUT', at(thread, '@me'))).toMatchObject({ status: 204 });
  });

  it('ends by leaving', async () => {
    const thread = by('bot', ChannelType.PublicThread);
    const heard = scene.hear(scene.bot, UNPRIVILEGED);
    expect(await scene.rest('DELETE', at(thread, '@me'))).toMatchObject({ status: 204 });
    expect(inside(thread)).toEqual([]);
    expect(heard).toMatchObject([{ t: 'THREAD_MEMBERS_UPDATE', d: { removed_member_ids: [scene.bot] } }]);
  });
});

describe('bringing somebody in', () => {
  it('shows them a private thread, and says so in it', async () => {
    const thread = by('bot', ChannelType.PrivateThread);
    const [bens, bots] = [scene.hear(scene.id('Ben')), scene.hear(scene.bot, UNPRIVILEGED)];
    expect(await scene.rest('PUT', at(thread, scene.id('Ben')))).toMatchObject({ status: 204 });
    expect(await scene.rest('PUT', at(thread, scene.id('Ben')))).toMatchObject({ status: 204 });
    expect(names(bens)).toEqual(['THREAD_CREATE', 'THREAD_MEMBERS_UPDATE', 'MESSAGE_CREATE']);
    expect(bens[2]?.d).toMatchObject({ type: MessageType.RecipientAdd, mentions: [{ username: 'ben' }] });
    // Without the intent the bot hears nothing of other members.
    expect(names(bots)).toEqual(['MESSAGE_CREATE']);
  });

  it('needs somebody who may see the channel', async () => {
    const thread = by('bot', ChannelType.PublicThread);
    expect(refused(await scene.rest('PUT', at(thread, '1')))).toEqual({ status: 404, code: 10013 });
    parent.overwrites = [{ id: scene.id('Ben'), type: 1, allow: '0', deny: P.ViewChannel.toString() }];
    const answered = await scene.rest('PUT', at(thread, scene.id('Ben')));
    expect(refused(answered)).toEqual({ status: 403, code: 50001 });
    expect(inside(thread)).toEqual([scene.bot]);
  });

  it('is for those who may send, and if the thread is open to it', async () => {
    const thread = by('Ben', ChannelType.PrivateThread);
    thread.thread?.members.set(scene.bot, { userId: scene.bot, joinedAt: scene.world.timestamp() });
    if (thread.thread !== null) thread.thread.invitable = false;
    scene.grant(MODERATOR & ~P.ManageThreads);
    expect(refused(await scene.rest('PUT', at(thread, scene.id('Cid'))))).toEqual(NOT_ALLOWED);
    if (thread.thread !== null) thread.thread.invitable = true;
    scene.grant(MODERATOR & ~P.SendMessagesInThreads);
    expect(refused(await scene.rest('PUT', at(thread, scene.id('Cid'))))).toEqual(NOT_ALLOWED);
    scene.grant(MODERATOR & ~P.ManageThreads);
    expect(await scene.rest('PUT', at(thread, scene.id('Cid')))).toMatchObject({ status: 204 });
  });
});

describe('putting somebody out', () => {
  it('takes a private thread from them', async () => {
    const thread = by('bot', ChannelType.PrivateThread);
    await scene.rest('PUT', at(thread, scene.id('Ben')));
    const bens = scene.hear(scene.id('Ben'));
    expect(await scene.rest('DELETE', at(thread, scene.id('Ben')))).toMatchObject({ status: 204 });
    expect(names(bens)).toEqual(['THREAD_MEMBERS_UPDATE', 'THREAD_DELETE']);
    expect(thread.messages.at(-1)?.type).toBe(MessageType.RecipientRemove);
    const again = await scene.rest('DELETE', at(thread, scene.id('Ben')));
    expect(refused(again)).toEqual({ status: 404, code: 10007 });
  });

  it('is for those who manage threads, or who started a private one', async () => {
    const open = by('bot', ChannelType.PublicThread);
    const secret = by('bot', ChannelType.PrivateThread);
    for (const thread of [open, secret]) await scene.rest('PUT', at(thread, scene.id('Ben')));
    scene.grant(MODERATOR & ~P.ManageThreads);
    expect(refused(await scene.rest('DELETE', at(open, scene.id('Ben'))))).toEqual(NOT_ALLOWED);
    expect(await scene.rest('DELETE', at(secret, scene.id('Ben')))).toMatchObject({ status: 204 });
  });
});

describe('who is in a thread', () => {
  it('is listed, with who they are a page at a time', async () => {
    const thread = by('bot', ChannelType.PublicThread);
    await scene.rest('PUT', at(thread, scene.id('Ben')));
    await scene.rest('PUT', at(thread, scene.id('Ann')));
    const { body } = await scene.rest('GET', at(thread));
    for (const one of body as unknown[]) expectShape(ThreadMemberResponseSchema, one);
    expect((body as { user_id: string }[]).map((one) => one.user_id)).toEqual([
      scene.bot,
      scene.id('Ann'),
      scene.id('Ben'),
    ]);
    const page = await scene.rest('GET', `${at(thread)}?with_member=true&limit=1&after=${scene.bot}`);
    for (const one of page.body as unknown[]) expectShape(ThreadMemberResponseSchema, one);
    expect(page.body).toMatchObject([{ user_id: scene.id('Ann'), member: { user: { username: 'ann' } } }]);
    const many = await scene.rest('GET', `${at(thread)}?limit=101`);
    expect(problemAt(many, 'limit')).toBe('NUMBER_TYPE_MAX');
    scene.world.state.application.privilegedIntents = 0;
    expect(refused(await scene.rest('GET', at(thread)))).toEqual({ status: 403, code: 50001 });
  });

  it('is shown one by one', async () => {
    const thread = by('bot', ChannelType.PublicThread);
    const { body } = await scene.rest('GET', at(thread, '@me'));
    expectShape(ThreadMemberResponseSchema, body);
    expect(body).not.toHaveProperty('member');
    const full = await scene.rest('GET', `${at(thread, scene.bot)}?with_member=true`);
    expect(full.body).toMatchObject({ member: { user: { id: scene.bot } } });
    const none = await scene.rest('GET', at(thread, scene.id('Ben')));
    expect(refused(none)).toEqual({ status: 404, code: 10007 });
  });
});

describe('writing in a thread', () => {
  it('brings in who writes and whom they mention', () => {
    const thread = by('Ann', ChannelType.PublicThread);
    const content = `<@${scene.id('Cid')}> look`;
    createMessage(scene.world, thread, { authorId: scene.id('Ben'), content });
    expect(inside(thread)).toEqual([scene.id('Ann'), scene.id('Ben'), scene.id('Cid')]);
  });

  it('brings nobody in who cannot see it, or into a thread that is not open to it', () => {
    const { world } = scene;
    const thread = by('Ann', ChannelType.PrivateThread);
    const ben = scene.id('Ben');
    thread.thread?.members.set(ben, { userId: ben, joinedAt: world.timestamp() });
    const mention = (authorId: string) =>
      createMessage(world, thread, { authorId, content: `<@${scene.id('Cid')}>` });
    if (thread.thread !== null) thread.thread.invitable = false;
    mention(ben);
    expect(inside(thread)).not.toContain(scene.id('Cid'));
    parent.overwrites = [{ id: scene.id('Cid'), type: 1, allow: '0', deny: P.ViewChannel.toString() }];
    mention(scene.id('Ann'));
    expect(inside(thread)).not.toContain(scene.id('Cid'));
    parent.overwrites = [];
    mention(scene.id('Ann'));
    expect(inside(thread)).toContain(scene.id('Cid'));
  });
});
