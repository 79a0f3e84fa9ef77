import { Client, Events, GatewayIntentBits, PermissionFlagsBits } from 'discord.js';
import {
  GuildPreviewResponseSchema,
  GuildResponseSchema,
  GuildWithCountsResponseSchema,
} from 'discord-api-spec/zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addAccount } from '#local-discord/world/accounts.ts';
import { addGuild, joinGuild, leaveGuild } from '#local-discord/world/guilds.ts';
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

let scene: GuildScene;
beforeEach(async () => {
  scene = await GuildScene.open();
});
afterEach(() => scene.close());

const path = () => `/guilds/${scene.guild.id}`;

describe('a guild', () => {
  it('is shown with and without how many are there', async () => {
    const { body } = await scene.rest('GET', path());
    expectShape(GuildWithCountsResponseSchema, body);
    expect(body).not.toHaveProperty('approximate_member_count');
    const counted = await scene.rest('GET', `${path()}?with_counts=true`);
    expectShape(GuildWithCountsResponseSchema, counted.body);
    expect(counted.body).toMatchObject({ owner_id: scene.id('Ann'), approximate_member_count: 4 });
    const preview = await scene.rest('GET', `${path()}/preview`);
    expectShape(GuildPreviewResponseSchema, preview.body);
    expect(preview.body).toMatchObject({ name: 'Local table' });
  });

  it('is out of reach for a bot that is not in it', async () => {
    const other = addGuild(scene.world, { name: 'Elsewhere', ownerId: scene.id('Ben'), channels: [] });
    expect(refused(await scene.rest('GET', `/guilds/${other.id}`))).toEqual({ status: 403, code: 50001 });
    expect(refused(await scene.rest('GET', '/guilds/1'))).toEqual({ status: 404, code: 10004 });
  });

  it('takes another name from those who manage it', async () => {
    const ben = scene.hear(scene.id('Ben'));
    const { body } = await scene.rest('PATCH', path(), { name: 'Round table' });
    expectShape(GuildResponseSchema, body);
    expect(body).toMatchObject({ name: 'Round table' });
    expect(ben).toMatchObject([{ t: 'GUILD_UPDATE', d: { name: 'Round table' } }]);
    scene.grant(MODERATOR & ~PermissionFlagsBits.ManageGuild);
    expect(refused(await scene.rest('PATCH', path(), { name: 'No' }))).toEqual({ status: 403, code: 50013 });
    expect(scene.guild.name).toBe('Round table');
  });

  it.each(['x', 'x'.repeat(101)])('cannot be called %s', async (name) => {
    const answered = await scene.rest('PATCH', path(), { name });
    expect(problemAt(answered, 'name')).toBe('BASE_TYPE_BAD_LENGTH');
    expect(scene.guild.name).toBe('Local table');
  });

  it.each(['xy', 'x'.repeat(100)])('can be called %s', async (name) => {
    expect(await scene.rest('PATCH', path(), { name })).toMatchObject({ status: 200, body: { name } });
  });

  it.each([
    ['emojis', 0n],
    ['stickers', 0n],
    ['scheduled-events', 0n],
    ['bans', PermissionFlagsBits.BanMembers],
    ['invites', PermissionFlagsBits.ManageGuild],
    ['integrations', PermissionFlagsBits.ManageGuild],
    ['webhooks', PermissionFlagsBits.ManageWebhooks],
  ])('has no %s', async (list, needed) => {
    expect(await scene.rest('GET', `${path()}/${list}`)).toMatchObject({ status: 200, body: [] });
    if (needed === 0n) return;
    scene.grant(MODERATOR & ~needed);
    expect(refused(await scene.rest('GET', `${path()}/${list}`))).toEqual({ status: 403, code: 50013 });
  });

  it('has banned nobody', async () => {
    const answered = await scene.rest('GET', `${path()}/bans/${scene.id('Ben')}`);
    expect(refused(answered)).toEqual({ status: 404, code: 10026 });
  });
});

describe('coming and going', () => {
  it('tells a newcomer of the guild, and the guild of the newcomer', () => {
    const dot = addAccount(scene.world, { name: 'Dot', locale: 'ru' });
    const [hers, anns] = [scene.hear(dot.id), scene.hear(scene.id('Ann'))];
    const [bare, privileged] = [scene.hear(scene.bot, UNPRIVILEGED), scene.hear(scene.bot)];
    const member = joinGuild(scene.world, scene.guild, dot);
    expect(names(hers)).toEqual(['GUILD_CREATE']);
    expect(hers[0]?.d).toMatchObject({ id: scene.guild.id, member_count: 5 });
    expect(anns).toMatchObject([{ t: 'GUILD_MEMBER_ADD', d: { user: { username: 'dot' } } }]);
    expect(bare).toEqual([]);
    expect(names(privileged)).toEqual(['GUILD_MEMBER_ADD']);
    expect(joinGuild(scene.world, scene.guild, dot)).toBe(member);
    expect(hers).toHaveLength(1);
  });

  it('takes whoever leaves out of the threads as well', () => {
    const { world, guild } = scene;
    const parent = world.state.channels.get(scene.channel('general'));
    if (parent === undefined) throw new Error('no channel');
    const thread = startThread(world, parent, { ownerId: scene.id('Ben'), name: 'a', type: 11 });
    const [bens, anns] = [scene.hear(scene.id('Ben')), scene.hear(scene.id('Ann'))];
    leaveGuild(world, guild, world.account(scene.id('Ben')));
    expect(thread.thread?.members.size).toBe(0);
    expect(names(bens)).toEqual(['THREAD_MEMBERS_UPDATE', 'GUILD_DELETE']);
    expect(names(anns)).toEqual(['THREAD_MEMBERS_UPDATE', 'GUILD_MEMBER_REMOVE']);
    expect(scene.may(scene.id('Ben'), parent.id, PermissionFlagsBits.ViewChannel)).toBe(false);
  });

  it('gives a bot a role of its own, above everyone', () => {
    const guild = addGuild(scene.world, { name: 'New', ownerId: scene.id('Ben'), channels: ['a', 'b'] });
    const bot = scene.hear(scene.bot, UNPRIVILEGED);
    const [role] = joinGuild(scene.world, guild, scene.world.bot).roles;
    expect(guild.roles.get(role ?? '')).toMatchObject({ managed: true, position: 1, name: 'Emissary' });
    expect(names(bot)).toEqual(['GUILD_CREATE']);
    expect(bot[0]?.d).toMatchObject({ channels: [{ name: 'a' }, { name: 'b' }] });
  });

  it.each([
    ['itself alone without the presences intent', 0, ['Emissary']],
    ['everybody with it', GatewayIntentBits.GuildPresences, ['ben', 'Emissary']],
  ])('tells a bot of %s', (_, intents, expected) => {
    const guild = addGuild(scene.world, { name: 'New', ownerId: scene.id('Ben'), channels: [] });
    scene.world.state.application.privilegedIntents = intents;
    const heard = scene.hear(scene.bot);
    joinGuild(scene.world, guild, scene.world.bot);
    const members = heard[0]?.d.members as { user: { username: string } }[];
    expect(members.map(({ user }) => user.username)).toEqual(expected);
    expect(heard[0]?.d.member_count).toBe(2);
  });

  it('is understood by discord.js', async () => {
    const { local, world } = scene;
    const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: local.api } });
    try {
      const ready = new Promise((done) => client.once(Events.ClientReady, done));
      await client.login(local.token);
      await ready;
      expect(client.guilds.cache.first()?.members.me?.permissions.has('ManageThreads')).toBe(true);
      const joined = new Promise<string>((done) => client.once(Events.GuildCreate, ({ name }) => done(name)));
      const guild = addGuild(world, { name: 'Other', ownerId: scene.id('Ben'), channels: ['a'] });
      joinGuild(world, guild, world.bot);
      expect(await joined).toBe('Other');
      const left = new Promise<string>((done) => client.once(Events.GuildDelete, ({ id }) => done(id)));
      await client.guilds.cache.get(guild.id)?.leave();
      expect(await left).toBe(guild.id);
    } finally {
      await client.destroy();
    }
  });
});
