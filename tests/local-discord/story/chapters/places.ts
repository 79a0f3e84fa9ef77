import { ChannelType, Events, type PublicThreadChannel, ThreadAutoArchiveDuration } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { changeAccount } from '#local-discord/world/accounts.ts';
import type { Story } from '../scene.ts';

/** Threads and DMs: who is in them and what can be done there. */
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
      const again = { name: 'again', startMessage: message };
      await expect(story().channel().threads.create(again)).rejects.toMatchObject({ code: 160004 });
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
      expect((await thread.members.fetch({ member: ben.id, force: true })).user?.displayName).toBe('Ben');
      await thread.members.remove(ben.id);
      expect(() => ben.in(thread)).toThrow('sees no channel');
      await thread.setArchived(true);
      for (const fetchAll of [true, false]) {
        const archived = await story().channel().threads.fetchArchived({ type: 'private', fetchAll });
        expect(archived.threads.has(thread.id)).toBe(true);
      }
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
}
