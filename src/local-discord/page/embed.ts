import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import { isWebAddress, ownAddress } from './addresses.ts';
import { type Child, h } from './dom.ts';
import { elsewhere } from './files.ts';
import { markdown, type Place, plainText } from './markdown/render.ts';
import { picture } from './pictures.ts';
import { colour } from './store/names.ts';

const IMAGE = { width: 400, height: 300 };
const THUMBNAIL = { width: 80, height: 80 };
const FIELDS_A_ROW = 3;

export function embedView(place: Place, embed: APIEmbed): HTMLElement {
  return h(
    'discord-embed',
    { color: colour(embed.color), slot: 'embeds', role: 'group' },
    head(place, embed),
    embed.description !== undefined &&
      h(
        'discord-embed-description',
        { slot: 'description', class: 'prose' },
        markdown(place, embed.description),
      ),
    fields(place, embed.fields ?? []),
    image(place, embed),
    thumbnail(place, embed),
    footer(place, embed),
  );
}

function head(place: Place, { author, title, url, provider }: APIEmbed): Child {
  if (author === undefined && title === undefined && provider?.name === undefined) return null;
  const face = ownAddress(author?.icon_url);
  return h(
    'div',
    { slot: 'description', class: 'embed-head' },
    provider?.name !== undefined && h('div', { class: 'embed-provider' }, provider.name),
    author !== undefined &&
      h(
        'div',
        { class: 'embed-author' },
        face !== undefined && h('img', { src: face, alt: '' }),
        linked(author.url, author.name),
      ),
    title !== undefined && h('div', { class: 'embed-title' }, linked(url, markdown(place, title))),
  );
}

function linked(address: string | undefined, shown: Node | string): Child {
  if (address === undefined || !isWebAddress(address)) return shown;
  return h('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }, shown);
}

/** Inline fields stand side by side, three to a row. */
function fields(place: Place, all: readonly APIEmbedField[]): Child {
  if (all.length === 0) return null;
  const list = h('discord-embed-fields', { slot: 'fields', class: 'embed-fields' });
  let column = 0;
  for (const { name, value, inline } of all) {
    column = inline ? (column % FIELDS_A_ROW) + 1 : 0;
    list.append(
      h(
        'discord-embed-field',
        { class: column === 0 ? 'embed-field' : `embed-field column-${column}` },
        h('div', { class: 'embed-field-name' }, markdown(place, name)),
        h('div', { class: 'prose' }, markdown(place, value)),
      ),
    );
  }
  return list;
}

function image({ sitting: { words, store } }: Place, { image: one, title }: APIEmbed): Child {
  if (one === undefined) return null;
  const src = ownAddress(one.url);
  const alt = one.description ?? (plainText(store, title ?? '') || words.picture);
  return h(
    'div',
    { slot: 'fields', class: 'embed-image' },
    src === undefined ? elsewhere(words, one.url) : picture(words, { ...one, src, alt }, IMAGE),
  );
}

function thumbnail({ sitting: { words, store } }: Place, { thumbnail: one, title }: APIEmbed): Child {
  const src = ownAddress(one?.url);
  if (one === undefined || src === undefined) return null;
  const alt = one.description ?? (plainText(store, title ?? '') || words.picture);
  return h(
    'div',
    { slot: 'footer', class: 'embed-thumbnail' },
    picture(words, { ...one, src, alt }, THUMBNAIL),
  );
}

function footer({ sitting: { times } }: Place, { footer: one, timestamp }: APIEmbed): Child {
  if (one === undefined && timestamp === undefined) return null;
  const face = ownAddress(one?.icon_url);
  return h(
    'discord-embed-footer',
    { slot: 'footer', class: 'embed-footer', 'footer-image': face, 'footer-image-alt': '' },
    h(
      'span',
      {},
      one?.text,
      one !== undefined && timestamp !== undefined && ' • ',
      timestamp !== undefined && h('time', { datetime: timestamp }, times.stamp(new Date(timestamp))),
    ),
  );
}
