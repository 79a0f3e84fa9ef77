import { AttachmentBuilder, EmbedBuilder, Events, type Message, MessageFlags, MessageType } from 'discord.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import { PICTURE, picture } from '../bot/parts.ts';
import type { Story } from '../scene.ts';

/** What a bot and people write, and all that can be done with it. */
export function messagesChapter(story: () => Story): void {
  const here = () => story().channel('letters');
  const ann = (): Player => story().ann.in('#letters');
  const names = ({ attachments }: Message) => attachments.map(({ name }) => name);
  const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

  beforeAll(async () => {
    await story().guild.channels.create({ name: 'letters' });
  });

  describe('messages', () => {
    it('are heard with their content, and answered', async () => {
      const hearing = story().next(Events.MessageCreate, ({ content }) => content === 'hello bot');
      const said = ann().says('hello bot');
      const [heard] = await hearing;
      expect(heard).toMatchObject({ id: said.id, author: { displayName: 'Ann', bot: false } });
      expect(heard.member?.id).toBe(ann().id);
      const reply = await heard.reply('hello Ann');
      expect(reply).toMatchObject({ type: MessageType.Reply, reference: { messageId: said.id } });
      expect((await reply.fetchReference()).content).toBe('hello bot');
      expect(reply.mentions.repliedUser?.id).toBe(ann().id);
      const [answer] = ann().sees('hello Ann');
      expect(answer?.referenced_message).toMatchObject({ content: 'hello bot' });
      const replying = story().next(Events.MessageCreate, ({ content }) => content === 'how are you?');
      ann().says('how are you?', { replyTo: reply });
      expect((await replying)[0].mentions.repliedUser?.id).toBe(story().bot.user?.id);
    });

    it('mention whom they may', async () => {
      const { ben, cleo, guild } = story();
      const content = `<@${ben.id}> <@${cleo.id}> @everyone`;
      const all = await here().send(content);
      expect(all.mentions.users.map(({ displayName }) => displayName).sort()).toEqual(['Ben', 'Cleo']);
      expect(all.mentions.everyone).toBe(true);
      const one = await here().send({ content, allowedMentions: { users: [ben.id] } });
      expect([...one.mentions.users.keys()]).toEqual([ben.id]);
      expect(one.mentions.everyone).toBe(false);
      const said = await here().messages.fetch(ann().says('and I?').id);
      const none = await said.reply({ content, allowedMentions: { parse: [], repliedUser: false } });
      expect(none.mentions.users.size).toBe(0);
      const role = await guild.roles.create({ name: 'Called', mentionable: true });
      const called = await here().send(`<@&${role.id}>`);
      expect([...called.mentions.roles.keys()]).toEqual([role.id]);
    });

    it('are changed and deleted', async () => {
      const sent = await here().send({ content: 'first', embeds: [new EmbedBuilder().setTitle('x')] });
      const changing = story().next(Events.MessageUpdate, (_, { content }) => content === 'second');
      const edited = await sent.edit({ content: 'second', embeds: [] });
      await changing;
      expect(edited.editedTimestamp).not.toBeNull();
      expect(ann().sees('second')).toMatchObject([{ id: sent.id, embeds: [] }]);
      expect((await sent.suppressEmbeds()).flags.has(MessageFlags.SuppressEmbeds)).toBe(true);
      const going = story().next(Events.MessageDelete, ({ id }) => id === sent.id);
      await sent.delete();
      await going;
      await expect(here().messages.fetch(sent.id)).rejects.toMatchObject({ code: 10008, status: 404 });
      await expect(sent.reply('to nothing')).rejects.toMatchObject({ code: 50035 });
      const orphan = await sent.reply({ content: 'to nothing', failIfNotExists: false });
      expect(orphan.reference).toBeNull();
    });

    it('of others can be deleted but not changed', async () => {
      const said = ann().says('mine');
      const message = await here().messages.fetch(said.id);
      await expect(here().messages.edit(message, 'yours')).rejects.toMatchObject({
        code: 50005,
        status: 403,
      });
      await message.delete();
      expect(ann().sees('mine')).toEqual([]);
    });

    it('are refused when empty or too long', async () => {
      await expect(here().send('')).rejects.toMatchObject({ code: 50006, status: 400 });
      await expect(here().send('x'.repeat(2001))).rejects.toMatchObject({
        code: 50035,
        rawError: { errors: { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH' }] } } },
      });
    });

    it('are fetched page by page', async () => {
      const sent: Message[] = [];
      for (const content of ['1', '2', '3', '4', '5']) sent.push(await here().send(content));
      const [first, , third, , fifth] = sent;
      const contents = async (options: object) =>
        (await here().messages.fetch({ limit: 2, cache: false, ...options })).map(({ content }) => content);
      expect(await contents({})).toEqual(['5', '4']);
      expect(await contents({ before: third?.id })).toEqual(['2', '1']);
      expect(await contents({ after: third?.id })).toEqual(['5', '4']);
      expect(await contents({ after: first?.id })).toEqual(['3', '2']);
      expect(await contents({ around: third?.id, limit: 3 })).toEqual(['4', '3', '2']);
      expect(await contents({ after: fifth?.id })).toEqual([]);
    });

    it('are deleted in bulk', async () => {
      const sent = [await here().send('a'), await here().send('b'), await here().send('c')];
      const going = story().next(Events.MessageBulkDelete);
      await here().bulkDelete(sent.slice(0, 2));
      expect((await going)[0].size).toBe(2);
      await here().bulkDelete(1);
      expect(
        (await here().messages.fetch({ limit: 3 })).some(({ id }) => sent.some((one) => one.id === id)),
      ).toBe(false);
    });

    it('are sent once with the same nonce', async () => {
      const once = { content: 'once', nonce: 'n-1', enforceNonce: true } as const;
      const sent = await here().send(once);
      expect(sent.nonce).toBe('n-1');
      expect((await here().send(once)).id).toBe(sent.id);
      expect(ann().sees('once')).toHaveLength(1);
    });

    it('are announced by typing', async () => {
      await here().sendTyping();
      const me = story().bot.user?.id;
      await story().heard('TYPING_START', (d) => d.user_id === me && d.channel_id === here().id);
    });
  });

  describe('attachments', () => {
    it('are uploaded and can be downloaded', async () => {
      const sent = await here().send({
        files: [
          picture('board.png'),
          new AttachmentBuilder(Buffer.from('words'), { name: 'SPOILER_log.txt' }),
        ],
      });
      expect(names(sent)).toEqual(['board.png', 'SPOILER_log.txt']);
      const [board, log] = sent.attachments.values();
      expect(board).toMatchObject({
        width: 4,
        height: 4,
        contentType: 'image/png',
        description: 'The board',
      });
      expect(log).toMatchObject({ size: 5, spoiler: true });
      expect(await bytesOf(board?.url ?? '')).toEqual(Buffer.from(PICTURE));
      expect((await bytesOf(log?.url ?? '')).toString()).toBe('words');
    });

    it('stand in embeds', async () => {
      const embed = new EmbedBuilder().setImage('attachment://a.png').setThumbnail('attachment://b.png');
      const sent = await here().send({ embeds: [embed], files: [picture('a.png'), picture('b.png')] });
      expect(sent.embeds[0]?.image).toMatchObject({ width: 4, height: 4 });
      expect(await bytesOf(sent.embeds[0]?.thumbnail?.url ?? '')).toEqual(Buffer.from(PICTURE));
      await expect(here().send({ embeds: [embed] })).rejects.toMatchObject({ code: 50035 });
    });

    it('are kept, added and removed by editing', async () => {
      const sent = await here().send({ files: [picture('a.png'), picture('b.png')] });
      const [, second] = sent.attachments.values();
      const attachments = [...sent.attachments.values()];
      const added = await sent.edit({ attachments, files: [picture('c.png')] });
      expect(names(added)).toEqual(['a.png', 'b.png', 'c.png']);
      const kept = await sent.edit({ attachments: second === undefined ? [] : [second] });
      expect(names(kept)).toEqual(['b.png']);
      expect(names(await sent.edit({ content: 'untouched' }))).toEqual(['b.png']);
      const swapped = await sent.edit({ attachments: [], files: [picture('d.png')] });
      expect(names(swapped)).toEqual(['d.png']);
      expect(names(await sent.edit({ content: 'none', attachments: [] }))).toEqual([]);
    });

    it('come from people too', async () => {
      const hearing = story().next(Events.MessageCreate, ({ attachments }) => attachments.size === 1);
      ann().says('look', { uploads: [ann().uploads('mine.txt', 'my words')] });
      const [heard] = await hearing;
      expect((await bytesOf(heard.attachments.first()?.url ?? '')).toString()).toBe('my words');
    });
  });

  describe('the new layout', () => {
    it('holds every part, whose files can be downloaded, and its buttons work', async () => {
      const { message } = await ann().slash('/layout');
      expect((message.flags ?? 0) & MessageFlags.IsComponentsV2).not.toBe(0);
      const [title, container] = message.components ?? [];
      expect(title).toMatchObject({ content: '# Your table' });
      const parts = (container as { components?: { type: number }[] }).components ?? [];
      expect(parts.map(({ type }) => type)).toEqual([9, 9, 14, 12, 13, 1]);
      const urls = JSON.stringify(container).match(/http:\/\/127[^"]+\/attachments[^"]+/g) ?? [];
      const board = urls.find((url) => url.includes('board.png')) ?? '';
      const log = urls.find((url) => url.includes('log.txt')) ?? '';
      expect(await bytesOf(board)).toEqual(Buffer.from(PICTURE));
      expect((await bytesOf(log)).toString()).toBe('one\ntwo');
      const moved = await ann().click('Move', { message });
      expect(JSON.stringify(moved.messages[0]?.components)).toContain('# Moved');
      await ann().waitFor('2 parts');
      expect((await ann().click('End', { message })).message.content).toBe('The end');
    });

    it('goes with no content', async () => {
      const message = await here().messages.fetch({ limit: 20 });
      const laidOut = message.find(({ flags }) => flags.has(MessageFlags.IsComponentsV2));
      await expect(laidOut?.edit({ content: 'words' })).rejects.toMatchObject({ code: 50035, status: 400 });
    });
  });
}
