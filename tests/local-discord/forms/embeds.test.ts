import { describe, expect, it } from 'vitest';
import { asStored, embeds } from '#local-discord/rest/body/embed.ts';
import { keepsTo, letters, times } from './limits.ts';

const one = (fields: object) => [{ title: 'Turn 3', ...fields }];
const field = (fields: object = {}) => ({ name: 'Ann', value: '10 points', ...fields });

describe('embeds', () => {
  keepsTo(embeds, [
    ['ten', times(10, () => ({ title: 'x' })), times(11, () => ({ title: 'x' })), 'BASE_TYPE_MAX_LENGTH'],
    [
      'something in each',
      [{ description: 'x' }],
      [{ title: 'x' }, { color: 1 }],
      '1.description BASE_TYPE_REQUIRED',
    ],
    [
      'a picture somewhere',
      [{ image: { url: 'attachment://a.png' } }],
      [{ image: {} }],
      '0.description BASE_TYPE_REQUIRED',
    ],
    [
      'a title of 256 characters',
      [{ title: letters(256) }],
      [{ title: letters(257) }],
      '0.title BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a description of 4,096 characters',
      one({ description: letters(4096) }),
      one({ description: letters(4097) }),
      '0.description BASE_TYPE_MAX_LENGTH',
    ],
    [
      '25 fields',
      one({ fields: times(25, () => field()) }),
      one({ fields: times(26, () => field()) }),
      '0.fields BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a field’s name of 256 characters',
      one({ fields: [field({ name: letters(256) })] }),
      one({ fields: [field({ name: letters(257) })] }),
      '0.fields.0.name BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a field’s name',
      one({ fields: [field({ name: '.' })] }),
      one({ fields: [field({ name: ' ' })] }),
      '0.fields.0.name BASE_TYPE_REQUIRED',
    ],
    [
      'a field’s value of 1,024 characters',
      one({ fields: [field({ value: letters(1024) })] }),
      one({ fields: [field({ value: letters(1025) })] }),
      '0.fields.0.value BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a field’s value',
      one({ fields: [field({ value: '.' })] }),
      one({ fields: [field({ value: '' })] }),
      '0.fields.0.value BASE_TYPE_REQUIRED',
    ],
    [
      'a field in line or not',
      one({ fields: [field({ inline: true })] }),
      one({ fields: [field({ inline: 'x' })] }),
      '0.fields.0.inline BOOLEAN_TYPE_CONVERT',
    ],
    [
      'a footer of 2,048 characters',
      one({ footer: { text: letters(2048) } }),
      one({ footer: { text: letters(2049) } }),
      '0.footer.text BASE_TYPE_MAX_LENGTH',
    ],
    [
      'words in a footer',
      one({ footer: { text: 'x' } }),
      one({ footer: {} }),
      '0.footer.text BASE_TYPE_REQUIRED',
    ],
    [
      'an author’s name of 256 characters',
      one({ author: { name: letters(256) } }),
      one({ author: { name: letters(257) } }),
      '0.author.name BASE_TYPE_MAX_LENGTH',
    ],
    [
      'an author’s name',
      one({ author: { name: 'x' } }),
      one({ author: {} }),
      '0.author.name BASE_TYPE_REQUIRED',
    ],
    ['a colour of 24 bits', one({ color: 0xffffff }), one({ color: 0x1000000 }), '0.color NUMBER_TYPE_MAX'],
    ['a colour that is a number', one({ color: 0 }), one({ color: '#fff' }), '0.color NUMBER_TYPE_COERCE'],
    [
      'a time',
      one({ timestamp: '2026-03-01T12:00:00.000Z' }),
      one({ timestamp: 'soon' }),
      '0.timestamp DATE_TIME_TYPE_PARSE',
    ],
    [
      'a web address',
      one({ url: 'https://a.b' }),
      one({ url: 'attachment://a.png' }),
      '0.url URL_TYPE_INVALID_SCHEME',
    ],
    [
      'a well-formed address',
      one({ thumbnail: { url: 'attachment://a.png' } }),
      one({ thumbnail: { url: 'a.png' } }),
      '0.thumbnail.url URL_TYPE_INVALID_URL',
    ],
    [
      'an address of 2,048 characters',
      one({ author: { name: 'x', icon_url: `https://a.b/${letters(2036)}` } }),
      one({ author: { name: 'x', icon_url: `https://a.b/${letters(2037)}` } }),
      '0.author.icon_url BASE_TYPE_MAX_LENGTH',
    ],
    [
      '6,000 characters in all',
      [
        { title: letters(256), description: letters(3000), footer: { text: letters(1000) } },
        { author: { name: letters(244) }, fields: [field({ name: letters(100), value: letters(400) })] },
        { description: letters(1000) },
      ],
      [
        { title: letters(256), description: letters(3000), footer: { text: letters(1000) } },
        { author: { name: letters(244) }, fields: [field({ name: letters(100), value: letters(401) })] },
        { description: letters(1000) },
      ],
      'MAX_EMBED_SIZE_EXCEEDED',
    ],
  ]);

  it('are kept as Discord writes them', () => {
    const written = embeds.parse([
      {
        title: 'x',
        color: null,
        image: {},
        fields: [field(), field({ inline: true })],
        timestamp: '2026-03-01T14:00:00+02:00',
      },
      { description: 'y', type: 'image', fields: [], timestamp: '2026-03-01T12:00:00' },
    ]);
    expect(asStored(written)).toEqual([
      {
        type: 'rich',
        title: 'x',
        fields: [field({ inline: false }), field({ inline: true })],
        timestamp: '2026-03-01T12:00:00.000000+00:00',
      },
      { type: 'rich', description: 'y', timestamp: '2026-03-01T12:00:00.000000+00:00' },
    ]);
  });
});
