import {
  ActionRowBuilder,
  CheckboxBuilder,
  CheckboxGroupBuilder,
  FileUploadBuilder,
  LabelBuilder,
  ModalBuilder,
  type ModalSubmitInteraction,
  RadioGroupBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';

/** A form as it was written for years: text fields in rows. */
export const FORM = new ModalBuilder()
  .setCustomId('rename')
  .setTitle('A new name')
  .addComponents(
    new ActionRowBuilder<TextInputBuilder>().addComponents(
      new TextInputBuilder()
        .setCustomId('name')
        .setLabel('Name')
        .setStyle(TextInputStyle.Short)
        .setMinLength(2)
        .setMaxLength(20)
        .setPlaceholder('What is it called?'),
    ),
    new ActionRowBuilder<TextInputBuilder>().addComponents(
      new TextInputBuilder()
        .setCustomId('why')
        .setLabel('Why')
        .setStyle(TextInputStyle.Paragraph)
        .setRequired(false)
        .setValue('because'),
    ),
  );

/** Fields with labels: words, menus and a file. */
export const QUESTIONS = new ModalBuilder()
  .setCustomId('questions')
  .setTitle('Some questions')
  .addTextDisplayComponents((text) => text.setContent('Answer well.'))
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('Words')
      .setDescription('A few')
      .setTextInputComponent(new TextInputBuilder().setCustomId('words').setStyle(TextInputStyle.Short)),
    new LabelBuilder()
      .setLabel('Card')
      .setStringSelectMenuComponent(
        new StringSelectMenuBuilder()
          .setCustomId('card')
          .addOptions({ label: 'Ace', value: 'ace' }, { label: 'Two', value: 'two' }),
      ),
    new LabelBuilder()
      .setLabel('Rival')
      .setUserSelectMenuComponent(new UserSelectMenuBuilder().setCustomId('rival')),
    new LabelBuilder()
      .setLabel('Proof')
      .setFileUploadComponent(
        new FileUploadBuilder().setCustomId('proof').setMinValues(1).setMaxValues(2).setRequired(true),
      ),
  );

/** Fields to tick. */
export const TICKS = new ModalBuilder()
  .setCustomId('ticks')
  .setTitle('Tick')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('Side')
      .setRadioGroupComponent(
        new RadioGroupBuilder()
          .setCustomId('side')
          .addOptions({ label: 'Left', value: 'left' }, { label: 'Right', value: 'right' }),
      ),
    new LabelBuilder()
      .setLabel('Extras')
      .setCheckboxGroupComponent(
        new CheckboxGroupBuilder()
          .setCustomId('extras')
          .addOptions({ label: 'Map', value: 'map' }, { label: 'Dice', value: 'dice' }),
      ),
    new LabelBuilder()
      .setLabel('Agreed')
      .setCheckboxComponent(new CheckboxBuilder().setCustomId('agreed').setDefault(false)),
  );

/** What was filled in, as the bot reads it. */
export function filledIn({ customId, fields }: ModalSubmitInteraction): string {
  switch (customId) {
    case 'rename':
      return `${fields.getTextInputValue('name')} ${fields.getTextInputValue('why')}`;
    case 'questions':
      return [
        fields.getTextInputValue('words'),
        fields.getStringSelectValues('card').join(),
        fields.getSelectedUsers('rival', true).map(({ displayName }) => displayName),
        fields.getUploadedFiles('proof', true).map(({ name, size }) => `${name} ${size}`),
      ].join(' | ');
    default:
      return [
        fields.getRadioGroup('side', true),
        fields.getCheckboxGroup('extras').join(),
        fields.getCheckbox('agreed'),
      ].join(' | ');
  }
}
