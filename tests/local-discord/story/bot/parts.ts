import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  ChannelType,
  ContainerBuilder,
  MentionableSelectMenuBuilder,
  type MessageActionRowComponentBuilder,
  RoleSelectMenuBuilder,
  SectionBuilder,
  SeparatorSpacingSize,
  StringSelectMenuBuilder,
  StringSelectMenuOptionBuilder,
  TextDisplayBuilder,
  UserSelectMenuBuilder,
} from 'discord.js';
import { plainPng } from '#local-discord/plain-png.ts';

function row(...parts: MessageActionRowComponentBuilder[]) {
  return new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(...parts);
}

function button(id: string, label: string): ButtonBuilder {
  return new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);
}

/** Buttons of every style that needs no shop. */
export const BUTTONS = [
  row(
    button('update', 'Update'),
    button('later', 'Later').setStyle(ButtonStyle.Secondary).setEmoji('⏳'),
    button('answer', 'Answer').setStyle(ButtonStyle.Success),
    button('remove', 'Remove').setStyle(ButtonStyle.Danger),
    new ButtonBuilder().setStyle(ButtonStyle.Link).setLabel('Rules').setURL('https://example.org/rules'),
  ),
  row(
    button('rename', 'Rename'),
    button('off', 'Off').setDisabled(true),
    new ButtonBuilder().setCustomId('wave').setStyle(ButtonStyle.Secondary).setEmoji('👋'),
  ),
];

export const SELECTS = [
  row(
    new StringSelectMenuBuilder()
      .setCustomId('strings')
      .setPlaceholder('Cards')
      .setMinValues(1)
      .setMaxValues(2)
      .addOptions(
        new StringSelectMenuOptionBuilder()
          .setLabel('Ace')
          .setValue('ace')
          .setDescription('High')
          .setEmoji('🃏')
          .setDefault(true),
        new StringSelectMenuOptionBuilder().setLabel('Two').setValue('two'),
        new StringSelectMenuOptionBuilder().setLabel('Three').setValue('three'),
      ),
  ),
  row(new UserSelectMenuBuilder().setCustomId('users').setPlaceholder('People').setMaxValues(3)),
  row(new RoleSelectMenuBuilder().setCustomId('roles').setPlaceholder('Roles').setMinValues(0)),
  row(new MentionableSelectMenuBuilder().setCustomId('mentionables').setPlaceholder('Any').setMaxValues(5)),
  row(
    new ChannelSelectMenuBuilder()
      .setCustomId('channels')
      .setPlaceholder('Places')
      .setChannelTypes(ChannelType.GuildText),
  ),
];

export const PICTURE = plainPng(4, 0x00ff00);

/** A picture of that name. */
export function picture(name: string): AttachmentBuilder {
  return new AttachmentBuilder(PICTURE, { name, description: 'The board' });
}

/** Every part of the new layout; it needs `board.png` and `log.txt`. */
export function layout(title: string) {
  return [
    new TextDisplayBuilder().setContent(`# ${title}`),
    new ContainerBuilder()
      .setAccentColor(0x5865f2)
      .setSpoiler(false)
      .addSectionComponents(
        new SectionBuilder()
          .addTextDisplayComponents((text) => text.setContent('Whose turn?'))
          .setThumbnailAccessory((thumbnail) =>
            thumbnail.setURL('attachment://board.png').setDescription('small').setSpoiler(true),
          ),
        new SectionBuilder()
          .addTextDisplayComponents((text) => text.setContent('Yours.'))
          .setButtonAccessory(button('turn', 'Move')),
      )
      .addSeparatorComponents((separator) =>
        separator.setDivider(true).setSpacing(SeparatorSpacingSize.Large),
      )
      .addMediaGalleryComponents((gallery) =>
        gallery.addItems(
          (item) => item.setURL('attachment://board.png').setDescription('large'),
          (item) => item.setURL('https://example.org/map.png'),
        ),
      )
      .addFileComponents((file) => file.setURL('attachment://log.txt'))
      .addActionRowComponents(row(button('end', 'End'))),
  ];
}

export function layoutFiles(): AttachmentBuilder[] {
  return [picture('board.png'), new AttachmentBuilder(Buffer.from('one\ntwo'), { name: 'log.txt' })];
}
