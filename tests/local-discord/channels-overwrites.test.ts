import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addChannel } from '#local-discord/world/channels.ts';
import { startThread } from '#local-discord/world/threads.ts';
import { GuildScene, MODERATOR, names, problemAt, refused } from './guild-scene.ts';

const P = PermissionFlagsBits;
const NOT_ALLOWED = { status: 403, code: 50013 };
const VIEW = P.ViewChannel.toString();

let scene: GuildScene;
beforeEach(async () => {
  scene = await GuildScene.open();
});
afterEach(() => scene.close());

const at = (id: string, name = 'den') => `/channels/${scene.channel(name)}/permissions/${id}`;
const den = () => {
  const channel = scene.world.state.channels.get(scene.channel('den'));
  if (channel === undefined) throw new Error('no den');
  return channel;
};
const hideFrom = (name: string) => scene.rest('PUT', at(scene.id(name)), { type: 1, deny: VIEW });
const showTo = (name: string) => scene.rest('DELETE', at(scene.id(name)));

describe('permissions in a channel', () => {
  it('are written, written over and taken away', async () => {
    const ben = scene.id('Ben');
    const heard = scene.hear(scene.id('Cid'));
    const first = { type: 1, allow: '64', deny: '2048' };
    expect(await scene.rest('PUT', at(ben), first)).toMatchObject({ status: 204 });
    expect(den().overwrites).toEqual([{ id: ben, ...first }]);
    expect(heard).toMatchObject([{ t: 'CHANNEL_UPDATE', d: { permission_overwrites: [{ id: ben }] } }]);
    await scene.rest('PUT', at(ben), { type: 1, deny: 32_768 });
    expect(den().overwrites).toEqual([{ id: ben, type: 1, allow: '0', deny: '32768' }]);
    expect(await scene.rest('DELETE', at(ben))).toMatchObject({ status: 204 });
    expect(den().overwrites).toEqual([]);
    expect(refused(await scene.rest('DELETE', at(ben)))).toEqual({ status: 404, code: 10009 });
  });

  it('are for roles and people that there are', async () => {
    const unknown = { status: 404, code: 10009 };
    expect(refused(await scene.rest('PUT', at('1'), { type: 0 }))).toEqual(unknown);
    expect(refused(await scene.rest('PUT', at(scene.id('Ben')), { type: 0 }))).toEqual(unknown);
    expect(problemAt(await scene.rest('PUT', at(scene.id('Ben')), { type: 2 }), 'type')).toBe(
      'BASE_TYPE_CHOICES',
    );
    expect(problemAt(await scene.rest('PUT', at(scene.id('Ben')), {}), 'type')).toBe('BASE_TYPE_REQUIRED');
    const odd = await scene.rest('PUT', at(scene.id('Ben')), { type: 1, allow: 'all' });
    expect(problemAt(odd, 'allow')).toBe('NUMBER_TYPE_COERCE');
  });

  it('are changed by those who manage roles, as far as they hold them', async () => {
    const ben = scene.id('Ben');
    scene.grant(MODERATOR & ~P.Connect);
    const connect = { type: 1, allow: P.Connect.toString() };
    expect(refused(await scene.rest('PUT', at(ben), connect))).toEqual(NOT_ALLOWED);
    den().overwrites = [{ id: ben, type: 1, allow: connect.allow, deny: '0' }];
    const more = { type: 1, allow: (P.Connect | P.AddReactions).toString() };
    expect(await scene.rest('PUT', at(ben), more)).toMatchObject({ status: 204 });
    scene.grant(MODERATOR & ~P.ManageRoles);
    expect(refused(await scene.rest('PUT', at(ben), { type: 1 }))).toEqual(NOT_ALLOWED);
    expect(refused(await scene.rest('DELETE', at(ben)))).toEqual(NOT_ALLOWED);
    const form = { permission_overwrites: [] };
    const all = await scene.rest('PATCH', `/channels/${den().id}`, form);
    expect(refused(all)).toEqual(NOT_ALLOWED);
  });

  it('are all replaced at once', async () => {
    const wish = [{ id: scene.id('Ben'), type: 1, allow: '64', deny: '0' }];
    const { body } = await scene.rest('PATCH', `/channels/${den().id}`, { permission_overwrites: wish });
    expect(body).toMatchObject({ permission_overwrites: wish });
  });

  it('cannot be written on a thread', async () => {
    const { id } = startThread(scene.world, den(), { ownerId: scene.bot, name: 'a', type: 11 });
    const answered = await scene.rest('PUT', `/channels/${id}/permissions/${scene.id('Ben')}`, { type: 1 });
    expect(refused(answered)).toEqual({ status: 403, code: 50024 });
  });

  it('follow the category until they are changed', async () => {
    const { world, guild } = scene;
    const games = addChannel(world, guild, { name: 'Games', type: ChannelType.GuildCategory });
    const [one, two] = ['one', 'two'].map((name) => addChannel(world, guild, { name, parentId: games.id }));
    await scene.rest('PUT', at(scene.id('Ben'), 'two'), { type: 1, deny: '64' });
    const heard = scene.hear(scene.id('Ann'));
    await scene.rest('PUT', at(scene.id('Cid'), 'Games'), { type: 1, deny: VIEW });
    expect(one?.overwrites).toMatchObject([{ id: scene.id('Cid') }]);
    expect(two?.overwrites).toMatchObject([{ id: scene.id('Ben') }]);
    expect(heard.map(({ d }) => d.name)).toEqual(['Games', 'one']);
  });
});

describe('a channel that is hidden', () => {
  it('goes from the person it is hidden from, and comes back', async () => {
    const open = startThread(scene.world, den(), { ownerId: scene.id('Ben'), name: 'open', type: 11 });
    const [bens, cids] = [scene.hear(scene.id('Ben')), scene.hear(scene.id('Cid'))];
    await hideFrom('Ben');
    expect(names(bens)).toEqual(['CHANNEL_DELETE']);
    expect(bens[0]?.d).toMatchObject({ id: den().id });
    await showTo('Ben');
    expect(names(bens)).toEqual(['CHANNEL_DELETE', 'CHANNEL_CREATE', 'THREAD_LIST_SYNC']);
    expect(bens[2]?.d).toMatchObject({
      guild_id: scene.guild.id,
      channel_ids: [den().id],
      threads: [{ id: open.id }],
      members: [{ id: open.id, user_id: scene.id('Ben') }],
    });
    expect(names(cids)).toEqual(['CHANNEL_UPDATE', 'CHANNEL_UPDATE']);
  });

  it('is known to the bot, but nothing of it', async () => {
    startThread(scene.world, den(), { ownerId: scene.id('Ben'), name: 'open', type: 11 });
    const heard = scene.hear(scene.bot);
    await scene.rest('PUT', at(scene.guild.id), { type: 0, deny: VIEW });
    expect(names(heard)).toEqual(['CHANNEL_UPDATE']);
    expect(heard[0]?.d).toMatchObject({ id: den().id, name: '___hidden___', flags: 1 << 17, topic: null });
    expect(refused(await scene.rest('GET', `/channels/${den().id}`))).toEqual({ status: 403, code: 50001 });
    scene.grant(MODERATOR | P.Administrator);
    const since = heard.slice(1).filter(({ t }) => t !== 'GUILD_ROLE_UPDATE');
    expect(names(since)).toEqual(['CHANNEL_UPDATE', 'THREAD_LIST_SYNC']);
    expect(since[0]?.d).toMatchObject({ name: 'den', flags: 0 });
    expect(since[1]?.d).toMatchObject({ threads: [{ name: 'open' }], members: [] });
  });

  it('keeps its messages to those who see it', async () => {
    await hideFrom('Ben');
    const [bens, cids] = [scene.hear(scene.id('Ben')), scene.hear(scene.id('Cid'))];
    await scene.say(den().id);
    expect(bens).toEqual([]);
    expect(names(cids)).toEqual(['MESSAGE_CREATE']);
  });
});
