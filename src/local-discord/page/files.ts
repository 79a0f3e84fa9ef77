import { ownAddress } from './addresses.ts';
import { h } from './dom.ts';
import { icon } from './icons.ts';
import { covered, type Picture, picture } from './pictures.ts';
import type { Words } from './text/words.ts';

const KIB = 1024;
const MAX_PICTURE = { width: 550, height: 350 };

/** A file as a message holds it, wherever in it. */
export interface SentFile {
  readonly url: string;
  readonly name: string;
  readonly size?: number | undefined;
  readonly type?: string | undefined;
  readonly description?: string | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly isSpoiler: boolean;
}

/** A file as a picture, a sound, a film or a card to download it. */
export function fileView(words: Words, file: SentFile): HTMLElement {
  const src = ownAddress(file.url);
  if (src === undefined) return elsewhere(words, file.url);
  const kind = file.type?.split('/')[0];
  if (kind === 'image' && file.width) return picture(words, pictureOf(file, src), MAX_PICTURE);
  const shown =
    kind === 'audio'
      ? h('audio', { src, controls: true, preload: 'metadata', 'aria-label': file.description ?? file.name })
      : kind === 'video'
        ? h('video', {
            src,
            controls: true,
            preload: 'metadata',
            'aria-label': file.description ?? file.name,
          })
        : card(words, file, src);
  return file.isSpoiler ? covered(words, shown) : shown;
}

function pictureOf(file: SentFile, src: string): Picture {
  const { width, height, isSpoiler } = file;
  return { src, alt: file.description ?? file.name, width, height, isSpoiler };
}

function card(words: Words, { name, size, description }: SentFile, src: string): HTMLElement {
  return h(
    'div',
    { class: 'file-card' },
    icon('file'),
    h(
      'div',
      { class: 'file-about' },
      h('a', { href: src, download: name }, name),
      h('span', { class: 'file-size' }, [sizeText(size), description].filter(Boolean).join(' · ')),
    ),
    h(
      'a',
      {
        href: src,
        download: name,
        class: 'icon-button',
        'aria-label': words.download(name),
        title: words.download(name),
      },
      icon('download'),
    ),
  );
}

/** Nothing is fetched from other hosts: what lies there is only named. */
export function elsewhere(words: Words, address: string): HTMLElement {
  return h(
    'a',
    { href: address, target: '_blank', rel: 'noopener noreferrer', class: 'elsewhere' },
    icon('external'),
    words.pictureElsewhere(URL.parse(address)?.host ?? address),
  );
}

function sizeText(size: number | undefined): string {
  if (size === undefined) return '';
  if (size < KIB) return `${size} B`;
  return size < KIB * KIB ? `${(size / KIB).toFixed(1)} KB` : `${(size / KIB / KIB).toFixed(2)} MB`;
}
