import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  ContainerBuilder,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  type Interaction,
  InteractionType,
  MessageFlags,
  type TextChannel,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainPng } from '#local-discord/plain-png.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { openInteraction } from '#local-discord/world/interactions.ts';
import { vote } from '#local-discord/world/polls.ts';
import { react } from '#local-discord/world/reactions.ts';
import type { Channel, Message } from '#local-discord/world/records.ts';
import { generalOf } from './rest-client.ts';

let local: LocalDiscord;
let client: Client<true>;
beforeEach(async () => {
  local = await LocalDiscord.open({ rateLimits: false });
  const { Guilds, GuildMessages, GuildMessageReactions, GuildMessagePolls } = GatewayIntentBits;
  const intents = [Guilds, GuildMessages, GuildMessageReactions, GuildMessagePolls];
  const loggedIn = new Client({ intents, rest: { api: local.api, globalRequestsPerSecond: 1000 } });
  const ready = new Promise<Client<true>>((done) => loggedIn.once(Events.ClientReady, done));
  await loggedIn.login(local.token);
  client = await ready;
});
afterEach(async () => {
  await client.destroy();
  await local.close();
});

const channel = () => client.channels.cache.get(generalOf(local)) as TextChannel;
const place = () => local.world.state.channels.get(generalOf(local)) as Channel;
const record = (id: string) => place().messages.find((one) => one.id === id) as Message;
const ann = () => [...local.world.state.accounts.values()].find(({ bot }) => !bot)?.id ?? '';
const board = () => new AttachmentBuilder(plainPng(4, 0x00ff00), { name: 'board.png' });
const heard = <T extends Interaction>() =>
  new Promise<T>((done) => client.once(Events.InteractionCreate, (one) => done(one as T)));
const command = () =>
  openInteraction(local.world, {
    type: InteractionType.ApplicationCommand,
    userId: ann(),
    channel: place(),
    name: 'go',
    data: { id: '1', name: 'go', type: 1 },
  });

describe('discord.js', () => {
  it('sends, edits, answers and deletes messages with files', async () => {
    const embed = new EmbedBuilder().setTitle('Board').setImage('attachment://board.png');
    const sent = await channel().send({ content: 'hi', embeds: [embed], files: [board()] });
    expect(sent.embeds[0]?.image).toMatchObject({ width: 4, height: 4 });
    expect(sent.attachments.size).toBe(0);
    const edited = await sent.edit({ content: 'ho', embeds: [], attachments: [], files: [board()] });
    expect(edited.attachments.map(({ name }) => name)).toEqual(['board.png']);
    const reply = await sent.reply('well');
    expect(reply.reference?.messageId).toBe(sent.id);
    expect((await channel().messages.fetch({ limit: 2 })).map(({ id }) => id)).toEqual([reply.id, sent.id]);
    await channel().bulkDelete([sent, reply]);
    expect(place().messages).toEqual([]);
  });

  it('speaks the new layout', async () => {
    const container = new ContainerBuilder()
      .addTextDisplayComponents((text) => text.setContent('# Board'))
      .addMediaGalleryComponents((gallery) =>
        gallery.addItems((item) => item.setURL('attachment://board.png')),
      );
    const sent = await channel().send({
      flags: MessageFlags.IsComponentsV2,
      components: [container],
      files: [board()],
    });
    expect(sent.flags.has(MessageFlags.IsComponentsV2)).toBe(true);
    expect(JSON.stringify(sent.components[0]?.toJSON())).toContain('/board.png');
  });

  it('pins and reacts', async () => {
    const sent = await channel().send('rules');
    await sent.pin();
    const { items } = await channel().messages.fetchPins();
    expect(items.map(({ message }) => message.id)).toEqual([sent.id]);
    await sent.unpin();
    expect((await channel().messages.fetchPins()).items).toEqual([]);
    await sent.react('👍');
    react(local.world, place(), { message: record(sent.id), userId: ann(), emoji: '👍' });
    await vi.waitFor(() => expect(sent.reactions.cache.get('👍')?.count).toBe(2));
    const users = await sent.reactions.cache.get('👍')?.users.fetch();
    expect(users?.size).toBe(2);
    await sent.reactions.removeAll();
    expect(record(sent.id).reactions).toEqual([]);
  });

  it('asks and ends polls', async () => {
    const answers = [{ text: 'Left', emoji: '⬅️' }, { text: 'Right' }];
    const question = { text: 'Which way?' };
    const sent = await channel().send({
      poll: { question, answers, duration: 1, allowMultiselect: false },
    });
    const voted = new Promise((done) => client.once(Events.MessagePollVoteAdd, done));
    vote(local.world, place(), { message: record(sent.id), userId: ann(), answers: [2] });
    await voted;
    const voters = await sent.poll?.answers.get(2)?.voters.fetch();
    expect(voters?.map(({ id }) => id)).toEqual([ann()]);
    const ended = await sent.poll?.end();
    expect(ended?.poll?.resultsFinalized).toBe(true);
  });

  it('defers, fills, follows up and deletes', async () => {
    const coming = heard<ChatInputCommandInteraction>();
    command();
    const interaction = await coming;
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const filled = await interaction.editReply({ content: 'done', files: [board()] });
    expect(filled).toMatchObject({ content: 'done' });
    expect(filled.flags.has(MessageFlags.Ephemeral)).toBe(true);
    const followed = await interaction.followUp('more');
    expect(followed.type).toBe(19);
    await interaction.deleteReply();
    await expect(interaction.fetchReply()).rejects.toMatchObject({ code: 10008, status: 404 });
    await expect(interaction.deferReply()).rejects.toThrow();
  });

  it('answers buttons', async () => {
    const button = new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary);
    const components = [new ActionRowBuilder<ButtonBuilder>().addComponents(button)];
    const coming = heard<ChatInputCommandInteraction>();
    command();
    const response = await (await coming).reply({ content: 'press', components, withResponse: true });
    const message = response.resource?.message;
    const pressed = message?.awaitMessageComponent({ time: 5000 });
    openInteraction(local.world, {
      type: InteractionType.MessageComponent,
      userId: ann(),
      channel: place(),
      sourceMessageId: message?.id ?? '',
      data: { custom_id: 'go', component_type: 2 },
    });
    await (await pressed)?.update({ content: 'pressed', components: [] });
    await vi.waitFor(() => expect(message?.content).toBe('pressed'));
    expect(record(message?.id ?? '').components).toEqual([]);
  });
});
