import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type BaseMessageOptions,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import type { LocalDiscord } from '#local-discord/server.ts';

const COMMANDS = [
  {
    name: 'game',
    description: 'Games',
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand as const,
        name: 'new',
        description: 'Begin one',
        options: [
          {
            type: ApplicationCommandOptionType.String as const,
            name: 'title',
            description: 'x',
            required: true,
          },
          { type: ApplicationCommandOptionType.User as const, name: 'rival', description: 'x' },
        ],
      },
    ],
  },
  {
    name: 'card',
    description: 'Cards',
    options: [
      {
        type: ApplicationCommandOptionType.String as const,
        name: 'name',
        description: 'x',
        autocomplete: true,
        required: true,
      },
    ],
  },
  { name: 'slow', description: 'Takes its time' },
  { name: 'silent', description: 'Never answers' },
  { name: 'whisper', description: 'In a DM' },
  { name: 'ask', description: 'A poll' },
  { name: 'Quote', type: ApplicationCommandType.Message as const },
];

const TABLE: BaseMessageOptions = {
  content: 'The table',
  components: [
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      button('join', 'Join'),
      button('later', 'Later'),
      button('rename', 'Rename'),
      button('end', 'End'),
      new ButtonBuilder().setStyle(ButtonStyle.Link).setLabel('Rules').setURL('https://example.org'),
    ),
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      button('left', 'Move'),
      button('right', 'Move'),
      button('off', 'Undo').setDisabled(true),
    ),
    new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
      new StringSelectMenuBuilder()
        .setCustomId('card')
        .setPlaceholder('Choose a card')
        .addOptions({ label: 'Azhgar Host', value: 'azhgar-host' }, { label: 'Sabotage', value: 'sab' }),
    ),
    new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
      new UserSelectMenuBuilder().setCustomId('whom').setPlaceholder('Whom?'),
    ),
  ],
};

function button(id: string, label: string): ButtonBuilder {
  return new ButtonBuilder().setStyle(ButtonStyle.Primary).setCustomId(id).setLabel(label);
}

const FORM = new ModalBuilder()
  .setCustomId('name')
  .setTitle('A new name')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('Name')
      .setTextInputComponent(new TextInputBuilder().setCustomId('value').setStyle(TextInputStyle.Short)),
  );

/** A bot as one would write it with discord.js, which shows every kind of answer. */
export async function loginBot(local: LocalDiscord): Promise<Client> {
  const intents = [
    GatewayIntentBits.Guilds,
    GatewayIntentBits.GuildMessages,
    GatewayIntentBits.DirectMessages,
  ];
  const client = new Client({ intents, rest: { api: local.api } });
  const ready = new Promise((done) => client.once(Events.ClientReady, done));
  client.on(Events.InteractionCreate, (interaction) => void answer(interaction));
  await client.login(local.token);
  await ready;
  await client.application?.commands.set(COMMANDS);
  return client;
}

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    return await interaction.respond([{ name: `Sabotage (${typed})`, value: 'sab' }]);
  }
  if (interaction.isChatInputCommand()) return await answerCommand(interaction);
  if (interaction.isMessageContextMenuCommand()) {
    return await interaction.reply(`> ${interaction.targetMessage.content}`);
  }
  if (interaction.isStringSelectMenu() || interaction.isUserSelectMenu()) {
    const content = `${interaction.customId}: ${interaction.values.join()}`;
    return await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  }
  if (interaction.isModalSubmit()) {
    const content = `Named ${interaction.fields.getTextInputValue('value')}`;
    return interaction.isFromMessage() ? await interaction.update({ content }) : undefined;
  }
  if (!interaction.isButton()) return undefined;
  switch (interaction.customId) {
    case 'rename':
      return await interaction.showModal(FORM);
    case 'later':
      await interaction.deferUpdate();
      return await interaction.editReply({ content: 'Later it was' });
    case 'end':
      await interaction.deferUpdate();
      return await interaction.deleteReply();
    default:
      return await interaction.update({
        content: `${interaction.user.displayName}: ${interaction.customId}`,
      });
  }
}

async function answerCommand(interaction: ChatInputCommandInteraction): Promise<unknown> {
  switch (interaction.commandName) {
    case 'game': {
      const rival = interaction.options.getUser('rival')?.displayName ?? 'nobody';
      const content = `${interaction.options.getString('title', true)} against ${rival}`;
      return await interaction.reply({ ...TABLE, content });
    }
    case 'slow':
      await interaction.deferReply();
      await interaction.editReply('At last');
      return await interaction.followUp('And more');
    case 'whisper':
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.user.send('psst');
      return await interaction.editReply('Sent');
    case 'ask':
      return await interaction.reply({
        poll: {
          question: { text: 'When?' },
          answers: [{ text: 'now' }, { text: 'later' }],
          duration: 1,
          allowMultiselect: false,
        },
      });
    case 'card':
      return await interaction.reply(interaction.options.getString('name', true));
    default:
      return undefined;
  }
}
