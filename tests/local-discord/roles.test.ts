import { GuildRoleResponseSchema } from 'discord-api-spec/zod';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeMember } from '#local-discord/world/members.ts';
import { addRole, moveRoles } from '#local-discord/world/roles.ts';
import { expectShape, GuildScene, MODERATOR, names, problemAt, refused } from './guild-scene.ts';

const P = PermissionFlagsBits;
const NOT_ALLOWED = { status: 403, code: 50013 };

let scene: GuildScene;
beforeEach(async () => {
  scene = await GuildScene.open();
});
afterEach(() => scene.close());

const path = (more = '') => `/guilds/${scene.guild.id}/roles${more}`;
const positions = () =>
  Object.fromEntries([...scene.guild.roles.values()].map(({ name, position }) => [name, position]));

describe('a new role', () => {
  it('stands lowest, with what everyone may', async () => {
    const heard = scene.hear(scene.id('Ben'));
    const { status, body } = await scene.rest('POST', path(), {});
    expect(status).toBe(200);
    expectShape(GuildRoleResponseSchema, body);
    const everyone = scene.guild.roles.get(scene.guild.id)?.permissions;
    expect(body).toMatchObject({ name: 'new role', position: 1, permissions: everyone, managed: false });
    expect(names(heard)).toEqual(['GUILD_ROLE_CREATE', 'GUILD_ROLE_UPDATE']);
    expect(positions()).toEqual({ '@everyone': 0, 'new role': 1, Emissary: 2 });
  });

  it('is as it was wished for', async () => {
    const wish = { name: 'player', permissions: '1024', color: 0xff0000, hoist: true, mentionable: true };
    const { body } = await scene.rest('POST', path(), wish);
    expect(body).toMatchObject({ ...wish, colors: { primary_color: 0xff0000, secondary_color: null } });
    const two = await scene.rest('POST', path(), { colors: { primary_color: 1, secondary_color: 2 } });
    expect(two.body).toMatchObject({ color: 1, colors: { primary_color: 1, secondary_color: 2 } });
  });

  it.each([
    [{ name: 'x'.repeat(101) }, 'name', 'BASE_TYPE_BAD_LENGTH'],
    [{ color: 0x1000000 }, 'color', 'NUMBER_TYPE_MAX'],
    [{ color: -1 }, 'color', 'NUMBER_TYPE_MIN'],
    [{ permissions: 'all' }, 'permissions', 'NUMBER_TYPE_COERCE'],
    [{ hoist: 'yes' }, 'hoist', 'BOOLEAN_TYPE_CONVERT'],
  ])('is refused for %j', async (form, field, code) => {
    expect(problemAt(await scene.rest('POST', path(), form), field)).toBe(code);
    expect(scene.guild.roles.size).toBe(2);
  });

  it('gives nothing that the bot has not, and needs the permission', async () => {
    scene.grant(MODERATOR & ~P.BanMembers);
    const permissions = P.BanMembers.toString();
    expect(refused(await scene.rest('POST', path(), { permissions }))).toEqual(NOT_ALLOWED);
    scene.grant(MODERATOR & ~P.ManageRoles);
    expect(refused(await scene.rest('POST', path(), {}))).toEqual(NOT_ALLOWED);
  });

  it('is the 250th at most', async () => {
    for (let count = scene.guild.roles.size; count < 249; count += 1) {
      const id = scene.world.ids.next();
      const [any] = scene.guild.roles.values();
      if (any !== undefined) scene.guild.roles.set(id, { ...any, id });
    }
    expect(await scene.rest('POST', path(), {})).toMatchObject({ status: 200 });
    expect(refused(await scene.rest('POST', path(), {}))).toEqual({ status: 400, code: 30005 });
  });
});

describe('roles', () => {
  it('are listed, shown and counted', async () => {
    const list = await scene.rest('GET', path());
    for (const one of list.body as unknown[]) expectShape(GuildRoleResponseSchema, one);
    expect(list.body).toHaveLength(2);
    const own = scene.guild.members.get(scene.bot)?.roles[0] ?? '';
    expect((await scene.rest('GET', path(`/${own}`))).body).toMatchObject({ name: 'Emissary' });
    expect(refused(await scene.rest('GET', path('/1')))).toEqual({ status: 404, code: 10011 });
    expect((await scene.rest('GET', path('/member-counts'))).body).toEqual({ [own]: 1 });
  });

  it('change, and with them what people see', async () => {
    const { id } = addRole(scene.world, scene.guild, { name: 'player' });
    const heard = scene.hear(scene.id('Ben'));
    const { body } = await scene.rest('PATCH', path(`/${id}`), { name: 'guest', permissions: '0' });
    expectShape(GuildRoleResponseSchema, body);
    expect(body).toMatchObject({ name: 'guest', permissions: '0', hoist: false });
    expect(heard).toMatchObject([{ t: 'GUILD_ROLE_UPDATE', d: { role: { name: 'guest' } } }]);
    await scene.rest('PATCH', path(`/${scene.guild.id}`), { permissions: '0' });
    expect(names(heard).slice(1)).toEqual(['CHANNEL_DELETE', 'CHANNEL_DELETE', 'GUILD_ROLE_UPDATE']);
  });

  it('above the bot are out of its reach', async () => {
    const { world, guild } = scene;
    const high = addRole(world, guild, { name: 'high' });
    moveRoles(world, guild, [{ id: high.id, position: 9 }]);
    const own = guild.members.get(scene.bot)?.roles[0];
    for (const id of [high.id, own]) {
      expect(refused(await scene.rest('PATCH', path(`/${id}`), { name: 'x' }))).toEqual(NOT_ALLOWED);
      expect(refused(await scene.rest('DELETE', path(`/${id}`)))).toEqual(NOT_ALLOWED);
    }
    expect(guild.roles.size).toBe(3);
  });

  it('go, and leave nobody with them', async () => {
    const { world, guild } = scene;
    const { id } = addRole(world, guild, { name: 'player' });
    const member = guild.members.get(scene.id('Ben'));
    if (member !== undefined) changeMember(world, guild, { member, to: { roles: [id] } });
    await scene.rest('PUT', `/channels/${scene.channel('den')}/permissions/${id}`, {
      type: 0,
      allow: '1024',
    });
    const heard = scene.hear(scene.id('Cid'));
    expect(await scene.rest('DELETE', path(`/${id}`))).toMatchObject({ status: 204 });
    expect(heard).toMatchObject([{ t: 'GUILD_ROLE_DELETE', d: { role_id: id } }]);
    expect(member?.roles).toEqual([]);
    expect(world.state.channels.get(scene.channel('den'))?.overwrites).toEqual([]);
  });

  it('for everyone stay', async () => {
    expect(refused(await scene.rest('DELETE', path(`/${scene.guild.id}`)))).toEqual({
      status: 400,
      code: 50028,
    });
  });
});

describe('the order of roles', () => {
  beforeEach(() => {
    for (const name of ['a', 'b', 'c']) addRole(scene.world, scene.guild, { name });
  });
  const id = (wanted: string) => [...scene.guild.roles.values()].find(({ name }) => name === wanted)?.id;

  it('can be changed below the bot', async () => {
    expect(positions()).toEqual({ '@everyone': 0, c: 1, b: 2, a: 3, Emissary: 4 });
    const heard = scene.hear(scene.id('Ben'));
    const moves = [
      { id: id('c'), position: 3 },
      { id: id('a'), position: 1 },
    ];
    const { status, body } = await scene.rest('PATCH', path(), moves);
    expect(status).toBe(200);
    for (const one of body as unknown[]) expectShape(GuildRoleResponseSchema, one);
    expect(positions()).toEqual({ '@everyone': 0, a: 1, b: 2, c: 3, Emissary: 4 });
    expect(names(heard)).toEqual(['GUILD_ROLE_UPDATE', 'GUILD_ROLE_UPDATE']);
  });

  it('cannot be changed at or above it', async () => {
    const own = { id: id('Emissary'), position: 4 };
    expect(await scene.rest('PATCH', path(), [own])).toMatchObject({ status: 200 });
    expect(refused(await scene.rest('PATCH', path(), [{ ...own, position: 1 }]))).toEqual(NOT_ALLOWED);
    expect(refused(await scene.rest('PATCH', path(), [{ id: id('a'), position: 4 }]))).toEqual(NOT_ALLOWED);
    const unknown = await scene.rest('PATCH', path(), [{ id: '1', position: 1 }]);
    expect(refused(unknown)).toEqual({ status: 404, code: 10011 });
    expect(positions()).toMatchObject({ a: 3, Emissary: 4 });
  });
});
