import { isWebAddress } from '../addresses.ts';
import { h } from '../dom.ts';
import { customEmoji, emojiView } from '../emoji.ts';
import type { Sitting } from '../sitting.ts';
import type { Store } from '../store/store.ts';
import { mention } from './mention.ts';
import { type Piece, parseMarkdown } from './parse.ts';

/** Where a text stands: whom and what it may mention goes by the channel. */
export interface Place {
  readonly sitting: Sitting;
  readonly channel: string;
}

const WRAPS = { strong: 'strong', em: 'em', underline: 'u', strikethrough: 's' } as const;
const HEADINGS = ['h3', 'h4', 'h5'] as const;
const BLOCKS = new Set(['codeBlock', 'blockQuote', 'heading', 'list', 'subtext']);

/** Formatted text as nodes. */
export function markdown(place: Place, source: string): DocumentFragment {
  return pieces(place, parseMarkdown(source));
}

function pieces(place: Place, all: readonly Piece[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const [index, one] of all.entries()) {
    // A line break after a block is the end of its last line.
    if (one.type === 'br' && all[index - 1]?.type === 'codeBlock') continue;
    fragment.append(piece(place, one));
  }
  fragment.normalize();
  return fragment;
}

function piece(place: Place, one: Piece): Node {
  if (one.type in WRAPS) return h(WRAPS[one.type as keyof typeof WRAPS], {}, inner(place, one));
  switch (one.type) {
    case 'br':
    case 'newline':
      return h('br');
    case 'inlineCode':
      return h('code', { class: 'code' }, textOf(one));
    case 'codeBlock':
      return h('pre', { class: 'code-block', tabindex: 0 }, h('code', {}, textOf(one)));
    case 'blockQuote':
      return h('blockquote', { class: 'quote' }, inner(place, one));
    case 'heading':
      return h(HEADINGS[(one.level ?? 1) - 1] ?? 'h5', { class: 'heading' }, inner(place, one));
    case 'subtext':
      return h('small', { class: 'subtext' }, inner(place, one));
    case 'list':
      return list(place, one);
    case 'spoiler':
      return spoiler(place, one);
    case 'url':
    case 'autolink':
    case 'link':
      return link(place, one);
    case 'timestamp':
      return timestamp(place, one);
    case 'emoji':
      return customEmoji(one.id ?? '', one.name ?? '');
    case 'twemoji':
      return emojiView({ name: one.name });
    default:
      return mention(place, one) ?? inner(place, one);
  }
}

function inner(place: Place, { content }: Piece): Node {
  return typeof content === 'object' ? pieces(place, content) : document.createTextNode(content ?? '');
}

function textOf({ content }: Piece): string {
  return typeof content === 'string' ? content : '';
}

function list(place: Place, { ordered, start = 1, items = [] }: Piece): Node {
  const entries = items.map((item) => h('li', {}, pieces(place, item)));
  return ordered
    ? h('ol', { class: 'list', start: start === 1 ? null : start }, ...entries)
    : h('ul', { class: 'list' }, ...entries);
}

/** Only the web is linked to; anything else stays text. */
function link(place: Place, one: Piece): Node {
  const target = one.target ?? '';
  const shown = inner(place, one);
  if (!isWebAddress(target)) return shown;
  return h('a', { href: target, target: '_blank', rel: 'noopener noreferrer', title: target }, shown);
}

function timestamp({ sitting }: Place, { timestamp: seconds, format = 'f' }: Piece): Node {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${seconds}>`);
  return h(
    'time',
    {
      class: 'moment',
      datetime: date.toISOString(),
      title: sitting.times.styled(date, 'F'),
      data: format === 'R' ? { relative: '' } : {},
    },
    sitting.times.styled(date, format),
  );
}

function spoiler(place: Place, one: Piece): Node {
  const hidden = h('span', { inert: true }, inner(place, one));
  const element = h(
    'discord-spoiler',
    { role: 'button', tabindex: 0, 'aria-label': place.sitting.words.spoiler, class: 'spoiler' },
    hidden,
  );
  const reveal = (): void => {
    element.activated = true;
    hidden.inert = false;
    for (const name of ['role', 'tabindex', 'aria-label']) element.removeAttribute(name);
  };
  element.addEventListener('click', reveal, { once: true });
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    reveal();
  });
  return element;
}

/** A text on one line and without its formatting, as replies and announcements show it. */
export function plainText(store: Store, source: string): string {
  return flat(store, parseMarkdown(source)).replaceAll(/\s+/g, ' ').trim();
}

function flat(store: Store, all: readonly Piece[]): string {
  return all.map((one) => flatPiece(store, one)).join('');
}

function flatPiece(store: Store, one: Piece): string {
  if (one.type === 'user') return `@${store.users.get(one.id ?? '')?.global_name ?? one.id}`;
  if (one.type === 'channel') return `#${store.channels.get(one.id ?? '')?.name ?? one.id}`;
  if (one.type === 'spoiler') return '▒▒▒▒';
  if (one.type === 'slashCommand') return `/${one.fullName}`;
  if (one.type === 'everyone' || one.type === 'here') return `@${one.type}`;
  if (one.items !== undefined) return one.items.map((item) => flat(store, item)).join(' ');
  const gap = one.type === 'br' || BLOCKS.has(one.type) ? ' ' : '';
  if (typeof one.content === 'object') return gap + flat(store, one.content) + gap;
  return gap + (one.content ?? one.name ?? '') + gap;
}
