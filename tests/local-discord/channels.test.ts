import { GuildChannelResponseSchema } from 'discord-api-spec/zod';
import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addChannel, channelsOf } from '#local-discord/world/channels.ts';
import { startThread } from '#local-discord/world/threads.ts';
import { expectShape, GuildScene, MODERATOR, names, problemAt, refused } from './guild-scene.ts';

const P = PermissionFlagsBits;
const NOT_ALLOWED = { status: 403, code: 50013 };

let scene: GuildScene;
beforeEach(async () => {
  scene = await GuildScene.open();
});
afterEach(() => scene.close());

const list = () => `/guilds/${scene.guild.id}/channels`;
const at = (name: string) => `/channels/${scene.channel(name)}`;
const record = (name: string) => {
  const channel = scene.world.state.channels.get(scene.channel(name));
  if (channel === undefined) throw new Error(`no channel ${name}`);
  return channel;
};
const category = (name: string) =>
  addChannel(scene.world, scene.guild, { name, type: ChannelType.GuildCategory });

describe('a new channel', () => {
  it('is told of and comes last', async () => {
    const [bots, bens] = [scene.hear(scene.bot), scene.hear(scene.id('Ben'))];
    const { status, body } = await scene.rest('POST', list(), { name: 'games', topic: 'Play here' });
    expect(status).toBe(201);
    expectShape(GuildChannelResponseSchema, body);
    expect(body).toMatchObject({ type: 0, name: 'games', topic: 'Play here', position: 2, nsfw: false });
    for (const heard of [bots, bens]) expect(heard).toEqual([{ t: 'CHANNEL_CREATE', d: body }]);
  });

  it.each([
    ['Game Room', 'game-room'],
    ['  Ход   Королевы!  ', 'ход-королевы'],
    ['a.b,c#d', 'abcd'],
    ['under_score-and--dashes', 'under_score-and-dashes'],
    ['🎲 dice', '🎲-dice'],
  ])('called %s goes by %s', async (name, kept) => {
    expect((await scene.rest('POST', list(), { name })).body).toMatchObject({ name: kept });
  });

  it('for a category keeps its name', async () => {
    const { body } = await scene.rest('POST', list(), { name: 'My Games!', type: 4 });
    expectShape(GuildChannelResponseSchema, body);
    expect(body).toMatchObject({ type: 4, name: 'My Games!', parent_id: null });
  });

  it('may be for announcements', async () => {
    const { body } = await scene.rest('POST', list(), { name: 'news', type: 5, rate_limit_per_user: 21_600 });
    expectShape(GuildChannelResponseSchema, body);
    expect(body).toMatchObject({ type: 5, rate_limit_per_user: 21_600 });
  });

  it.each([
    [{}, 'name', 'BASE_TYPE_REQUIRED'],
    [{ name: '' }, 'name', 'BASE_TYPE_BAD_LENGTH'],
    [{ name: '!!!' }, 'name', 'BASE_TYPE_REQUIRED'],
    [{ name: 'x'.repeat(101) }, 'name', 'BASE_TYPE_BAD_LENGTH'],
    [{ name: 'x', type: 15 }, 'type', 'BASE_TYPE_CHOICES'],
    [{ name: 'x', topic: 'x'.repeat(1025) }, 'topic', 'BASE_TYPE_MAX_LENGTH'],
    [{ name: 'x', rate_limit_per_user: 21_601 }, 'rate_limit_per_user', 'NUMBER_TYPE_MAX'],
    [{ name: 'x', rate_limit_per_user: -1 }, 'rate_limit_per_user', 'NUMBER_TYPE_MIN'],
    [{ name: 'x', default_auto_archive_duration: 61 }, 'default_auto_archive_duration', 'BASE_TYPE_CHOICES'],
    [{ name: 'x', parent_id: '1' }, 'parent_id', 'CHANNEL_PARENT_INVALID'],
    [{ name: 'x', nsfw: 'no' }, 'nsfw', 'BOOLEAN_TYPE_CONVERT'],
  ])('is refused for %j', async (form, field, code) => {
    const answered = await scene.rest('POST', list(), form);
    expect(refused(answered)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(answered, field)).toBe(code);
    expect(channelsOf(scene.world, scene.guild)).toHaveLength(2);
  });

  it('needs the permission', async () => {
    scene.grant(MODERATOR & ~P.ManageChannels);
    expect(refused(await scene.rest('POST', list(), { name: 'x' }))).toEqual(NOT_ALLOWED);
  });

  it('is the 500th at most', async () => {
    for (let count = 2; count < 499; count += 1) addChannel(scene.world, scene.guild, { name: 'x' });
    expect(await scene.rest('POST', list(), { name: 'x' })).toMatchObject({ status: 201 });
    expect(refused(await scene.rest('POST', list(), { name: 'x' }))).toEqual({ status: 400, code: 30013 });
  });

  it('in a category takes over its permissions', async () => {
    const { id } = category('games');
    const deny = P.AddReactions.toString();
    await scene.rest('PUT', `/channels/${id}/permissions/${scene.id('Ben')}`, { type: 1, deny });
    const { body } = await scene.rest('POST', list(), { name: 'one', parent_id: id });
    expect(body).toMatchObject({ permission_overwrites: [{ id: scene.id('Ben'), deny }] });
    const own = await scene.rest('POST', list(), { name: 'two', parent_id: id, permission_overwrites: [] });
    expect(own.body).toMatchObject({ permission_overwrites: [] });
    const wrong = await scene.rest('POST', list(), { name: 'three', parent_id: scene.channel('den') });
    expect(problemAt(wrong, 'parent_id')).toBe('CHANNEL_PARENT_INVALID_TYPE');
  });

  it('is the 50th of its category at most', async () => {
    const { id: parentId } = category('games');
    for (let count = 0; count < 49; count += 1) addChannel(scene.world, scene.guild, { name: 'x', parentId });
    const form = { name: 'x', parent_id: parentId };
    expect(await scene.rest('POST', list(), form)).toMatchObject({ status: 201 });
    expect(problemAt(await scene.rest('POST', list(), form), 'parent_id')).toBe(
      'CHANNEL_PARENT_MAX_CHANNELS',
    );
  });

  it('may be hidden from the start, with what the bot holds itself', async () => {
    const bens = scene.hear(scene.id('Ben'));
    const hidden = [{ id: scene.guild.id, type: 0, deny: P.ViewChannel.toString() }];
    const secret = { name: 'secret', permission_overwrites: hidden };
    expect(await scene.rest('POST', list(), secret)).toMatchObject({ status: 201 });
    expect(bens).toEqual([]);
    const unknown = { name: 'x', permission_overwrites: [{ id: '1', allow: '0' }] };
    expect(refused(await scene.rest('POST', list(), unknown))).toEqual({ status: 404, code: 10009 });
    scene.grant(MODERATOR & ~P.ViewChannel & ~P.PrioritySpeaker);
    const speaker = [{ id: scene.id('Ben'), type: 1, allow: P.PrioritySpeaker.toString() }];
    const wish = { name: 'x', permission_overwrites: speaker };
    expect(refused(await scene.rest('POST', list(), wish))).toEqual(NOT_ALLOWED);
  });
});

describe('a channel', () => {
  it('is shown and listed to who may view it', async () => {
    const { body } = await scene.rest('GET', at('den'));
    expectShape(GuildChannelResponseSchema, body);
    expect((await scene.rest('GET', list())).body).toMatchObject([{ name: 'general' }, { name: 'den' }]);
    record('den').overwrites = [{ id: scene.guild.id, type: 0, allow: '0', deny: P.ViewChannel.toString() }];
    expect(refused(await scene.rest('GET', at('den')))).toEqual({ status: 403, code: 50001 });
    expect((await scene.rest('GET', list())).body).toMatchObject([{ name: 'general' }]);
    expect(refused(await scene.rest('GET', '/channels/1'))).toEqual({ status: 404, code: 10003 });
  });

  it('changes', async () => {
    const heard = scene.hear(scene.id('Ben'));
    const form = {
      name: 'The Den',
      topic: 'Quiet',
      nsfw: true,
      rate_limit_per_user: 5,
      position: 7,
      default_auto_archive_duration: 60,
      default_thread_rate_limit_per_user: 9,
    };
    const { body } = await scene.rest('PATCH', at('den'), form);
    expectShape(GuildChannelResponseSchema, body);
    expect(body).toMatchObject({ ...form, name: 'the-den' });
    expect(heard).toEqual([{ t: 'CHANNEL_UPDATE', d: body }]);
    const none = { topic: null, rate_limit_per_user: null, default_auto_archive_duration: null };
    const after = await scene.rest('PATCH', at('the-den'), none);
    expect(after.body).toMatchObject({ topic: null, rate_limit_per_user: 0, name: 'the-den' });
    expect(after.body).not.toHaveProperty('default_auto_archive_duration');
  });

  it('does not change without the permission, or into another kind', async () => {
    expect(await scene.rest('PATCH', at('den'), { type: 5 })).toMatchObject({ body: { type: 5 } });
    expect(refused(await scene.rest('PATCH', at('den'), { type: 4 }))).toEqual({ status: 403, code: 50024 });
    scene.grant(MODERATOR & ~P.ManageChannels);
    expect(refused(await scene.rest('PATCH', at('den'), { name: 'x' }))).toEqual(NOT_ALLOWED);
    expect(record('den').name).toBe('den');
  });

  it('goes with its threads and their files', async () => {
    const { world } = scene;
    const thread = startThread(world, record('den'), { ownerId: scene.bot, name: 'a', type: 11 });
    const sent = new FormData();
    sent.set('payload_json', JSON.stringify({ content: 'map' }));
    sent.set('files[0]', new Blob(['x']), 'map.txt');
    const { body } = await scene.rest('POST', `/channels/${thread.id}/messages`, sent);
    const [file] = (body as { attachments: { id: string }[] }).attachments;
    expect(world.files.get(file?.id ?? '')).toBeDefined();
    const heard = scene.hear(scene.id('Ben'));
    const id = scene.channel('den');
    const gone = await scene.rest('DELETE', at('den'));
    expectShape(GuildChannelResponseSchema, gone.body);
    expect(heard).toMatchObject([{ t: 'CHANNEL_DELETE', d: { id, name: 'den' } }]);
    expect([...world.state.channels.values()].map(({ name }) => name)).toEqual(['general']);
    expect(world.files.get(file?.id ?? '')).toBeUndefined();
    expect(refused(await scene.rest('DELETE', `/channels/${id}`))).toEqual({ status: 404, code: 10003 });
  });

  it('does not go without the permission', async () => {
    scene.grant(MODERATOR & ~P.ManageChannels);
    expect(refused(await scene.rest('DELETE', at('den')))).toEqual(NOT_ALLOWED);
    expect(record('den').name).toBe('den');
  });

  it('stays when its category goes', async () => {
    const games = category('games');
    await scene.rest('PATCH', at('den'), { parent_id: games.id });
    const heard = scene.hear(scene.id('Ben'));
    await scene.rest('DELETE', `/channels/${games.id}`);
    expect(names(heard)).toEqual(['CHANNEL_DELETE', 'CHANNEL_UPDATE']);
    expect(record('den').parentId).toBeNull();
  });

  it.each(['invites', 'webhooks'])('has no %s', async (kind) => {
    expect(await scene.rest('GET', `${at('den')}/${kind}`)).toMatchObject({ status: 200, body: [] });
    scene.grant(P.ViewChannel);
    expect(refused(await scene.rest('GET', `${at('den')}/${kind}`))).toEqual(NOT_ALLOWED);
  });
});

describe('the order of channels', () => {
  it('changes, one category at a time', async () => {
    const games = category('games');
    const heard = scene.hear(scene.id('Ben'));
    const moves = [
      { id: scene.channel('general'), position: 1 },
      { id: scene.channel('den'), position: 0, parent_id: games.id },
    ];
    expect(await scene.rest('PATCH', list(), moves)).toMatchObject({ status: 204 });
    expect(record('den')).toMatchObject({ position: 0, parentId: games.id });
    expect(record('general')).toMatchObject({ position: 1, parentId: null });
    expect(names(heard)).toEqual(['CHANNEL_UPDATE', 'CHANNEL_UPDATE']);
    const two = ['general', 'den'].map((name) => ({ id: scene.channel(name), parent_id: null }));
    expect(await scene.rest('PATCH', list(), two)).toMatchObject({ status: 204 });
    const back = two.map((one) => ({ ...one, parent_id: games.id }));
    expect(refused(await scene.rest('PATCH', list(), back))).toEqual({ status: 400, code: 40009 });
  });

  it('may take over the permissions of the category', async () => {
    const games = category('games');
    games.overwrites = [{ id: scene.id('Ben'), type: 1, allow: '0', deny: '64' }];
    const move = { id: scene.channel('den'), parent_id: games.id };
    await scene.rest('PATCH', list(), [move]);
    expect(record('den').overwrites).toEqual([]);
    await scene.rest('PATCH', list(), [{ ...move, lock_permissions: true }]);
    expect(record('den').overwrites).toEqual(games.overwrites);
  });

  it('is not changed by strangers', async () => {
    expect(refused(await scene.rest('PATCH', list(), [{ id: '1' }]))).toEqual({ status: 404, code: 10003 });
    scene.grant(MODERATOR & ~P.ManageChannels);
    expect(refused(await scene.rest('PATCH', list(), []))).toEqual(NOT_ALLOWED);
  });
});
