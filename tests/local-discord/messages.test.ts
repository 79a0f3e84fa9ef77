import { MessageResponseSchema } from 'discord-api-spec/zod';
import { ChannelType, MessageFlags, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dmBetween } from '#local-discord/world/dms.ts';
import { expectSpec, MESSAGE_INTENTS, MessageScene, problemAt, refused } from './message-scene.ts';

let scene: MessageScene;
beforeEach(async () => {
  scene = await MessageScene.open();
});
afterEach(() => scene.close());

describe('sending', () => {
  it('answers with the message, tells those who see it and moves the channel on', async () => {
    const heard = scene.hear(scene.ann);
    const message = await scene.send({ content: 'hello', flags: MessageFlags.SuppressNotifications });
    expect(message).toMatchObject({
      content: 'hello',
      type: 0,
      flags: MessageFlags.SuppressNotifications,
      pinned: false,
      author: { id: scene.world.bot.id },
    });
    expect(message).not.toHaveProperty('guild_id');
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      t: 'MESSAGE_CREATE',
      d: { id: message.id, guild_id: scene.guild.id, channel_type: 0, member: { nick: null } },
    });
    expect(scene.channel().lastMessageId).toBe(message.id);
  });

  it.each([
    ['nothing', {}],
    ['an empty text', { content: '' }],
    ['blanks', { content: ' \n ' }],
    ['empty lists', { embeds: [], components: [], attachments: [] }],
  ])('refuses %s as empty', async (_, body) => {
    expect(refused(await scene.post(body))).toEqual({ status: 400, code: 50006 });
  });

  it('keeps no blanks around a text', async () => {
    expect(await scene.send({ content: '\n a b \n' })).toMatchObject({ content: 'a b' });
  });

  it('knows no stickers', async () => {
    const answered = await scene.post({ content: 'x', sticker_ids: ['1'] });
    expect(refused(answered)).toEqual({ status: 400, code: 50081 });
  });

  it('keeps only the flags a bot may set', async () => {
    const { flags } = await scene.send({ content: 'x', flags: 0x7fff & ~MessageFlags.IsComponentsV2 });
    expect(flags).toBe(MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications);
  });

  it.each([
    ['seeing the channel', P.ViewChannel, { content: 'x' }, 50001],
    ['sending', P.SendMessages, { content: 'x' }, 50013],
    ['embeds', P.EmbedLinks, { embeds: [{ title: 'x' }] }, 50013],
    ['reading aloud', P.SendTTSMessages, { content: 'x', tts: true }, 50013],
  ])('needs the permission for %s', async (...[, bit, body, code]) => {
    scene.deny(bit);
    expect(refused(await scene.post(body))).toEqual({ status: 403, code });
    scene.deny(0n);
    expect(await scene.post(body)).toMatchObject({ status: 200 });
  });

  it('does not work while the bot is timed out', async () => {
    const member = scene.guild.members.get(scene.world.bot.id);
    if (member !== undefined) member.timedOutUntil = scene.world.timestamp(scene.world.clock.now() + 1000);
    expect(refused(await scene.post({ content: 'x' }))).toEqual({ status: 403, code: 50013 });
    scene.clock.advance(1000);
    expect(await scene.post({ content: 'x' })).toMatchObject({ status: 200 });
  });

  it('finds no channel that is not there, and none to write in that is a category', async () => {
    expect(refused(await scene.post({ content: 'x' }, '1'))).toEqual({ status: 404, code: 10003 });
    scene.channel().type = ChannelType.GuildCategory;
    expect(refused(await scene.post({ content: 'x' }))).toEqual({ status: 400, code: 50008 });
  });

  it('reaches people in DMs, unless theirs are closed', async () => {
    const dm = dmBetween(scene.world, scene.world.bot.id, scene.ann);
    const heard = scene.hear(scene.ann);
    await scene.send({ content: 'psst' }, dm.id);
    expect(heard[0]?.d).not.toHaveProperty('guild_id');
    scene.world.account(scene.ann).dmsOpen = false;
    expect(refused(await scene.post({ content: 'psst' }, dm.id))).toEqual({ status: 403, code: 50007 });
  });
});

describe('mentions', () => {
  const mentioned = async (body: object) => {
    const { mentions, mention_roles, mention_everyone } = await scene.send(body);
    return { users: mentions.map(({ id }) => id), roles: mention_roles, everyone: mention_everyone };
  };
  const everybody = () => {
    const role = [...scene.guild.roles.keys()].find((id) => id !== scene.guild.id) ?? '';
    return { role, content: `@everyone <@${scene.ann}> <@&${role}> <@1>` };
  };

  it('are all those named, where nothing is said of it', async () => {
    const { role, content } = everybody();
    expect(await mentioned({ content })).toEqual({ users: [scene.ann], roles: [role], everyone: true });
  });

  it.each([
    ['nobody', { parse: [] }, { users: 0, roles: 0, everyone: false }],
    ['users', { parse: ['users'] }, { users: 1, roles: 0, everyone: false }],
    ['roles and everyone', { parse: ['roles', 'everyone'] }, { users: 0, roles: 1, everyone: true }],
    ['a user who is not named', { users: ['5'] }, { users: 0, roles: 0, everyone: false }],
  ])('can be allowed for %s', async (_, allowed_mentions, expected) => {
    const { users, roles, everyone } = await mentioned({ ...everybody(), allowed_mentions });
    expect({ users: users.length, roles: roles.length, everyone }).toEqual(expected);
  });

  it('can be allowed by name', async () => {
    const allowed_mentions = { users: [scene.ann] };
    expect(await mentioned({ ...everybody(), allowed_mentions })).toMatchObject({ users: [scene.ann] });
  });

  it('of everyone and of roles need their permission', async () => {
    scene.deny(P.MentionEveryone);
    expect(await mentioned(everybody())).toEqual({ users: [scene.ann], roles: [], everyone: false });
  });

  it('work in the texts of the new layout, and events bring the members', async () => {
    const heard = scene.hear(scene.ann);
    const words = { type: 10, content: `<@${scene.ann}>` };
    const components = [{ type: 17, components: [words] }];
    const { users } = await mentioned({ flags: MessageFlags.IsComponentsV2, components });
    expect(users).toEqual([scene.ann]);
    expect(heard[0]?.d).toMatchObject({ mentions: [{ id: scene.ann, member: { roles: [] } }] });
  });
});

describe('reading', () => {
  const list = (query = '') => scene.rest('GET', `/channels/${scene.general}/messages${query}`);
  const contents = async (query: string) =>
    ((await list(query)).body as { content: string }[]).map(({ content }) => content);

  it('gives the newest first, fifty at a time', async () => {
    for (let n = 0; n < 60; n += 1) scene.write(String(n));
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toHaveLength(50);
    expectSpec(z.array(MessageResponseSchema), body);
    expect((body as { id: string }[])[0]?.id).toBe(scene.channel().messages[59]?.id);
  });

  it('pages before, after and around a message', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 9; n += 1) ids.push((await scene.send({ content: String(n) })).id);
    expect(await contents(`?before=${ids[4]}&limit=2`)).toEqual(['3', '2']);
    expect(await contents(`?after=${ids[4]}&limit=2`)).toEqual(['6', '5']);
    expect(await contents(`?around=${ids[4]}&limit=3`)).toEqual(['5', '4', '3']);
    expect(await contents(`?around=${ids[4]}&limit=1`)).toEqual(['4']);
    expect(await contents(`?around=${ids[0]}&limit=4`)).toEqual(['1', '0']);
    expect(await contents('?limit=1')).toEqual(['8']);
  });

  it.each([
    ['0', 'NUMBER_TYPE_MIN'],
    ['101', 'NUMBER_TYPE_MAX'],
    ['many', 'NUMBER_TYPE_COERCE'],
  ])('refuses a limit of %s', async (limit, code) => {
    const answered = await list(`?limit=${limit}`);
    expect(refused(answered)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(answered, 'limit')).toBe(code);
  });

  it('takes a limit of 100', async () => {
    for (let n = 0; n < 101; n += 1) scene.write('x');
    expect((await list('?limit=100')).body).toHaveLength(100);
  });

  it('shows nothing without the permission to read, and no ephemeral messages', async () => {
    const hidden = scene.write('secret', { onlyFor: scene.ann });
    const { id } = scene.write('open');
    expect((await list()).body).toHaveLength(1);
    const path = `/channels/${scene.general}/messages`;
    expect(refused(await scene.rest('GET', `${path}/${hidden.id}`))).toMatchObject({ code: 10008 });
    expect(refused(await scene.rest('GET', `${path}/1`))).toEqual({ status: 404, code: 10008 });
    scene.deny(P.ReadMessageHistory);
    expect((await list()).body).toEqual([]);
    expect(refused(await scene.rest('GET', `${path}/${id}`))).toEqual({ status: 403, code: 50013 });
  });

  it('hides what others write from a bot without the intent, but not what is for it', async () => {
    const { id } = scene.write('between us');
    expect(await scene.get(id)).toMatchObject({ content: '' });
    const meant = scene.write(`<@${scene.world.bot.id}> hi`);
    expect((await scene.get(meant.id)).content).toContain('hi');
  });
});

describe('typing', () => {
  it('shows for a while', async () => {
    const heard = scene.hear(scene.ann);
    const path = `/channels/${scene.general}/typing`;
    expect(await scene.rest('POST', path)).toMatchObject({ status: 204, body: undefined });
    expect(heard).toMatchObject([
      { t: 'TYPING_START', d: { user_id: scene.world.bot.id, guild_id: scene.guild.id } },
    ]);
    expect(heard[0]?.d).toHaveProperty('timestamp', Math.floor(scene.world.clock.now() / 1000));
  });
});

describe('a thread', () => {
  it('counts its messages, numbers them and takes in whoever writes', async () => {
    const thread = scene.thread(scene.ann);
    const first = await scene.send({ content: 'a' }, thread.id);
    const second = await scene.send({ content: `<@${scene.id('Ben')}>` }, thread.id);
    expect((second.position ?? 0) - (first.position ?? 0)).toBe(1);
    expect(thread.thread?.totalSent).toBe(2);
    expect([...(thread.thread?.members.keys() ?? [])]).toEqual([
      scene.ann,
      scene.world.bot.id,
      scene.id('Ben'),
    ]);
    expect(await scene.send({ content: 'outside' })).not.toHaveProperty('position');
  });

  it('needs a permission of its own', async () => {
    const thread = scene.thread();
    scene.deny(P.SendMessages);
    expect(await scene.post({ content: 'x' }, thread.id)).toMatchObject({ status: 200 });
    scene.deny(P.SendMessagesInThreads);
    expect(refused(await scene.post({ content: 'x' }, thread.id))).toEqual({ status: 403, code: 50013 });
  });

  it('comes back from the archive when somebody writes', async () => {
    const thread = scene.thread();
    Object.assign(thread.thread ?? {}, { archived: true });
    const heard = scene.hear(scene.world.bot.id, MESSAGE_INTENTS);
    await scene.send({ content: 'x' }, thread.id);
    expect(thread.thread?.archived).toBe(false);
    expect(heard.map(({ t }) => t)).toContain('THREAD_UPDATE');
  });

  it.each([
    ['archived and locked', { archived: true, locked: true }, 50083],
    ['locked', { archived: false, locked: true }, 160005],
  ])('that is %s takes messages of moderators only', async (_, state, code) => {
    const thread = scene.thread();
    Object.assign(thread.thread ?? {}, state);
    scene.deny(P.ManageThreads);
    expect(refused(await scene.post({ content: 'x' }, thread.id))).toEqual({ status: 400, code });
    scene.deny(0n);
    expect(await scene.post({ content: 'x' }, thread.id)).toMatchObject({ status: 200 });
  });
});
