import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import { avatarOf } from '../avatars.ts';
import { h } from '../dom.ts';
import { icon } from '../icons.ts';
import { plainText } from '../markdown/render.ts';
import { showProfile } from '../profile.ts';
import type { Sitting } from '../sitting.ts';
import { nameIn } from '../store/names.ts';

/** The line above a message: which message it answers, or which command. */
export function headerView(sitting: Sitting, message: APIMessage): HTMLElement | null {
  if (message.interaction_metadata !== undefined && isCommandAnswer(message))
    return command(sitting, message);
  return message.type === MessageType.Reply ? reply(sitting, message) : null;
}

function isCommandAnswer({ type }: APIMessage): boolean {
  return type === MessageType.ChatInputCommand || type === MessageType.ContextMenuCommand;
}

/** The command's name stands in a field that Discord calls old, and nowhere else. */
function command(sitting: Sitting, message: APIMessage): HTMLElement {
  const { store, words } = sitting;
  const user = message.interaction_metadata?.user ?? message.author;
  const named = (message as { interaction?: { name: string } }).interaction?.name;
  const slash = message.type === MessageType.ChatInputCommand ? '/' : '';
  const who = h(
    'button',
    {
      type: 'button',
      class: 'header-name',
      on: { click: () => showProfile(sitting, { user: user.id, channel: message.channel_id, at: who }) },
    },
    nameIn(store, message.channel_id, user.id),
  );
  return h(
    'div',
    { class: 'header', slot: 'reply' },
    h('img', { src: avatarOf(user), alt: '' }),
    who,
    h('span', {}, words.used),
    h('span', { class: 'header-command' }, named === undefined ? words.aCommand : `${slash}${named}`),
  );
}

function reply(sitting: Sitting, message: APIMessage): HTMLElement {
  const { store, words } = sitting;
  const target = message.referenced_message;
  if (!target)
    return h('div', { class: 'header', slot: 'reply' }, icon('reply'), h('em', {}, words.originalDeleted));
  const isEphemeral = ((target.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  const text = plainText(store, target.content) || words.openToSee;
  return h(
    'div',
    { class: 'header', slot: 'reply' },
    h('img', { src: avatarOf(target.author), alt: '' }),
    h('span', { class: 'header-name' }, nameIn(store, message.channel_id, target.author.id)),
    h(
      'button',
      {
        type: 'button',
        class: 'header-text',
        'aria-label': words.inReplyTo(nameIn(store, message.channel_id, target.author.id), text),
        on: { click: () => sitting.go(target.channel_id, target.id) },
      },
      text,
    ),
    isEphemeral && icon('eye'),
  );
}
