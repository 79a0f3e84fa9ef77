import { describe, expect, it } from 'vitest';
import { newMessage } from '#local-discord/rest/body/message.ts';
import { keepsTo, letters, problemsOf, times } from './limits.ts';
import { button, link, row, rows } from './parts.ts';

const one = (component: unknown) => rows(row(component));
const AT = 'components.0.components.0';

describe('buttons', () => {
  keepsTo(newMessage, [
    ['a row is not empty', one(button()), rows(row()), 'components.0.components BASE_TYPE_BAD_LENGTH'],
    [
      'five in a row',
      rows(row(...times(5, (at) => button({ custom_id: `${at}` })))),
      rows(row(...times(6, (at) => button({ custom_id: `${at}` })))),
      'components.0.components BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a label of 80 characters',
      one(button({ label: letters(80) })),
      one(button({ label: letters(81) })),
      `${AT}.label BASE_TYPE_MAX_LENGTH`,
    ],
    [
      'a custom id of 100 characters',
      one(button({ custom_id: letters(100) })),
      one(button({ custom_id: letters(101) })),
      `${AT}.custom_id BASE_TYPE_BAD_LENGTH`,
    ],
    [
      'a custom id of one character',
      one(button({ custom_id: 'x' })),
      one(button({ custom_id: '' })),
      `${AT}.custom_id BASE_TYPE_BAD_LENGTH`,
    ],
    [
      'a custom id at all',
      one(button()),
      one(button({ custom_id: null })),
      `${AT}.custom_id BUTTON_COMPONENT_CUSTOM_ID_REQUIRED`,
    ],
    [
      'one of the six styles',
      one(button({ style: 4 })),
      one(button({ style: 7 })),
      `${AT}.style BASE_TYPE_CHOICES`,
    ],
    ['a style at all', one(button()), one(button({ style: undefined })), `${AT}.style BASE_TYPE_REQUIRED`],
    [
      'a label or an emoji',
      one(button({ label: null, emoji: { name: '🎲' } })),
      one(button({ label: null })),
      `${AT}.label BASE_TYPE_REQUIRED`,
    ],
    [
      'an emoji that exists',
      one(button({ emoji: { id: null, name: '👩🏽‍🚀' } })),
      one(button({ emoji: { name: 'rocket' } })),
      `${AT}.emoji.name BUTTON_COMPONENT_INVALID_EMOJI`,
    ],
    [
      'an emoji of 32 characters',
      one(button({ emoji: { name: `👩${'\u200D👩'.repeat(15)}` } })),
      one(button({ emoji: { name: `👩${'\u200D👩'.repeat(16)}` } })),
      `${AT}.emoji.name BASE_TYPE_MAX_LENGTH`,
    ],
    [
      'no emoji of a guild that has none',
      one(button({ emoji: { name: '🇺🇦' } })),
      one(button({ emoji: { id: '123456789012345678', name: 'rocket' } })),
      `${AT}.emoji.id BUTTON_COMPONENT_INVALID_EMOJI`,
    ],
    ['a link', one(link()), one(link({ url: null })), `${AT}.url BUTTON_COMPONENT_URL_REQUIRED`],
    [
      'a link or a custom id',
      one(link()),
      one(link({ custom_id: 'x' })),
      `${AT}.custom_id BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE`,
      `${AT}.url BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE`,
    ],
    [
      'a custom id or a link',
      one(button()),
      one(button({ url: 'https://example.org' })),
      `${AT}.custom_id BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE`,
      `${AT}.url BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE`,
    ],
    [
      'a link of 512 characters',
      one(link({ url: `https://example.org/${letters(492)}` })),
      one(link({ url: `https://example.org/${letters(493)}` })),
      `${AT}.url BASE_TYPE_MAX_LENGTH`,
    ],
    [
      'a link of a known scheme',
      one(link({ url: 'discord://-/channels/1/2' })),
      one(link({ url: 'ftp://example.org' })),
      `${AT}.url URL_TYPE_INVALID_SCHEME`,
    ],
    [
      'a link that leads somewhere',
      one(link({ url: 'http://example.org' })),
      one(link({ url: 'example.org' })),
      `${AT}.url URL_TYPE_INVALID_URL`,
    ],
    [
      'something to sell',
      one({ type: 2, style: 6, sku_id: '123' }),
      one({ type: 2, style: 6 }),
      `${AT}.sku_id BUTTON_COMPONENT_SKU_ID_REQUIRED`,
    ],
    [
      'nothing else on what sells',
      one({ type: 2, style: 6, sku_id: '123', disabled: true }),
      one({ type: 2, style: 6, sku_id: '123', label: 'Buy' }),
      `${AT}.label BUTTON_COMPONENT_INVALID_FIELD_FOR_STYLE`,
    ],
    [
      'nothing to sell elsewhere',
      one(button({ disabled: false })),
      one(button({ sku_id: '123' })),
      `${AT}.sku_id BUTTON_COMPONENT_INVALID_FIELD_FOR_STYLE`,
    ],
    [
      'disabled or not',
      one(button({ disabled: true })),
      one(button({ disabled: 'yes' })),
      `${AT}.disabled BOOLEAN_TYPE_CONVERT`,
    ],
    [
      'custom ids of their own',
      rows(row(button()), row(button({ custom_id: 'other' }))),
      rows(row(button()), row(button())),
      'components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'numbers of their own',
      rows(row(button({ id: 7 }), button({ id: 8, custom_id: 'b' }))),
      rows(row(button({ id: 7 }), button({ id: 7, custom_id: 'b' }))),
      'components.0.components.1.id COMPONENT_ID_DUPLICATED',
    ],
    [
      'a number of 31 bits',
      one(button({ id: 2 ** 31 - 1 })),
      one(button({ id: 2 ** 31 })),
      `${AT}.id NUMBER_TYPE_MAX`,
    ],
    [
      'a number that is not negative',
      one(button({ id: 0 })),
      one(button({ id: -1 })),
      `${AT}.id NUMBER_TYPE_MIN`,
    ],
    ['a known kind', one(button()), one({ type: 4, custom_id: 'x', style: 1 }), `${AT} UNION_TYPE_CHOICES`],
    ['a kind at all', one(button()), one({ style: 1 }), `${AT} TAG_FIELD_MISSING`],
    ['an object', one(button()), one('button'), `${AT} MODEL_TYPE_CONVERT`],
    [
      'a list',
      rows(row(button())),
      rows({ type: 1, components: 'all' }),
      'components.0.components LIST_TYPE_CONVERT',
    ],
  ]);

  it('may leave out numbers twice', () => {
    expect(problemsOf(newMessage, rows(row(button({ id: 0 }), button({ id: 0, custom_id: 'b' }))))).toEqual(
      [],
    );
  });

  it.each(['🎲', '✅', '❤', '❤️', '#️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👨‍👩‍👧', '👍🏿', '🇦'])('knows the emoji %s', (name) => {
    expect(problemsOf(newMessage, one(button({ emoji: { name } })))).toEqual([]);
  });

  it.each(['', '1', 'a', '🎲🎲', ' 🎲'])('knows no emoji "%s"', (name) => {
    expect(problemsOf(newMessage, one(button({ emoji: { name } })))).toEqual([
      `${AT}.emoji.name BUTTON_COMPONENT_INVALID_EMOJI`,
    ]);
  });
});
