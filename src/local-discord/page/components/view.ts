import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';
import { ownAddress } from '../addresses.ts';
import { h } from '../dom.ts';
import { elsewhere, fileView } from '../files.ts';
import { markdown } from '../markdown/render.ts';
import { covered, picture } from '../pictures.ts';
import { colour } from '../store/names.ts';
import { buttonView } from './button.ts';
import type { Host } from './host.ts';
import { selectView } from './select.ts';

const THUMBNAIL = { width: 85, height: 85 };
const GALLERY = { width: 550, height: 350 };

/** All components of a message. */
export function componentsView(
  host: Omit<Host, 'element'>,
  components: readonly APIMessageTopLevelComponent[],
): HTMLElement {
  const element = h('div', { class: 'components', slot: 'components' });
  for (const one of components) element.append(view({ ...host, element }, one));
  return element;
}

function view(host: Host, one: APIMessageTopLevelComponent | APIComponentInContainer): HTMLElement {
  const { sitting, channel } = host;
  switch (one.type) {
    case ComponentType.ActionRow:
      return h(
        'div',
        { class: 'action-row' },
        ...one.components.map((inner) =>
          inner.type === ComponentType.Button ? buttonView(host, inner) : selectView(host, inner),
        ),
      );
    case ComponentType.TextDisplay:
      return h('div', { class: 'prose' }, markdown({ sitting, channel }, one.content));
    case ComponentType.Section:
      return section(host, one);
    case ComponentType.MediaGallery:
      return gallery(host, one);
    case ComponentType.File:
      return fileView(sitting.words, {
        url: one.file.url,
        name: one.name ?? one.file.url.split('/').at(-1) ?? '',
        size: one.size,
        isSpoiler: one.spoiler === true,
      });
    case ComponentType.Separator:
      return h('hr', {
        class: one.spacing === SeparatorSpacingSize.Large ? 'separator large' : 'separator',
        data: one.divider === false ? { bare: '' } : {},
      });
    case ComponentType.Container:
      return container(host, one);
  }
}

function container(
  host: Host,
  { accent_color: accent, components, spoiler }: APIContainerComponent,
): HTMLElement {
  const element = h('div', { class: 'container' }, ...components.map((one) => view(host, one)));
  const accented = colour(accent);
  if (accented !== undefined) element.style.borderLeftColor = accented;
  return spoiler ? covered(host.sitting.words, element) : element;
}

function section(host: Host, { components, accessory }: APISectionComponent): HTMLElement {
  return h(
    'div',
    { class: 'section' },
    h('div', { class: 'section-text' }, ...components.map((one) => view(host, one))),
    accessory.type === ComponentType.Button ? buttonView(host, accessory) : media(host, accessory, THUMBNAIL),
  );
}

function gallery(host: Host, { items }: APIMediaGalleryComponent): HTMLElement {
  return h(
    'div',
    { class: items.length === 1 ? 'gallery' : 'gallery tiles' },
    ...items.map((item) => media(host, item, GALLERY)),
  );
}

function media(
  { sitting: { words } }: Host,
  item: APIMediaGalleryComponent['items'][number],
  most: { width: number; height: number },
): HTMLElement {
  const { url, width, height } = item.media;
  const src = ownAddress(url);
  if (src === undefined) return elsewhere(words, url);
  const alt = item.description ?? decodeURIComponent(src.split('/').at(-1) ?? words.picture);
  return picture(words, { src, alt, width, height, isSpoiler: item.spoiler === true }, most);
}
