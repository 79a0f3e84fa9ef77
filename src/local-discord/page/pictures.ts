import { h } from './dom.ts';
import { iconButton, openDialog } from './floating.ts';
import { icon } from './icons.ts';
import type { Words } from './text/words.ts';
import { Zoom } from './zoom.ts';

/** A picture that this server holds. */
export interface Picture {
  readonly src: string;
  /** What is to be seen on it, in words; its file name if nobody said. */
  readonly alt: string;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly isSpoiler?: boolean;
}

/** A picture in a message, at most so large; pressing it shows it in full. */
export function picture(words: Words, shown: Picture, most: { width: number; height: number }): HTMLElement {
  const { src, alt, width, height } = shown;
  const scale = width && height ? Math.min(1, most.width / width, most.height / height) : null;
  const image = h('img', {
    src,
    alt,
    loading: 'lazy',
    width: scale === null ? null : Math.round((width ?? 0) * scale),
    height: scale === null ? null : Math.round((height ?? 0) * scale),
  });
  const button = h(
    'button',
    {
      type: 'button',
      class: 'picture',
      'aria-label': words.openPicture(alt),
      on: { click: () => showPicture(words, shown) },
    },
    image,
  );
  return shown.isSpoiler === true ? covered(words, button) : button;
}

/** Hidden until somebody wants to see it. */
export function covered(words: Words, content: HTMLElement): HTMLElement {
  content.inert = true;
  const cover = h('button', { type: 'button', class: 'cover' }, words.spoiler);
  const wrapper = h('div', { class: 'covered' }, content, cover);
  cover.addEventListener('click', () => {
    content.inert = false;
    wrapper.classList.remove('covered');
    cover.remove();
    content.focus();
  });
  return wrapper;
}

function showPicture(words: Words, { src, alt }: Picture): void {
  const image = h('img', { src, alt, draggable: 'false' });
  const stage = h('div', { class: 'stage' }, image);
  const zoom = new Zoom(stage, image);
  const dialog = openDialog(
    { class: 'picture-dialog', label: alt },
    stage,
    h(
      'div',
      { class: 'picture-tools' },
      iconButton('minus', words.zoomOut, () => zoom.by(1 / 1.5)),
      iconButton('add', words.zoomIn, () => zoom.by(1.5)),
      h(
        'button',
        { type: 'button', class: 'button secondary', on: { click: () => zoom.reset() } },
        words.zoomFit,
      ),
      h(
        'a',
        {
          href: src,
          target: '_blank',
          rel: 'noopener noreferrer',
          class: 'icon-button',
          'aria-label': words.openOriginal,
          title: words.openOriginal,
        },
        icon('external'),
      ),
      iconButton('close', words.close, () => dialog.close()),
    ),
    h('p', { class: 'picture-caption' }, alt),
  );
  dialog.addEventListener('keydown', (event) => zoom.key(event));
  stage.addEventListener('click', (event) => {
    if (event.target === stage && !zoom.wasDragged) dialog.close();
  });
}
