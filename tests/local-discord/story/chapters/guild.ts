import { ChannelType, Events, PermissionFlagsBits } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Story } from '../scene.ts';

/** Channels, roles and members, and who may do what. */
export function guildChapter(story: () => Story): void {
  describe('channels', () => {
    it('are made, changed, moved and deleted', async () => {
      const { guild, ann } = story();
      const group = await guild.channels.create({ name: 'Tables', type: ChannelType.GuildCategory });
      const made = await guild.channels.create({
        name: 'table one',
        parent: group,
        topic: 'first',
        rateLimitPerUser: 5,
      });
      expect(made).toMatchObject({ name: 'table-one', parentId: group.id, topic: 'first' });
      const changing = story().next(Events.ChannelUpdate, (_, { id }) => id === made.id);
      await made.edit({ name: 'table-two', topic: null, nsfw: true });
      await changing;
      expect(made).toMatchObject({ name: 'table-two', topic: null, nsfw: true });
      await made.setPosition(1);
      expect(ann.in('#table-two').messages()).toEqual([]);
      expect((await guild.channels.fetch(made.id))?.id).toBe(made.id);
      const all = await guild.channels.fetch();
      expect(all.size).toBeGreaterThan(3);
      const going = story().next(Events.ChannelDelete, ({ id }) => id === made.id);
      await made.delete();
      await going;
      expect(() => ann.in('#table-two')).toThrow('sees no channel');
      await expect(guild.channels.fetch(made.id, { force: true })).rejects.toMatchObject({ code: 10003 });
      await group.delete();
    });

    it('are closed to some by overwrites', async () => {
      const { guild, ben, cleo } = story();
      const role = await guild.roles.create({ name: 'Insider' });
      const cellar = await guild.channels.create({
        name: 'cellar',
        permissionOverwrites: [
          { id: guild.id, deny: PermissionFlagsBits.ViewChannel },
          { id: role, allow: [PermissionFlagsBits.ViewChannel] },
          { id: guild.members.me?.id ?? '', allow: ['ViewChannel', 'SendMessages'] },
        ],
      });
      expect(() => ben.in('#cellar')).toThrow('sees no channel');
      const member = await guild.members.fetch(ben.id);
      expect(cellar.permissionsFor(member).has('ViewChannel')).toBe(false);
      const changing = story().next(Events.GuildMemberUpdate, (_, { id }) => id === ben.id);
      await member.roles.add(role);
      await changing;
      expect(cellar.permissionsFor(member.id)?.has('ViewChannel')).toBe(true);
      ben.in('#cellar').says('dark here');
      await cellar.permissionOverwrites.edit(cleo.id, { ViewChannel: true, SendMessages: false });
      expect(cleo.in('#cellar').sees('dark here')).toHaveLength(1);
      expect(() => cleo.in('#cellar').says('and cold')).toThrow();
      await cellar.permissionOverwrites.delete(cleo.id);
      expect(() => cleo.in('#cellar')).toThrow('sees no channel');
      await member.roles.remove(role);
      expect(() => ben.in('#cellar')).toThrow('sees no channel');
    });

    it('refuse a bot without permissions: 50013, and 50001 where it sees nothing', async () => {
      const { guild } = story();
      const quiet = await guild.channels.create({ name: 'quiet' });
      const me = guild.members.me?.id ?? '';
      const changed = story().next(Events.ChannelUpdate, (_, { id }) => id === quiet.id);
      await quiet.permissionOverwrites.edit(me, { SendMessages: false });
      await changed;
      expect(quiet.permissionsFor(me)?.has('SendMessages')).toBe(false);
      await expect(quiet.send('anything')).rejects.toMatchObject({ code: 50013, status: 403 });
      await expect(guild.edit({ name: 'Mine' })).rejects.toMatchObject({ code: 50013, status: 403 });
      const hidden = story().next(Events.ChannelUpdate, (_, { id }) => id === quiet.id);
      await quiet.permissionOverwrites.edit(guild.id, { ViewChannel: false });
      await hidden;
      await expect(quiet.send('anything')).rejects.toMatchObject({ code: 50001, status: 403 });
    });

    it('bring their threads when they come into view', async () => {
      const { guild } = story();
      const me = guild.members.me;
      const blindfold = await guild.roles.create({ name: 'Blindfold', permissions: [] });
      const attic = await guild.channels.create({
        name: 'attic',
        permissionOverwrites: [{ id: blindfold, deny: ['ViewChannel'] }],
      });
      const thread = await attic.threads.create({ name: 'dust' });
      await me?.roles.add(blindfold);
      await expect(thread.send('anybody?')).rejects.toMatchObject({ code: 50001 });
      await me?.roles.remove(blindfold);
      await story().heard('THREAD_LIST_SYNC', ({ threads }) => JSON.stringify(threads).includes(thread.id));
      await thread.send('light');
    });
  });

  describe('roles', () => {
    it('are made, changed, ordered and deleted', async () => {
      const { guild } = story();
      const role = await guild.roles.create({
        name: 'Knight',
        colors: { primaryColor: 0xff0000 },
        hoist: true,
        mentionable: true,
        permissions: ['SendMessages', 'AddReactions'],
      });
      expect(role).toMatchObject({ name: 'Knight', hoist: true, mentionable: true });
      expect(role.permissions.toArray()).toEqual(['AddReactions', 'SendMessages']);
      const changing = story().next(Events.GuildRoleUpdate, (_, { name }) => name === 'Baron');
      await role.edit({ name: 'Baron', permissions: 0n });
      await changing;
      await expect(role.setPermissions('Administrator')).rejects.toMatchObject({ code: 50013 });
      const other = await guild.roles.create({ name: 'Count' });
      await guild.roles.setPositions([{ role: other, position: 1 }]);
      expect((await guild.roles.fetch(undefined, { force: true })).size).toBe(guild.roles.cache.size);
      expect((await guild.roles.fetch(role.id, { force: true }))?.name).toBe('Baron');
      const going = story().next(Events.GuildRoleDelete, ({ id }) => id === role.id);
      await role.delete();
      await going;
      expect(guild.roles.cache.has(role.id)).toBe(false);
    });

    it('above the bot cannot be given: 50013', async () => {
      const { guild, ben } = story();
      const member = await guild.members.fetch(ben.id);
      const own = guild.members.me?.roles.highest.id ?? '';
      await expect(member.roles.add(own)).rejects.toMatchObject({ code: 50013, status: 403 });
    });
  });

  describe('guilds, members and users', () => {
    it('are fetched', async () => {
      const { bot, guild, ben } = story();
      expect((await bot.guilds.fetch()).map(({ name }) => name)).toEqual(['Local table']);
      expect((await guild.fetch()).approximateMemberCount).toBe(4);
      const people = await guild.members.fetch();
      expect(people.map(({ displayName }) => displayName).sort()).toEqual(['Ann', 'Ben', 'Cleo', 'Emissary']);
      expect((await guild.members.fetch({ user: ben.id, force: true })).id).toBe(ben.id);
      expect((await guild.members.list({ limit: 2 })).size).toBe(2);
      expect((await guild.members.search({ query: 'cle' })).first()?.displayName).toBe('Cleo');
      expect((await bot.users.fetch(ben.id, { force: true })).username).toBe('ben');
      expect((await guild.members.fetchMe({ force: true })).id).toBe(bot.user?.id);
      expect((await guild.fetchOwner()).displayName).toBe('Ann');
      await expect(bot.users.fetch('1')).rejects.toMatchObject({ code: 10013, status: 404 });
      await expect(guild.members.fetch('1')).rejects.toMatchObject({ code: 10013, status: 404 });
      expect((await bot.application?.fetch())?.name).toBe('Emissary');
      expect((await bot.fetchGuildPreview(guild)).approximateMemberCount).toBe(4);
    });

    it('are named', async () => {
      const { guild, cleo, bot } = story();
      const member = await guild.members.fetch(cleo.id);
      const renaming = story().next(Events.GuildMemberUpdate, (_, { nickname }) => nickname === 'Queen');
      await member.setNickname('Queen');
      await renaming;
      await member.setNickname(null);
      expect((await guild.members.me?.setNickname('Referee'))?.displayName).toBe('Referee');
      await guild.members.me?.setNickname(null);
      bot.user?.setPresence({ status: 'idle', activities: [{ name: 'chess' }] });
      await bot.user?.setUsername('Envoy');
      await story().heard('USER_UPDATE', ({ username }) => username === 'Envoy');
      await bot.user?.setUsername('Emissary');
    });
  });
}
