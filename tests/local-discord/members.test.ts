import { GuildMemberResponseSchema, PrivateGuildMemberResponseSchema } from 'discord-api-spec/zod';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addAccount } from '#local-discord/world/accounts.ts';
import { changeMember } from '#local-discord/world/members.ts';
import { addRole, moveRoles } from '#local-discord/world/roles.ts';
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
const DAY_MS = 24 * 3_600_000;

let scene: GuildScene;
beforeEach(async () => {
  scene = await GuildScene.open();
});
afterEach(() => scene.close());

const path = (more = '') => `/guilds/${scene.guild.id}/members${more}`;
const of = (name: string) => path(`/${scene.id(name)}`);
const memberOf = (name: string) => scene.guild.members.get(scene.id(name));
const usernames = (body: unknown) =>
  (body as { user: { username: string } }[]).map(({ user }) => user.username);

/** Ben stands above the bot from now on. */
function raiseBen(): string {
  const { world, guild } = scene;
  const role = addRole(world, guild, { name: 'chief' });
  moveRoles(world, guild, [{ id: role.id, position: 9 }]);
  const member = memberOf('Ben');
  if (member !== undefined) changeMember(world, guild, { member, to: { roles: [role.id] } });
  return role.id;
}

describe('the list of members', () => {
  it('comes by age, a page at a time', async () => {
    expect(usernames((await scene.rest('GET', path())).body)).toEqual(['Emissary']);
    const { body } = await scene.rest('GET', path('?limit=2'));
    expect(usernames(body)).toEqual(['Emissary', 'ann']);
    for (const one of body as unknown[]) expectShape(GuildMemberResponseSchema, one);
    const rest = await scene.rest('GET', path(`?limit=1000&after=${scene.id('Ann')}`));
    expect(usernames(rest.body)).toEqual(['ben', 'cid']);
  });

  it('is kept from bots without the privileged intent', async () => {
    scene.world.state.application.privilegedIntents = 0;
    expect(refused(await scene.rest('GET', path()))).toEqual({ status: 403, code: 50001 });
    expect(await scene.rest('GET', path('/search?query=a'))).toMatchObject({ status: 200 });
  });

  it.each(['0', '1001'])('does not come %s at a time', async (limit) => {
    expect(problemAt(await scene.rest('GET', path(`?limit=${limit}`)), 'limit')).toMatch(/^NUMBER_TYPE_M/);
  });

  it('can be searched by the beginning of any name', async () => {
    const member = memberOf('Cid');
    if (member !== undefined) changeMember(scene.world, scene.guild, { member, to: { nick: 'Benno' } });
    expect(usernames((await scene.rest('GET', path('/search?query=BEN&limit=10'))).body)).toEqual([
      'ben',
      'cid',
    ]);
    expect(usernames((await scene.rest('GET', path('/search?query=ben'))).body)).toEqual(['ben']);
    expect(problemAt(await scene.rest('GET', path('/search')), 'query')).toBe('BASE_TYPE_REQUIRED');
  });
});

describe('one member', () => {
  it('is shown', async () => {
    const { body } = await scene.rest('GET', of('Ben'));
    expectShape(GuildMemberResponseSchema, body);
    expect(body).toMatchObject({ user: { username: 'ben' }, roles: [], nick: null });
  });

  it('is unknown, as a user or as a member', async () => {
    const dot = addAccount(scene.world, { name: 'Dot', locale: 'en-US' });
    expect(refused(await scene.rest('GET', path(`/${dot.id}`)))).toEqual({ status: 404, code: 10007 });
    expect(refused(await scene.rest('GET', path('/1')))).toEqual({ status: 404, code: 10013 });
  });
});

describe('names in the guild', () => {
  it('are given by those who manage names', async () => {
    const [anns, bots] = [scene.hear(scene.id('Ann')), scene.hear(scene.bot, UNPRIVILEGED)];
    const { body } = await scene.rest('PATCH', of('Ben'), { nick: 'Benno' });
    expectShape(GuildMemberResponseSchema, body);
    expect(anns).toMatchObject([{ t: 'GUILD_MEMBER_UPDATE', d: { nick: 'Benno' } }]);
    expect(bots).toEqual([]);
    await scene.rest('PATCH', of('Ben'), { nick: null });
    expect(memberOf('Ben')?.nick).toBeNull();
    scene.grant(MODERATOR & ~P.ManageNicknames);
    expect(refused(await scene.rest('PATCH', of('Ben'), { nick: 'x' }))).toEqual(NOT_ALLOWED);
  });

  it('have at most 32 characters', async () => {
    expect(await scene.rest('PATCH', of('Ben'), { nick: 'x'.repeat(32) })).toMatchObject({ status: 200 });
    const answered = await scene.rest('PATCH', of('Ben'), { nick: 'x'.repeat(33) });
    expect(problemAt(answered, 'nick')).toBe('BASE_TYPE_MAX_LENGTH');
  });

  it('are not given to the owner or to those above', async () => {
    expect(refused(await scene.rest('PATCH', of('Ann'), { nick: 'x' }))).toEqual(NOT_ALLOWED);
    raiseBen();
    expect(refused(await scene.rest('PATCH', of('Ben'), { nick: 'x' }))).toEqual(NOT_ALLOWED);
    expect(await scene.rest('PATCH', of('Cid'), { nick: 'x' })).toMatchObject({ status: 200 });
  });

  it('the bot chooses its own, and hears of it without the intent', async () => {
    const heard = scene.hear(scene.bot, UNPRIVILEGED);
    const { body } = await scene.rest('PATCH', path('/@me'), { nick: 'Envoy' });
    expectShape(PrivateGuildMemberResponseSchema, body);
    expect(heard).toMatchObject([{ t: 'GUILD_MEMBER_UPDATE', d: { nick: 'Envoy' } }]);
    scene.grant(MODERATOR & ~P.ChangeNickname);
    expect(refused(await scene.rest('PATCH', path('/@me'), { nick: 'x' }))).toEqual(NOT_ALLOWED);
  });
});

describe('roles of members', () => {
  it('are given and taken one by one', async () => {
    const { id } = addRole(scene.world, scene.guild, { name: 'player' });
    const heard = scene.hear(scene.id('Ann'));
    expect(await scene.rest('PUT', `${of('Ben')}/roles/${id}`)).toMatchObject({ status: 204 });
    await scene.rest('PUT', `${of('Ben')}/roles/${id}`);
    expect(memberOf('Ben')?.roles).toEqual([id]);
    expect(heard).toMatchObject([{ t: 'GUILD_MEMBER_UPDATE', d: { roles: [id] } }]);
    expect(await scene.rest('DELETE', `${of('Ben')}/roles/${id}`)).toMatchObject({ status: 204 });
    expect(memberOf('Ben')?.roles).toEqual([]);
    expect(memberOf('Cid')?.roles).toEqual([]);
  });

  it('are given all at once', async () => {
    const one = addRole(scene.world, scene.guild, { name: 'one' });
    const two = addRole(scene.world, scene.guild, { name: 'two' });
    const { body } = await scene.rest('PATCH', of('Ben'), { roles: [one.id, two.id] });
    expect(body).toMatchObject({ roles: [one.id, two.id] });
    expect((await scene.rest('PATCH', of('Ben'), { roles: [two.id] })).body).toMatchObject({
      roles: [two.id],
    });
    const twice = await scene.rest('PATCH', of('Ben'), { roles: [one.id, one.id] });
    expect(problemAt(twice, 'roles', '1')).toBe('SET_TYPE_ALREADY_CONTAINS_VALUE');
  });

  it('are not handed out from above, from bots, or when there are none', async () => {
    const high = raiseBen();
    const own = addRole(scene.world, scene.guild, { name: 'other bot', managed: true }).id;
    expect(refused(await scene.rest('PUT', `${of('Cid')}/roles/${high}`))).toEqual(NOT_ALLOWED);
    expect(refused(await scene.rest('PATCH', of('Ben'), { roles: [] }))).toEqual(NOT_ALLOWED);
    expect(refused(await scene.rest('PUT', `${of('Cid')}/roles/${own}`))).toEqual(NOT_ALLOWED);
    const unknown = await scene.rest('PUT', `${of('Cid')}/roles/1`);
    expect(refused(unknown)).toEqual({ status: 404, code: 10011 });
    const everyone = await scene.rest('PUT', `${of('Cid')}/roles/${scene.guild.id}`);
    expect(refused(everyone)).toEqual({ status: 400, code: 50028 });
    scene.grant(MODERATOR & ~P.ManageRoles);
    expect(refused(await scene.rest('PATCH', of('Cid'), { roles: [] }))).toEqual(NOT_ALLOWED);
  });

  it('open and close channels to people', async () => {
    const { world, guild } = scene;
    const den = scene.channel('den');
    const { id } = addRole(world, guild, { name: 'player' });
    const view = P.ViewChannel.toString();
    await scene.rest('PUT', `/channels/${den}/permissions/${id}`, { type: 0, allow: view });
    await scene.rest('PUT', `/channels/${den}/permissions/${guild.id}`, { type: 0, deny: view });
    const [bens, cids] = [scene.hear(scene.id('Ben')), scene.hear(scene.id('Cid'))];
    await scene.rest('PUT', `${of('Ben')}/roles/${id}`);
    expect(names(bens)).toEqual(['CHANNEL_CREATE', 'THREAD_LIST_SYNC', 'GUILD_MEMBER_UPDATE']);
    expect(bens[0]?.d).toMatchObject({ id: den, name: 'den' });
    await scene.rest('DELETE', `${of('Ben')}/roles/${id}`);
    expect(names(bens).slice(3)).toEqual(['CHANNEL_DELETE', 'GUILD_MEMBER_UPDATE']);
    expect(names(cids)).toEqual(['GUILD_MEMBER_UPDATE', 'GUILD_MEMBER_UPDATE']);
  });
});

describe('a timeout', () => {
  const until = (ms: number) => new Date(scene.clock.now() + ms).toISOString();
  const timeOut = (name: string, ms: number) =>
    scene.rest('PATCH', of(name), { communication_disabled_until: until(ms) });

  it('leaves nothing but looking, until it is over or lifted', async () => {
    const general = scene.channel('general');
    const ben = scene.id('Ben');
    const { body } = await timeOut('Ben', 60_000);
    expectShape(GuildMemberResponseSchema, body);
    expect(scene.may(ben, general, P.SendMessages)).toBe(false);
    expect(scene.may(ben, general, P.ViewChannel | P.ReadMessageHistory)).toBe(true);
    expect(scene.may(scene.id('Cid'), general, P.SendMessages)).toBe(true);
    scene.clock.advance(59_999);
    expect(scene.may(ben, general, P.SendMessages)).toBe(false);
    scene.clock.advance(1);
    expect(scene.may(ben, general, P.SendMessages)).toBe(true);
    await timeOut('Ben', 60_000);
    await scene.rest('PATCH', of('Ben'), { communication_disabled_until: null });
    expect(scene.may(ben, general, P.SendMessages)).toBe(true);
  });

  it('lasts 28 days at most', async () => {
    expect(await timeOut('Ben', 28 * DAY_MS)).toMatchObject({ status: 200 });
    const answered = await timeOut('Ben', 28 * DAY_MS + 1000);
    expect(refused(answered)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(answered, 'communication_disabled_until')).toBe(
      'INVALID_COMMUNICATION_DISABLED_TIMESTAMP',
    );
    const odd = await scene.rest('PATCH', of('Ben'), { communication_disabled_until: 'tomorrow' });
    expect(problemAt(odd, 'communication_disabled_until')).toBe('DATE_TIME_TYPE_PARSE');
  });

  it('is not for owners, administrators and those above, nor without the permission', async () => {
    expect(refused(await timeOut('Ann', 1000))).toEqual(NOT_ALLOWED);
    const admin = addRole(scene.world, scene.guild, { permissions: P.Administrator.toString() });
    const cid = memberOf('Cid');
    if (cid !== undefined) changeMember(scene.world, scene.guild, { member: cid, to: { roles: [admin.id] } });
    expect(refused(await timeOut('Cid', 1000))).toEqual(NOT_ALLOWED);
    scene.grant(MODERATOR & ~P.ModerateMembers);
    expect(refused(await timeOut('Ben', 1000))).toEqual(NOT_ALLOWED);
    expect(memberOf('Ben')?.timedOutUntil).toBeNull();
  });
});

describe('kicking', () => {
  it('puts somebody out', async () => {
    const [bens, anns] = [scene.hear(scene.id('Ben')), scene.hear(scene.id('Ann'))];
    expect(await scene.rest('DELETE', of('Ben'))).toMatchObject({ status: 204 });
    expect(names(bens)).toEqual(['GUILD_DELETE']);
    expect(anns).toMatchObject([{ t: 'GUILD_MEMBER_REMOVE', d: { user: { username: 'ben' } } }]);
    expect([...scene.guild.members.keys()]).toHaveLength(3);
    expect(refused(await scene.rest('DELETE', of('Ben')))).toEqual({ status: 404, code: 10007 });
  });

  it('spares the owner and those above, and needs the permission', async () => {
    expect(refused(await scene.rest('DELETE', of('Ann')))).toEqual(NOT_ALLOWED);
    raiseBen();
    expect(refused(await scene.rest('DELETE', of('Ben')))).toEqual(NOT_ALLOWED);
    scene.grant(MODERATOR & ~P.KickMembers);
    expect(refused(await scene.rest('DELETE', of('Cid')))).toEqual(NOT_ALLOWED);
    expect(scene.guild.members.size).toBe(4);
  });
});

it('nobody is in a voice channel here', async () => {
  expect(refused(await scene.rest('PATCH', of('Ben'), { mute: true }))).toEqual({ status: 400, code: 40032 });
});
