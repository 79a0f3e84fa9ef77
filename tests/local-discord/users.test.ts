import {
  ListApplicationEmojisResponseSchema,
  MyGuildResponseSchema,
  PrivateApplicationResponseSchema,
  UserPIIResponseSchema,
  UserResponseSchema,
} from 'discord-api-spec/zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addAccount, changeAccount, renameAccount } from '#local-discord/world/accounts.ts';
import { addGuild, joinGuild } from '#local-discord/world/guilds.ts';
import { expectShape, GuildScene, names, problemAt, refused, UNPRIVILEGED } from './guild-scene.ts';

let scene: GuildScene;
beforeEach(async () => {
  scene = await GuildScene.open();
});
afterEach(() => scene.close());

describe('the bot itself', () => {
  it('is shown as Discord shows it', async () => {
    const { status, body } = await scene.rest('GET', '/users/@me');
    expect(status).toBe(200);
    expectShape(UserPIIResponseSchema, body);
    expect(body).toMatchObject({ id: scene.bot, username: 'Emissary', bot: true });
  });

  it('takes another name, which all in its guilds hear', async () => {
    const ann = scene.hear(scene.id('Ann'));
    const bot = scene.hear(scene.bot, UNPRIVILEGED);
    const { status, body } = await scene.rest('PATCH', '/users/@me', { username: 'Envoy' });
    expect(status).toBe(200);
    expectShape(UserPIIResponseSchema, body);
    expect(scene.world.bot.username).toBe('Envoy');
    expect(names(ann)).toEqual(['GUILD_MEMBER_UPDATE']);
    expect(ann[0]?.d).toMatchObject({ guild_id: scene.guild.id, user: { username: 'Envoy' } });
    expect(names(bot)).toEqual(['USER_UPDATE', 'GUILD_MEMBER_UPDATE']);
  });

  it.each([
    ['x', 'BASE_TYPE_BAD_LENGTH'],
    ['x'.repeat(33), 'BASE_TYPE_BAD_LENGTH'],
    ['my discord bot', 'USERNAME_INVALID_CONTAINS'],
    ['ann@home', 'USERNAME_INVALID_CONTAINS'],
  ])('cannot be called %s', async (username, code) => {
    const answered = await scene.rest('PATCH', '/users/@me', { username });
    expect(refused(answered)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(answered, 'username')).toBe(code);
    expect(scene.world.bot.username).toBe('Emissary');
  });

  it.each(['xy', 'x'.repeat(32)])('can be called %s', async (username) => {
    expect(await scene.rest('PATCH', '/users/@me', { username })).toMatchObject({ status: 200 });
  });
});

describe('other users', () => {
  it('are shown by their id', async () => {
    const { body } = await scene.rest('GET', `/users/${scene.id('Ben')}`);
    expectShape(UserResponseSchema, body);
    expect(body).toMatchObject({ username: 'ben', global_name: 'Ben', discriminator: '0' });
    expect(body).not.toHaveProperty('bot');
  });

  it('are unknown if there are none', async () => {
    expect(refused(await scene.rest('GET', '/users/1'))).toEqual({ status: 404, code: 10013 });
  });

  it('have names of their own', () => {
    const another = addAccount(scene.world, { name: 'Ben', locale: 'ru' });
    expect(another).toMatchObject({ username: 'ben2', globalName: 'Ben', locale: 'ru', bot: false });
    renameAccount(scene.world, another, 'Zoë');
    expect(another).toMatchObject({ username: 'zoë', globalName: 'Zoë' });
  });

  it('tell only themselves of what others cannot see', () => {
    const ben = scene.hear(scene.id('Ben'));
    const cid = scene.hear(scene.id('Cid'));
    changeAccount(scene.world, scene.world.account(scene.id('Ben')), { dmsOpen: false, locale: 'ru' });
    expect(names(ben)).toEqual(['USER_UPDATE']);
    expect(ben[0]?.d).toMatchObject({ locale: 'ru' });
    expect(cid).toEqual([]);
  });
});

describe('the guilds of the bot', () => {
  const add = (name: string) => {
    const guild = addGuild(scene.world, { name, ownerId: scene.id('Ann'), channels: ['general'] });
    joinGuild(scene.world, guild, scene.world.bot);
    return guild;
  };
  const list = async (query: string): Promise<string[]> => {
    const { body } = await scene.rest('GET', `/users/@me/guilds${query}`);
    return (body as { name: string }[]).map(({ name }) => name);
  };

  it('are listed by their age, a page at a time', async () => {
    const second = add('Second');
    add('Third');
    addGuild(scene.world, { name: 'Elsewhere', ownerId: scene.id('Ben'), channels: [] });
    expect(await list('')).toEqual(['Local table', 'Second', 'Third']);
    expect(await list('?limit=2')).toEqual(['Local table', 'Second']);
    expect(await list(`?after=${second.id}`)).toEqual(['Third']);
    expect(await list(`?before=${second.id}`)).toEqual(['Local table']);
    expect(await list(`?before=${add('Fourth').id}&limit=1`)).toEqual(['Third']);
  });

  it('are shown with its permissions and, if wanted, how many are there', async () => {
    const { body } = await scene.rest('GET', '/users/@me/guilds?with_counts=true');
    const [guild] = body as Record<string, unknown>[];
    expectShape(MyGuildResponseSchema, guild);
    expect(guild).toMatchObject({ owner: false, approximate_member_count: 4 });
    const bare = await scene.rest('GET', '/users/@me/guilds');
    expect((bare.body as object[])[0]).not.toHaveProperty('approximate_member_count');
  });

  it.each(['0', '201', 'many'])('cannot be listed %s at a time', async (limit) => {
    const answered = await scene.rest('GET', `/users/@me/guilds?limit=${limit}`);
    expect(refused(answered)).toEqual({ status: 400, code: 50035 });
    expect(problemAt(answered, 'limit')).toMatch(/^NUMBER_TYPE_/);
  });

  it('can be left, but not what it owns', async () => {
    const ann = scene.hear(scene.id('Ann'));
    const bot = scene.hear(scene.bot);
    const path = `/users/@me/guilds/${scene.guild.id}`;
    expect(await scene.rest('DELETE', path)).toMatchObject({ status: 204 });
    expect(names(bot)).toEqual(['GUILD_DELETE']);
    expect(bot[0]?.d).toEqual({ id: scene.guild.id });
    expect(names(ann)).toEqual(['GUILD_ROLE_DELETE', 'GUILD_MEMBER_REMOVE']);
    expect(refused(await scene.rest('DELETE', path))).toEqual({ status: 403, code: 50001 });
    const own = addGuild(scene.world, { name: 'Own', ownerId: scene.bot, channels: [] });
    expect(refused(await scene.rest('DELETE', `/users/@me/guilds/${own.id}`))).toEqual({
      status: 400,
      code: 50055,
    });
  });
});

describe('the application', () => {
  it.each(['/applications/@me', '/oauth2/applications/@me'])('is found at %s', async (path) => {
    const { body } = await scene.rest('GET', path);
    expectShape(PrivateApplicationResponseSchema, body);
    expect(body).toMatchObject({ id: scene.bot, owner: { username: 'ann' }, approximate_guild_count: 1 });
  });

  it('describes itself', async () => {
    const { body } = await scene.rest('PATCH', '/applications/@me', { description: 'Plays by post.' });
    expectShape(PrivateApplicationResponseSchema, body);
    expect(body).toMatchObject({ description: 'Plays by post.' });
    const long = await scene.rest('PATCH', '/applications/@me', { description: 'x'.repeat(401) });
    expect(problemAt(long, 'description')).toBe('BASE_TYPE_MAX_LENGTH');
    expect(scene.world.state.application.description).toBe('Plays by post.');
  });

  it('has no emojis', async () => {
    const { body } = await scene.rest('GET', `/applications/${scene.bot}/emojis`);
    expectShape(ListApplicationEmojisResponseSchema, body);
    expect(body).toEqual({ items: [] });
    expect(refused(await scene.rest('GET', '/applications/1/emojis'))).toEqual({ status: 404, code: 10002 });
  });
});
