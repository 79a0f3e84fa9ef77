import {
  ApplicationCommandType,
  ChannelType,
  ContextMenuCommandBuilder,
  InteractionContextType,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from 'discord.js';

const everyOption = new SlashCommandBuilder()
  .setName('options')
  .setDescription('One option of every type')
  .addStringOption((option) =>
    option
      .setName('text')
      .setDescription('Any text')
      .setRequired(true)
      .setMinLength(2)
      .setMaxLength(10)
      .setNameLocalizations({ ru: 'текст' }),
  )
  .addStringOption((option) =>
    option
      .setName('colour')
      .setDescription('One of some')
      .addChoices(
        { name: 'Red', value: 'r', name_localizations: { ru: 'Красный' } },
        { name: 'Blue', value: 'b', name_localizations: { ru: 'Синий' } },
      ),
  )
  .addIntegerOption((option) =>
    option.setName('count').setDescription('A whole number').setMinValue(1).setMaxValue(9),
  )
  .addNumberOption((option) => option.setName('ratio').setDescription('Any number').setMaxValue(1.5))
  .addBooleanOption((option) => option.setName('sure').setDescription('Yes or no'))
  .addUserOption((option) => option.setName('who').setDescription('Somebody'))
  .addChannelOption((option) =>
    option.setName('where').setDescription('Some place').addChannelTypes(ChannelType.GuildText),
  )
  .addRoleOption((option) => option.setName('rank').setDescription('Some role'))
  .addMentionableOption((option) => option.setName('target').setDescription('Somebody or some role'))
  .addAttachmentOption((option) => option.setName('file').setDescription('Some file'));

const game = new SlashCommandBuilder()
  .setName('game')
  .setNameLocalizations({ ru: 'игра' })
  .setDescription('Games')
  .setDescriptionLocalizations({ ru: 'Игры' })
  .addSubcommand((sub) =>
    sub
      .setName('new')
      .setNameLocalizations({ ru: 'новая' })
      .setDescription('Begin one')
      .addStringOption((option) => option.setName('title').setDescription('Its title').setRequired(true)),
  )
  .addSubcommandGroup((group) =>
    group
      .setName('seat')
      .setDescription('Seats')
      .addSubcommand((sub) =>
        sub
          .setName('take')
          .setDescription('Sit down')
          .addIntegerOption((option) =>
            option.setName('number').setDescription('Which').addChoices({ name: 'First', value: 1 }),
          ),
      )
      .addSubcommand((sub) => sub.setName('leave').setDescription('Stand up')),
  );

const card = new SlashCommandBuilder()
  .setName('card')
  .setDescription('Look up a card')
  .addStringOption((option) =>
    option.setName('name').setDescription('Its name').setAutocomplete(true).setRequired(true),
  )
  .addIntegerOption((option) => option.setName('copy').setDescription('Which one').setAutocomplete(true));

/** Commands without options, each for one way to answer. */
const PLAIN = {
  table: 'Buttons of every style',
  choose: 'Menus of every kind',
  layout: 'The new layout',
  form: 'A form in rows',
  questions: 'A form of every kind of field',
  slow: 'Asks for time',
  secret: 'Answers in private',
  short: 'Answers and takes it back',
  picture: 'Answers with a picture',
  silent: 'Never answers',
} as const;

/** What the bot registers for all guilds. */
export const COMMANDS = [
  everyOption,
  game,
  card,
  ...Object.entries(PLAIN).map(([name, description]) =>
    new SlashCommandBuilder().setName(name).setDescription(description),
  ),
  new SlashCommandBuilder()
    .setName('clean')
    .setDescription('For those who keep order')
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageMessages)
    .setContexts(InteractionContextType.Guild),
  new ContextMenuCommandBuilder().setName('Profile').setType(ApplicationCommandType.User),
  new ContextMenuCommandBuilder()
    .setName('Quote')
    .setType(ApplicationCommandType.Message)
    .setNameLocalizations({ ru: 'Цитата' }),
];
