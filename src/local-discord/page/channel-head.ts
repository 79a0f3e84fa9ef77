import type { APIChannel } from 'discord-api-types/v10';
import { fill, h } from './dom.ts';
import { iconButton } from './floating.ts';
import { icon } from './icons.ts';
import { showPins } from './pins.ts';
import type { Sitting } from './sitting.ts';
import { channelName, isThread } from './store/names.ts';

/** The bar above the messages: where one is, and what can be done there. */
export function updateChannelHead(
  sitting: Sitting,
  head: HTMLElement,
  channel: APIChannel | undefined,
): void {
  if (channel === undefined) {
    fill(head);
    return;
  }
  const { store, words } = sitting;
  const topic = 'topic' in channel ? channel.topic : undefined;
  fill(
    head,
    icon(isThread(channel) ? 'thread' : 'guild_id' in channel ? 'hash' : 'at'),
    h('h1', { class: 'channel-title' }, channelName(store, channel)),
    topic ? h('span', { class: 'topic', title: topic }, topic) : null,
    h('span', { class: 'stretch' }),
    isThread(channel) && membership(sitting, channel),
    iconButton('pin', words.pins, () => void showPins(sitting, channel.id)),
  );
}

function membership(sitting: Sitting, channel: APIChannel): HTMLElement {
  const { words } = sitting;
  const isMember = 'member' in channel && channel.member !== undefined;
  const act = isMember ? 'leaveThread' : 'joinThread';
  return h(
    'button',
    {
      type: 'button',
      class: 'button secondary',
      on: { click: () => void sitting.attempt({ do: act, channel: channel.id }) },
    },
    isMember ? words.leaveThread : words.joinThread,
  );
}
