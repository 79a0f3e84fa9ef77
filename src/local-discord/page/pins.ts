import type { APIMessage } from 'discord-api-types/v10';
import { avatarOf } from './avatars.ts';
import { h } from './dom.ts';
import { iconButton, openDialog } from './floating.ts';
import { markdown } from './markdown/render.ts';
import type { Sitting } from './sitting.ts';
import { nameIn } from './store/names.ts';

/** Shows the pinned messages of a channel. */
export async function showPins(sitting: Sitting, channel: string): Promise<void> {
  const { words } = sitting;
  try {
    const result = await sitting.act({ do: 'pins', channel });
    const messages = 'messages' in result ? (result.messages ?? []) : [];
    const dialog = openDialog(
      { class: 'sheet pins', label: words.pins },
      h(
        'header',
        { class: 'sheet-head' },
        h('h2', {}, words.pins),
        iconButton('close', words.close, () => dialog.close()),
      ),
      messages.length === 0
        ? h('p', { class: 'hint' }, words.noPins)
        : h(
            'ul',
            { class: 'pin-list' },
            ...messages.map((message) =>
              pinned(sitting, message, () => {
                dialog.close();
                sitting.go(channel, message.id);
              }),
            ),
          ),
    );
  } catch (error) {
    sitting.warn(sitting.reason(error));
  }
}

function pinned(sitting: Sitting, message: APIMessage, jump: () => void): HTMLElement {
  const { store, words, times } = sitting;
  const { channel_id: channel, author } = message;
  const place = { sitting, channel };
  const names = [
    ...message.embeds.map(({ title }) => title),
    ...message.attachments.map(({ filename }) => filename),
  ];
  return h(
    'li',
    { class: 'pin' },
    h('img', { src: avatarOf(author), alt: '' }),
    h(
      'div',
      { class: 'pin-body' },
      h('strong', {}, nameIn(store, channel, author.id)),
      ' ',
      h('time', { datetime: message.timestamp, class: 'hint' }, times.stamp(new Date(message.timestamp))),
      h('div', { class: 'prose' }, markdown(place, message.content)),
      ...names.filter((name) => name !== undefined).map((name) => h('div', { class: 'hint' }, name)),
    ),
    h('button', { type: 'button', class: 'button secondary', on: { click: jump } }, words.jump),
  );
}
