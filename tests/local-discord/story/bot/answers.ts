import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  EmbedBuilder,
  type Interaction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js';
import { FORM, filledIn, QUESTIONS, TICKS } from './forms.ts';
import { BUTTONS, layout, layoutFiles, picture, SELECTS } from './parts.ts';
import { chosenTold, optionsTold } from './told.ts';

const CARDS = ['Ace of spades', 'Ace of hearts', 'King of clubs'];
const GREETINGS: Readonly<Record<string, string>> = { ru: 'Новая игра', 'en-US': 'A new game' };

/** Answers whatever somebody does with the bot. */
export async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) await propose(interaction);
  else if (interaction.isChatInputCommand()) await COMMANDS[interaction.commandName]?.(interaction);
  else if (interaction.isUserContextMenuCommand()) {
    const { targetUser, targetMember } = interaction;
    await interaction.reply(`${targetUser.displayName}, ${targetMember === null ? 'no' : 'a'} member`);
  } else if (interaction.isMessageContextMenuCommand())
    await interaction.reply(`> ${interaction.targetMessage.content}`);
  else if (interaction.isButton()) await BUTTON[interaction.customId]?.(interaction);
  else if (interaction.isAnySelectMenu())
    await interaction.reply({ content: chosenTold(interaction), flags: MessageFlags.Ephemeral });
  else if (interaction.isModalSubmit()) await submitted(interaction);
}

async function propose(interaction: AutocompleteInteraction): Promise<void> {
  const { name, value } = interaction.options.getFocused(true);
  if (name === 'copy') return await interaction.respond([{ name: 'the first', value: 1 }]);
  const found = CARDS.filter((card) => card.toLowerCase().includes(String(value).toLowerCase()));
  await interaction.respond(
    found.map((card) => ({ name: card, value: card, name_localizations: { ru: card } })),
  );
}

type Answers<One> = Readonly<Record<string, (interaction: One) => Promise<unknown>>>;

const COMMANDS: Answers<ChatInputCommandInteraction> = {
  options: (interaction) => interaction.reply(optionsTold(interaction)),
  async game(interaction) {
    const { options, locale } = interaction;
    const way = [options.getSubcommandGroup(), options.getSubcommand()].filter(Boolean).join(' ');
    const title = options.getString('title') ?? options.getInteger('number') ?? 'nothing';
    await interaction.reply(`${GREETINGS[locale]}: ${way} ${title}`);
  },
  card: (interaction) => interaction.reply(interaction.options.getString('name', true)),
  async table(interaction) {
    const sent = await interaction.reply({
      content: 'The table',
      components: BUTTONS,
      withResponse: true,
    });
    await sent.resource?.message?.react('🎲');
  },
  choose: (interaction) => interaction.reply({ content: 'Choose', components: SELECTS }),
  layout: (interaction) =>
    interaction.reply({
      components: layout('Your table'),
      files: layoutFiles(),
      flags: MessageFlags.IsComponentsV2,
    }),
  form: (interaction) => interaction.showModal(FORM),
  questions: (interaction) => interaction.showModal(QUESTIONS),
  async slow(interaction) {
    await interaction.deferReply();
    await interaction.editReply('At last');
    const more = await interaction.followUp('And more');
    await interaction.webhook.editMessage(more, 'And much more');
  },
  async secret(interaction) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply({ content: 'For you alone', components: BUTTONS });
    await interaction.followUp({ content: 'This too', flags: MessageFlags.Ephemeral });
  },
  async short(interaction) {
    await interaction.reply('Soon gone');
    const reply = await interaction.fetchReply();
    await interaction.followUp(`Gone is: ${reply.content}`);
    await interaction.deleteReply();
  },
  picture: (interaction) =>
    interaction.reply({
      embeds: [
        new EmbedBuilder()
          .setTitle('Board')
          .setImage('attachment://board.png')
          .addFields({ name: 'Round', value: '1', inline: true }),
      ],
      files: [picture('board.png')],
      flags: MessageFlags.SuppressNotifications,
    }),
  clean: (interaction) => interaction.reply({ content: 'Clean', flags: MessageFlags.Ephemeral }),
};

const BUTTON: Answers<ButtonInteraction> = {
  update: (interaction) =>
    interaction.update({ content: `Updated by ${interaction.user.displayName}`, components: [] }),
  async later(interaction) {
    await interaction.deferUpdate();
    await interaction.editReply({ content: 'Updated later' });
  },
  async answer(interaction) {
    await interaction.deferReply();
    await interaction.editReply(`Answered ${interaction.user.displayName}`);
  },
  async remove(interaction) {
    await interaction.deferUpdate();
    await interaction.deleteReply();
  },
  rename: (interaction) => interaction.showModal(FORM),
  wave: (interaction) => interaction.showModal(TICKS),
  async turn(interaction) {
    const sent = await interaction.update({
      components: layout('Moved'),
      files: layoutFiles(),
      flags: MessageFlags.IsComponentsV2,
      withResponse: true,
    });
    await interaction.followUp({
      content: `${sent.resource?.message?.components.length} parts`,
      flags: MessageFlags.Ephemeral,
    });
  },
  end: (interaction) => interaction.reply({ content: 'The end', flags: MessageFlags.Ephemeral }),
};

async function submitted(interaction: ModalSubmitInteraction): Promise<void> {
  const content = filledIn(interaction);
  if (interaction.isFromMessage()) await interaction.update({ content });
  else await interaction.reply({ content, flags: MessageFlags.Ephemeral });
}
