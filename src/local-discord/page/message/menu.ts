import {
  type APIMessage,
  ApplicationCommandType,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { h } from '../dom.ts';
import { iconButton, type MenuEntry, openDialog, openMenu } from '../floating.ts';
import { interact } from '../interact.ts';
import { showProfile } from '../profile.ts';
import type { Sitting } from '../sitting.ts';
import { commandName, menuCommands } from '../store/commands.ts';
import { nameIn } from '../store/names.ts';
import { may } from '../store/permissions.ts';
import { pickReaction } from './reactions.ts';
import { isSystem } from './system.ts';

/** What can be done with the message that is shown now. */
export interface Handled {
  readonly sitting: Sitting;
  message(): APIMessage;
  edit(): void;
}

/** The buttons that appear over a message. */
export function toolbar(handled: Handled): HTMLElement {
  const { sitting } = handled;
  const { words } = sitting;
  const react = iconButton('smile', words.addReaction, () => pickReaction(sitting, handled.message(), react));
  const more = iconButton('more', words.more, () => openMessageMenu(handled, more));
  more.setAttribute('aria-haspopup', 'menu');
  return h(
    'div',
    { class: 'toolbar', role: 'group', 'aria-label': words.messageActions },
    react,
    iconButton('reply', words.reply, () => sitting.reply(handled.message())),
    more,
  );
}

export function openMessageMenu(handled: Handled, at: HTMLElement): void {
  openMenu(entries(handled, at), at, handled.sitting.words.messageActions);
}

function entries(handled: Handled, at: HTMLElement): MenuEntry[] {
  const { sitting } = handled;
  const { store, words } = sitting;
  const message = handled.message();
  const { channel_id: channel, id, author } = message;
  const isMine = author.id === store.me.id;
  const isEphemeral = ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  if (isEphemeral) {
    const dismiss = (): void => void sitting.attempt({ do: 'delete', channel, message: id });
    return [{ label: words.dismiss, icon: 'close', choose: dismiss }];
  }
  const list: MenuEntry[] = [
    { label: words.addReaction, icon: 'smile', choose: () => pickReaction(sitting, message, at) },
    { label: words.reply, icon: 'reply', choose: () => sitting.reply(message) },
  ];
  if (isMine && !isSystem(message))
    list.push({ label: words.edit, icon: 'edit', choose: () => handled.edit() });
  if (may(store, channel, PermissionFlagsBits.PinMessages) && !isSystem(message)) {
    const pin = (): void =>
      void sitting.attempt({ do: message.pinned ? 'unpin' : 'pin', channel, message: id });
    list.push({ label: message.pinned ? words.unpin : words.pin, icon: 'pin', choose: pin });
  }
  list.push({
    label: words.profileOf(nameIn(store, channel, author.id)),
    icon: 'people',
    choose: () => showProfile(sitting, { user: author.id, channel, at }),
  });
  list.push(...commands(sitting, message));
  if (isMine || may(store, channel, PermissionFlagsBits.ManageMessages))
    list.push({
      label: words.delete,
      icon: 'trash',
      isDangerous: true,
      choose: () => askDelete(sitting, message),
    });
  return list;
}

function commands(sitting: Sitting, { channel_id: channel, id }: APIMessage): MenuEntry[] {
  return menuCommands(sitting.store, { channel, type: ApplicationCommandType.Message }).map((command) => ({
    label: commandName(command),
    icon: 'command',
    choose: () => void interact(sitting, { do: 'menu', channel, command: command.name, target: id }),
  }));
}

function askDelete(sitting: Sitting, { channel_id: channel, id }: APIMessage): void {
  const { words } = sitting;
  const dialog = openDialog(
    { class: 'sheet', label: words.deleteAsk },
    h('p', {}, words.deleteAsk),
    h(
      'div',
      { class: 'sheet-buttons' },
      h(
        'button',
        { type: 'button', class: 'button secondary', on: { click: () => dialog.close() } },
        words.cancel,
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'button danger',
          on: {
            click: () => {
              dialog.close();
              void sitting.attempt({ do: 'delete', channel, message: id });
            },
          },
        },
        words.delete,
      ),
    ),
  );
}
