import {
  ButtonStyle,
  type ChatInputCommandInteraction,
  Events,
  type Interaction,
  MessageFlags,
  MessageType,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { login, newBot } from '../bot/bot.ts';
import type { Story } from '../scene.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The ways to answer, and the times within which it must be done. */
export function answersChapter(story: () => Story): void {
  /** Somebody uses a command that the bot leaves to the test. */
  const used = async (): Promise<ChatInputCommandInteraction> => {
    const { ann, local } = story();
    const coming = story().next(Events.InteractionCreate);
    const channel = local.world.state.channels.keys().next().value ?? '';
    ann.does({ do: 'command', channel, path: ['silent'], options: {} });
    return (await coming)[0] as ChatInputCommandInteraction;
  };

  describe('answers', () => {
    it('come at once, with the message', async () => {
      const interaction = await used();
      const { interaction: told, resource } = await interaction.reply({ content: 'now', withResponse: true });
      expect(told).toMatchObject({ id: interaction.id, responseMessageEphemeral: false });
      expect(resource?.message).toMatchObject({ content: 'now', type: MessageType.ChatInputCommand });
      expect(story().ann.sees('now')).toHaveLength(1);
      const fetched = await interaction.fetchReply();
      expect(fetched.id).toBe(resource?.message?.id);
      expect(fetched.interactionMetadata?.user.displayName).toBe('Ann');
    });

    it('come after a while, and more follows', async () => {
      const { ben } = story();
      const answer = await ben.slash('/slow', {}, { until: 'final' });
      expect(answer.messages[0]).toMatchObject({ content: 'At last', type: MessageType.ChatInputCommand });
      const more = await ben.waitFor('And much more');
      expect(more).toMatchObject({ type: MessageType.Reply });
      expect(more.edited_timestamp).not.toBeNull();
    });

    it('are taken back', async () => {
      const { cleo } = story();
      const gone = story().next(Events.MessageDelete, (message) => message.content === 'Soon gone');
      await cleo.slash('/short');
      await cleo.waitFor('Gone is: Soon gone');
      await gone;
      expect(cleo.sees((message) => message.content === 'Soon gone')).toEqual([]);
    });

    it('that follow are fetched and deleted like any other', async () => {
      const interaction = await used();
      await interaction.reply('more follows');
      const more = await interaction.followUp({ content: 'for a moment', flags: MessageFlags.Ephemeral });
      expect((await interaction.webhook.fetchMessage(more.id)).content).toBe('for a moment');
      await interaction.webhook.deleteMessage(more.id);
      await expect(interaction.webhook.fetchMessage(more.id)).rejects.toMatchObject({ code: 10008 });
    });

    it('are for one person alone', async () => {
      const { ann, ben } = story();
      const { message } = await ben.slash('/secret', {}, { until: 'final' });
      expect(message.content).toBe('For you alone');
      expect((message.flags ?? 0) & MessageFlags.Ephemeral).not.toBe(0);
      await ben.waitFor('This too');
      expect(ann.sees('For you alone')).toEqual([]);
      expect(ann.sees('This too')).toEqual([]);
      const pressed = await ben.click('Later', { message, until: 'final' });
      expect(pressed.message.content).toBe('Updated later');
    });

    it('hold a picture', async () => {
      const { ann } = story();
      const { message } = await ann.slash('/picture');
      expect(message).toMatchObject({
        attachments: [],
        embeds: [{ title: 'Board', image: { width: 4, height: 4 }, fields: [{ name: 'Round' }] }],
      });
      expect((message.flags ?? 0) & MessageFlags.SuppressNotifications).not.toBe(0);
    });

    it('come too late after three seconds: 10062', async () => {
      const { ann, clock } = story();
      const interaction = await used();
      clock.advance(3 * SECOND_MS);
      await expect(interaction.reply('too late')).rejects.toMatchObject({ code: 10062, status: 404 });
      expect(ann.sees('too late')).toEqual([]);
      const inTime = await used();
      clock.advance(3 * SECOND_MS - 1);
      await inTime.reply('in time');
    });

    it('are given once: 40060', async () => {
      const { local } = story();
      const twin = newBot(local, 'plain');
      await login(twin, local);
      const toTwin = new Promise<Interaction>((done) => twin.once(Events.InteractionCreate, done));
      const first = await used();
      const second = (await toTwin) as ChatInputCommandInteraction;
      await first.reply('mine');
      await expect(second.reply('no, mine')).rejects.toMatchObject({ code: 40060, status: 400 });
      await expect(first.reply('again')).rejects.toThrow('already been sent or deferred');
      await twin.destroy();
    });

    it('are changed for fifteen minutes: 50027', async () => {
      const { clock, ann } = story();
      const interaction = await used();
      await interaction.deferReply();
      clock.advance(15 * MINUTE_MS - 1);
      await interaction.editReply('just in time');
      clock.advance(1);
      await expect(interaction.editReply('never')).rejects.toMatchObject({ code: 50027, status: 401 });
      await expect(interaction.followUp('never')).rejects.toMatchObject({ code: 50027, status: 401 });
      expect(ann.sees('just in time')).toHaveLength(1);
      const sent = await story().channel().messages.fetch({ limit: 1 });
      await sent.first()?.edit('as a message it can still be changed');
    });
  });

  describe('buttons', () => {
    it('are of every style', async () => {
      const { ann } = story();
      const { message } = await ann.slash('/table');
      const styles = JSON.stringify(message.components).match(/"style":\d/g);
      expect(new Set(styles)).toEqual(
        new Set(
          [
            ButtonStyle.Primary,
            ButtonStyle.Secondary,
            ButtonStyle.Success,
            ButtonStyle.Danger,
            ButtonStyle.Link,
          ].map((style) => `"style":${style}`),
        ),
      );
      await expect(ann.click('Rules')).rejects.toThrow('elsewhere');
      await expect(ann.click('Off')).rejects.toThrow('switched off');
    });

    it('change their message, at once or later', async () => {
      const { ann, ben } = story();
      const { message } = await ann.slash('/table');
      const later = await ben.click('Later', { message, until: 'final' });
      expect(later.message).toMatchObject({ id: message.id, content: 'Updated later' });
      const now = await ben.click('Update', { message });
      expect(now.message).toMatchObject({ id: message.id, content: 'Updated by Ben', components: [] });
    });

    it('are answered with a message of their own', async () => {
      const { ann } = story();
      const { message } = await ann.slash('/table');
      const answered = await ann.click('Answer', { message, until: 'final' });
      expect(answered.message).toMatchObject({
        content: 'Answered Ann',
        interaction_metadata: { interacted_message_id: message.id },
      });
    });

    it('delete their message', async () => {
      const { ann } = story();
      const { message } = await ann.slash('/table');
      const gone = story().next(Events.MessageDelete, ({ id }) => id === message.id);
      await ann.click('Remove', { message, until: 'final' });
      await gone;
      expect(ann.sees(({ id }) => id === message.id)).toEqual([]);
    });
  });

  describe('menus', () => {
    const choices = [
      ['Cards', ['Two', 'Three'], 'two,three'],
      ['People', ['@Ben', '@Cleo'], 'Ben,Cleo'],
      ['Roles', ['@Emissary'], 'Emissary'],
      ['Roles', [], 'none'],
      ['Any', ['@Ben', '@Emissary'], 'Ben,Emissary'],
      ['Places', ['#den'], 'den'],
    ] as const;

    it.each(choices)('of %s give what was chosen: %j', async (menu, chosen, told) => {
      const { ann } = story();
      const shown = await ann.slash('/choose');
      const { message } = await ann.select(menu, chosen, { message: shown.message });
      expect(message.content).toBe(told);
    });
  });

  describe('forms', () => {
    it('of text fields open from a command', async () => {
      const { ann } = story();
      const { form } = await ann.slash('/form');
      expect(form).toMatchObject({ title: 'A new name', custom_id: 'rename' });
      await expect(ann.submit({ Name: 'x' })).rejects.toThrow('at least 2');
      expect((await ann.submit({ Name: 'Rex' })).message.content).toBe('Rex because');
    });

    it('open from a button and change its message', async () => {
      const { ben } = story();
      const { message } = await ben.slash('/table');
      await ben.click('Rename', { message });
      const filled = await ben.submit({ Name: 'Max', Why: 'it is short' });
      expect(filled.message).toMatchObject({ id: message.id, content: 'Max it is short' });
    });

    it('hold menus and files', async () => {
      const { cleo } = story();
      await cleo.slash('/questions');
      const proof = [cleo.uploads('a.txt', 'one'), cleo.uploads('b.png', new Uint8Array(5))];
      const filled = await cleo.submit({ Words: 'many', Card: ['Two'], Rival: ['@Ann'], Proof: proof });
      expect(filled.message.content).toBe('many | two | Ann | a.txt 3,b.png 5');
    });

    it('hold fields to tick', async () => {
      const { cleo } = story();
      const { message } = await cleo.slash('/table');
      await cleo.click('👋', { message });
      const filled = await cleo.submit({ Side: 'Right', Extras: ['Map', 'Dice'], Agreed: 'true' });
      expect(filled.message.content).toBe('right | map,dice | true');
    });
  });
}
