import { describe } from 'vitest';
import { newMessage } from '#local-discord/rest/body/message.ts';
import { keepsTo, letters, times } from './limits.ts';
import { button, option, row, rows, select } from './parts.ts';

const one = (component: unknown) => rows(row(component));
const AT = 'components.0.components.0';
const many = (count: number) => times(count, (at) => option(`${at}`));
const people = (count: number) => times(count, (at) => ({ type: 'user', id: `${at + 1}` }));

describe('a select of texts', () => {
  keepsTo(newMessage, [
    [
      'alone in its row',
      rows(row(button()), row(select())),
      rows(row(button(), select())),
      'components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      'one in a row',
      rows(row(select()), row(select({ custom_id: 'other' }))),
      rows(row(select(), select({ custom_id: 'other' }))),
      'components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      '25 options',
      one(select({ options: many(25) })),
      one(select({ options: many(26) })),
      `${AT}.options BASE_TYPE_BAD_LENGTH`,
    ],
    [
      'an option',
      one(select({ options: many(1) })),
      one(select({ options: [] })),
      `${AT}.options BASE_TYPE_BAD_LENGTH`,
      `${AT}.options BASE_TYPE_MIN_LENGTH`,
    ],
    [
      'options at all',
      one(select()),
      one(select({ options: undefined })),
      `${AT}.options BASE_TYPE_REQUIRED`,
    ],
    [
      'a custom id',
      one(select({ custom_id: letters(100) })),
      one(select({ custom_id: undefined })),
      `${AT}.custom_id BASE_TYPE_REQUIRED`,
    ],
    [
      'a custom id of 100 characters',
      one(select({ custom_id: letters(100) })),
      one(select({ custom_id: letters(101) })),
      `${AT}.custom_id BASE_TYPE_BAD_LENGTH`,
    ],
    [
      'a placeholder of 150 characters',
      one(select({ placeholder: letters(150) })),
      one(select({ placeholder: letters(151) })),
      `${AT}.placeholder BASE_TYPE_MAX_LENGTH`,
    ],
    [
      'no fewer than none',
      one(select({ min_values: 0 })),
      one(select({ min_values: -1 })),
      `${AT}.min_values NUMBER_TYPE_MIN`,
    ],
    [
      'at least one at most',
      one(select({ max_values: 1 })),
      one(select({ max_values: 0, min_values: 0 })),
      `${AT}.max_values NUMBER_TYPE_MIN`,
    ],
    [
      'fewest not above most',
      one(select({ min_values: 2, max_values: 2 })),
      one(select({ min_values: 2, max_values: 1 })),
      `${AT}.min_values NUMBER_TYPE_MAX`,
    ],
    [
      'one where the most is not said',
      one(select({ min_values: 1 })),
      one(select({ min_values: 2 })),
      `${AT}.min_values NUMBER_TYPE_MAX`,
    ],
    [
      'enough options for the most',
      one(select({ max_values: 2 })),
      one(select({ max_values: 3 })),
      `${AT}.options BASE_TYPE_MIN_LENGTH`,
    ],
    [
      '25 chosen at most',
      one(select({ options: many(25), max_values: 25 })),
      one(select({ options: many(25), max_values: 26 })),
      `${AT}.max_values NUMBER_TYPE_MAX`,
      `${AT}.options BASE_TYPE_MIN_LENGTH`,
    ],
    [
      '25 chosen at least',
      one(select({ options: many(25), min_values: 25, max_values: 25 })),
      one(select({ options: many(25), min_values: 26, max_values: 25 })),
      `${AT}.min_values NUMBER_TYPE_MAX`,
      `${AT}.min_values NUMBER_TYPE_MAX`,
    ],
    [
      'a value of its own for each option',
      one(select({ options: [option('a'), option('b', { label: 'a' })] })),
      one(select({ options: [option('a'), option('a', { label: 'b' })] })),
      `${AT}.options.1 SELECT_COMPONENT_OPTION_VALUE_DUPLICATED`,
    ],
    [
      'no more defaults than may be chosen',
      one(select({ options: [option('a', { default: true }), option('b')] })),
      one(select({ options: [option('a', { default: true }), option('b', { default: true })] })),
      `${AT}.options SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES`,
    ],
    [
      'an option’s label of 100 characters',
      one(select({ options: [option('a', { label: letters(100) })] })),
      one(select({ options: [option('a', { label: letters(101) })] })),
      `${AT}.options.0.label BASE_TYPE_BAD_LENGTH`,
    ],
    [
      'an option’s label',
      one(select({ options: [option('a', { label: 'x' })] })),
      one(select({ options: [option('a', { label: '' })] })),
      `${AT}.options.0.label BASE_TYPE_BAD_LENGTH`,
    ],
    [
      'an option’s value of 100 characters',
      one(select({ options: [option(letters(100))] })),
      one(select({ options: [option('a', { value: letters(101) })] })),
      `${AT}.options.0.value BASE_TYPE_BAD_LENGTH`,
    ],
    [
      'an option’s description of 100 characters',
      one(select({ options: [option('a', { description: letters(100) })] })),
      one(select({ options: [option('a', { description: letters(101) })] })),
      `${AT}.options.0.description BASE_TYPE_MAX_LENGTH`,
    ],
    [
      'an option’s emoji',
      one(select({ options: [option('a', { emoji: { name: '🪐' } })] })),
      one(select({ options: [option('a', { emoji: { id: '1', name: 'x' } })] })),
      `${AT}.options.0.emoji.id BUTTON_COMPONENT_INVALID_EMOJI`,
    ],
    [
      'a yes or no for the default',
      one(select({ options: [option('a', { default: null })] })),
      one(select({ options: [option('a', { default: 1 })] })),
      `${AT}.options.0.default BOOLEAN_TYPE_CONVERT`,
    ],
  ]);
});

describe('a select of people, roles or channels', () => {
  const kind = (type: number, fields: object = {}) => one({ type, custom_id: 'who', ...fields });
  keepsTo(newMessage, [
    [
      'people among people',
      kind(5, { default_values: people(1) }),
      kind(5, { default_values: [{ type: 'role', id: '1' }] }),
      `${AT}.default_values.0.type BASE_TYPE_CHOICES`,
    ],
    [
      'roles among roles',
      kind(6, { default_values: [{ type: 'role', id: '1' }] }),
      kind(6, { default_values: people(1) }),
      `${AT}.default_values.0.type BASE_TYPE_CHOICES`,
    ],
    [
      'people and roles among those who can be mentioned',
      kind(7, { max_values: 2, default_values: [{ type: 'role', id: '1' }, ...people(1)] }),
      kind(7, { default_values: [{ type: 'channel', id: '1' }] }),
      `${AT}.default_values.0.type BASE_TYPE_CHOICES`,
    ],
    [
      'channels among channels',
      kind(8, { default_values: [{ type: 'channel', id: '1' }] }),
      kind(8, { default_values: people(1) }),
      `${AT}.default_values.0.type BASE_TYPE_CHOICES`,
    ],
    [
      'a default that can be someone',
      kind(5, { default_values: people(1) }),
      kind(5, { default_values: [{ type: 'user', id: 'Ann' }] }),
      `${AT}.default_values.0.id NUMBER_TYPE_COERCE`,
    ],
    [
      'no more defaults than may be chosen',
      kind(5, { max_values: 2, default_values: people(2) }),
      kind(5, { max_values: 2, default_values: people(3) }),
      `${AT}.default_values SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES`,
    ],
    [
      '25 defaults',
      kind(6, { max_values: 25, default_values: times(25, (at) => ({ type: 'role', id: `${at}` })) }),
      kind(6, { max_values: 25, default_values: times(26, (at) => ({ type: 'role', id: `${at}` })) }),
      `${AT}.default_values BASE_TYPE_MAX_LENGTH`,
      `${AT}.default_values SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES`,
    ],
    [
      'fewest not above most',
      kind(7, { min_values: 3, max_values: 3 }),
      kind(7, { min_values: 4, max_values: 3 }),
      `${AT}.min_values NUMBER_TYPE_MAX`,
    ],
    [
      'kinds of channels',
      kind(8, { channel_types: [0, 11] }),
      kind(8, { channel_types: [99] }),
      `${AT}.channel_types.0 BASE_TYPE_CHOICES`,
    ],
    [
      'each kind of channel once',
      kind(8, { channel_types: [0, 2] }),
      kind(8, { channel_types: [0, 0] }),
      `${AT}.channel_types.1 SET_TYPE_ALREADY_CONTAINS_VALUE`,
    ],
    [
      'a placeholder of 150 characters',
      kind(8, { placeholder: letters(150) }),
      kind(8, { placeholder: letters(151) }),
      `${AT}.placeholder BASE_TYPE_MAX_LENGTH`,
    ],
  ]);
});
