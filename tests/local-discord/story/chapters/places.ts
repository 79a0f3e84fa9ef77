import {
  ChannelType,
  Events,
  PermissionFlagsBits,
  type PublicThreadChannel,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { changeAccount } from '#local-discord/world/accounts.ts';
import type { Story } from '../scene.ts';

/** Threads, DMs, channels, roles, and who may do what there. */
export function placesChapter(story: () => Story): void {
  describe('threads', () => {
    it('are public, and begin from nothing', async () => {
      const { ben } = story();
      const thread = await story().channel().threads.create({
        name: 'side table',
        autoArchiveDuration: ThreadAutoArchiveDuration.OneHour,
        type: ChannelType.PublicThread,
      });
      expect(thread).toMatchObject({ type: ChannelType.PublicThread, archived: false, joined: true });
      await thread.send('sit down');
      expect(ben.in(thread).sees('sit down')).toHaveLength(1);
      const hearing = story().next(Events.MessageCreate, ({ channelId }) => channelId === thread.id);
      ben.in(thread).says('I sit');
      expect((await hearing)[0].channel.isThread()).toBe(true);
      expect((await story().guild.channels.fetchActiveThreads()).threads.has(thread.id)).toBe(true);
    });

    it('begin from a message', async () => {
      const { ann } = story();
      const message = await story().channel().send('a topic');
      const thread = await message.startThread({ name: 'about it' });
      expect(thread.id).toBe(message.id);
      expect((await thread.fetchStarterMessage())?.content).toBe('a topic');
      expect(ann.sees('a topic').at(-1)).toMatchObject({ thread: { id: thread.id } });
      await expect(message.startThread({ name: 'again' })).rejects.toMatchObject({ code: 160004 });
      await thread.setName('renamed');
      expect(thread.name).toBe('renamed');
    });

    it('are private: only those who were added see them', async () => {
      const { ben, cleo } = story();
      const thread = await story().channel().threads.create({
        name: 'secret table',
        type: ChannelType.PrivateThread,
        invitable: false,
      });
      expect(() => ben.in(thread)).toThrow('sees no channel');
      const adding = story().next(Events.ThreadMembersUpdate, (added) => added.has(ben.id));
      await thread.members.add(ben.id);
      expect((await adding)[2].id).toBe(thread.id);
      await thread.send('psst');
      expect(ben.in(thread).sees('psst')).toHaveLength(1);
      expect(() => cleo.in(thread)).toThrow('sees no channel');
      const members = await thread.members.fetch({ withMember: true });
      expect([...members.keys()].sort()).toEqual([story().bot.user?.id, ben.id].sort());
      expect((await thread.members.fetch({ member: ben.id })).user?.displayName).toBe('Ben');
      await thread.members.remove(ben.id);
      expect(() => ben.in(thread)).toThrow('sees no channel');
      await thread.setArchived(true);
      const archived = await story().channel().threads.fetchArchived({ type: 'private', fetchAll: true });
      expect(archived.threads.has(thread.id)).toBe(true);
    });

    it('are archived, locked and opened again', async () => {
      const { ben } = story();
      const thread = (await story().channel().threads.create({ name: 'old table' })) as PublicThreadChannel;
      await thread.setArchived(true);
      const active = await story().channel().threads.fetchActive();
      expect(active.threads.has(thread.id)).toBe(false);
      const { threads } = await story().channel().threads.fetchArchived();
      expect(threads.has(thread.id)).toBe(true);
      await thread.setArchived(false);
      await thread.setLocked(true);
      expect(thread).toMatchObject({ archived: false, locked: true });
      await thread.setArchived(true);
      expect(() => ben.in(thread).says('let me in')).toThrow();
      await thread.edit({ archived: false, locked: false, name: 'new table' });
      ben.in(thread).says('thanks');
      await thread.leave();
      await thread.join();
      await thread.delete();
      await story().heard('THREAD_DELETE', ({ id }) => id === thread.id);
    });
  });

  describe('DMs', () => {
    it('go both ways', async () => {
      const { ann, bot } = story();
      const user = await bot.users.fetch(ann.id);
      const sent = await user.send('psst');
      expect(sent.channel.type).toBe(ChannelType.DM);
      expect(ann.dms().at(-1)).toMatchObject({ id: sent.id, content: 'psst' });
      const hearing = story().next(Events.MessageCreate, ({ guildId }) => guildId === null);
      ann.dm().says('what?');
      const [heard] = await hearing;
      await heard.reply('nothing');
      await heard.react('🤫');
      await sent.edit('pssst');
      await sent.pin();
      expect(ann.dms().map(({ content }) => content)).toEqual(
        expect.arrayContaining(['pssst', 'what?', 'nothing']),
      );
      expect((await heard.channel.messages.fetch({ limit: 10 })).size).toBeGreaterThan(2);
      await sent.delete();
      await user.deleteDM();
    });

    it('may be closed: 50007', async () => {
      const { cleo, bot, local } = story();
      const account = local.world.account(cleo.id);
      changeAccount(local.world, account, { dmsOpen: false });
      await expect(bot.users.send(cleo.id, 'psst')).rejects.toMatchObject({ code: 50007, status: 403 });
      changeAccount(local.world, account, { dmsOpen: true });
      await bot.users.send(cleo.id, 'psst');
      expect(cleo.dms()).toHaveLength(1);
    });
  });

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
    });

    it('are named', async () => {
      const { guild, cleo, bot } = story();
      const member = await guild.members.fetch(cleo.id);
      const renaming = story().next(Events.GuildMemberUpdate, (_, { nickname }) => nickname === 'Queen');
      await member.setNickname('Queen');
      await renaming;
      await member.setNickname(null);
      await guild.members.me?.setNickname('Referee');
      expect(guild.members.me?.displayName).toBe('Referee');
      await guild.members.me?.setNickname(null);
      bot.user?.setPresence({ status: 'idle', activities: [{ name: 'chess' }] });
    });
  });
}
