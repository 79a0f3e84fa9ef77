import { describe, expect, it } from 'vitest';
import { components, numbered } from '#local-discord/rest/body/component.ts';
import { newMessage } from '#local-discord/rest/body/message.ts';
import { keepsTo, letters, problemsOf, times } from './limits.ts';
import {
  button,
  container,
  gallery,
  picture,
  poll,
  row,
  rows,
  section,
  select,
  thumbnail,
  V2,
  v2,
  words,
} from './parts.ts';

const LEGACY = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
const fileOf = (url: string) => ({ type: 13, file: { url } });

describe('components without the new layout', () => {
  keepsTo(newMessage, [
    [
      'five rows',
      rows(...times(5, (at) => row(button({ custom_id: `${at}` })))),
      rows(...times(6, (at) => row(button({ custom_id: `${at}` })))),
      'components BASE_TYPE_MAX_LENGTH',
    ],
    [
      'rows and nothing else',
      rows(row(button())),
      rows(row(button()), words(), container([words()])),
      'components.1 UNION_TYPE_CHOICES',
      'components.2 UNION_TYPE_CHOICES',
    ],
    ['no bare button', rows(row(button())), rows(button()), 'components.0 UNION_TYPE_CHOICES'],
  ]);
});

describe('components with the new layout', () => {
  keepsTo(newMessage, [
    ['the flag that asks for it', v2(words()), { components: [words()] }, 'components.0 UNION_TYPE_CHOICES'],
    ['no content', { ...v2(words()), content: '' }, { ...v2(words()), content: 'x' }, `content ${LEGACY}`],
    [
      'no embeds',
      { ...v2(words()), embeds: [] },
      { ...v2(words()), embeds: [{ title: 'x' }] },
      `embeds ${LEGACY}`,
    ],
    ['no poll', { ...v2(words()), poll: null }, { ...v2(words()), poll: poll() }, `poll ${LEGACY}`],
    [
      'no stickers',
      { ...v2(words()), sticker_ids: [] },
      { ...v2(words()), sticker_ids: ['1'] },
      `sticker_ids ${LEGACY}`,
    ],
    [
      '40 in all, also those within others',
      v2(container(times(38, () => words('x'))), words('x')),
      v2(container(times(39, () => words('x'))), words('x')),
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      '40 in all with accessories',
      v2(...times(13, () => section()), words('x')),
      v2(...times(13, () => section()), words('x'), words('x')),
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      '40 at the top',
      v2(...times(40, () => words('x'))),
      v2(...times(41, () => words('x'))),
      'components BASE_TYPE_MAX_LENGTH',
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      'more than five rows',
      v2(...times(20, (at) => row(button({ custom_id: `${at}` })))),
      v2(...times(21, (at) => row(button({ custom_id: `${at}` })))),
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      '4,000 characters in all',
      v2(
        words(letters(1000)),
        container([words(letters(2000)), section({ components: [words(letters(1000))] })]),
      ),
      v2(
        words(letters(1001)),
        container([words(letters(2000)), section({ components: [words(letters(1000))] })]),
      ),
      'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    [
      '4,000 characters in one',
      v2(words('🪐'.repeat(4000))),
      v2(words('🪐'.repeat(4001))),
      'components.0.content BASE_TYPE_BAD_LENGTH',
      'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    ['text in a text', v2(words('x')), v2(words('')), 'components.0.content BASE_TYPE_BAD_LENGTH'],
    [
      'three texts in a section',
      v2(section({ components: times(3, () => words()) })),
      v2(section({ components: times(4, () => words()) })),
      'components.0.components BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a text in a section',
      v2(section({ components: [words()] })),
      v2(section({ components: [] })),
      'components.0.components BASE_TYPE_BAD_LENGTH',
    ],
    [
      'only texts in a section',
      v2(section()),
      v2(section({ components: [row(button())] })),
      'components.0.components.0 UNION_TYPE_CHOICES',
    ],
    [
      'an accessory',
      v2(section({ accessory: button() })),
      v2(section({ accessory: undefined })),
      'components.0.accessory BASE_TYPE_REQUIRED',
    ],
    [
      'a button or a picture as accessory',
      v2(section({ accessory: thumbnail() })),
      v2(section({ accessory: select() })),
      'components.0.accessory UNION_TYPE_CHOICES',
    ],
    [
      'a custom id of its own for an accessory',
      v2(section({ accessory: button() }), row(button({ custom_id: 'b' }))),
      v2(row(button()), section({ accessory: button() })),
      'components.1.accessory.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a number of its own within others',
      v2(container([words('x', { id: 2 })], { id: 1 })),
      v2(container([words('x', { id: 1 })], { id: 1 })),
      'components.0.components.0.id COMPONENT_ID_DUPLICATED',
    ],
    [
      'a description of 1,024 characters',
      v2(section({ accessory: thumbnail({ description: letters(1024) }) })),
      v2(section({ accessory: thumbnail({ description: letters(1025) }) })),
      'components.0.accessory.description BASE_TYPE_BAD_LENGTH',
    ],
    [
      'words in a description',
      v2(section({ accessory: thumbnail({ description: 'x' }) })),
      v2(section({ accessory: thumbnail({ description: '' }) })),
      'components.0.accessory.description BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a picture’s description of 1,024 characters',
      v2(gallery(picture({ description: letters(1024) }))),
      v2(gallery(picture({ description: letters(1025) }))),
      'components.0.items.0.description BASE_TYPE_BAD_LENGTH',
    ],
    [
      'no picture by itself',
      v2(section({ accessory: thumbnail({ spoiler: true }) })),
      v2(thumbnail()),
      'components.0 UNION_TYPE_CHOICES',
    ],
    [
      'ten pictures in a gallery',
      v2(gallery(...times(10, () => picture()))),
      v2(gallery(...times(11, () => picture()))),
      'components.0.items BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a picture in a gallery',
      v2(gallery(picture())),
      v2(gallery()),
      'components.0.items BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a picture somewhere',
      v2(gallery(picture({ media: { url: 'https://example.org/a.png' } }))),
      v2(gallery(picture({ media: {} }))),
      'components.0.items.0.media.url BASE_TYPE_REQUIRED',
    ],
    [
      'a picture on the web or attached',
      v2(gallery(picture({ description: letters(1024) }))),
      v2(gallery(picture({ media: { url: 'data:image/png;base64,AA==' } }))),
      'components.0.items.0.media.url URL_TYPE_INVALID_SCHEME',
    ],
    [
      'an address of 2,048 characters',
      v2(gallery(picture({ media: { url: `https://example.org/${letters(2028)}` } }))),
      v2(gallery(picture({ media: { url: `https://example.org/${letters(2029)}` } }))),
      'components.0.items.0.media.url BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a file that is attached',
      v2(fileOf('attachment://log.txt')),
      v2(fileOf('https://example.org/log.txt')),
      'components.0.file.url URL_TYPE_INVALID_URL',
    ],
    [
      'two widths of space',
      v2({ type: 14, spacing: 2, divider: false }),
      v2({ type: 14, spacing: 3 }),
      'components.0.spacing BASE_TYPE_CHOICES',
    ],
    [
      'something in a container',
      v2(container([words()])),
      v2(container([])),
      'components.0.components BASE_TYPE_BAD_LENGTH',
    ],
    [
      '40 in a container',
      v2(container(times(39, () => words('x')))),
      v2(container(times(41, () => words('x')))),
      'components.0.components BASE_TYPE_BAD_LENGTH',
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      'no container in a container',
      v2(container([section()])),
      v2(container([container([words()])])),
      'components.0.components.0 UNION_TYPE_CHOICES',
    ],
    [
      'a colour of 24 bits',
      v2(container([words()], { accent_color: 0xffffff })),
      v2(container([words()], { accent_color: 0x1000000 })),
      'components.0.accent_color NUMBER_TYPE_MAX',
    ],
    [
      'hidden or not',
      v2(container([words()], { spoiler: true })),
      v2(container([words()], { spoiler: 'yes' })),
      'components.0.spoiler BOOLEAN_TYPE_CONVERT',
    ],
  ]);

  it('takes everything at once', () => {
    const all = [
      container([
        row(button()),
        section({ accessory: button({ custom_id: 'b' }) }),
        words(),
        gallery(picture(), picture({ spoiler: true })),
        fileOf('attachment://log.txt'),
        { type: 14 },
      ]),
      row(select()),
    ];
    expect(problemsOf(newMessage, { flags: V2 | (1 << 6), components: all })).toEqual([]);
  });
});

describe('numbers of components', () => {
  const kept = (...all: unknown[]) => numbered(components.parse(all));

  it('are given to all, those within after what holds them', () => {
    expect(kept(container([section(), row(button(), button({ custom_id: 'b' }))]), words())).toEqual([
      {
        ...container([]),
        id: 1,
        components: [
          { type: 9, id: 2, components: [words('Your move', { id: 3 })], accessory: thumbnail({ id: 4 }) },
          { type: 1, id: 5, components: [button({ id: 6 }), button({ id: 7, custom_id: 'b' })] },
        ],
      },
      words('Your move', { id: 8 }),
    ]);
  });

  it('are left as the sender chose, and never given twice', () => {
    const [first, second, third] = kept(words('a'), words('b', { id: 1 }), words('c', { id: 0 }));
    expect([first?.id, second?.id, third?.id]).toEqual([2, 1, 3]);
  });

  it('stay beside nothing that says nothing', () => {
    expect(kept(row(button({ emoji: null, url: null, disabled: null })))).toEqual([
      { type: 1, id: 1, components: [button({ id: 2 })] },
    ]);
  });
});
