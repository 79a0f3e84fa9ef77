import { describe, expect, it } from 'vitest';
import { modal as modalForm } from '#local-discord/rest/body/modal.ts';
import { keepsTo, letters, problemsOf, times } from './limits.ts';
import { button, label, modal, option, row, select, textInput, words } from './parts.ts';

const AT = 'components.0.components.0';
const IN = 'components.0.component';
const inRow = (fields: object) => modal([row(textInput(fields))]);
const labelled = (component: object) => modal([label(component)]);
const bare = (fields: object = {}) => ({ ...textInput(fields), label: null });
const radio = (count: number, fields: object = {}) => ({
  type: 21,
  custom_id: 'radio',
  options: times(count, (at) => option(`${at}`)),
  ...fields,
});
const boxes = (count: number, fields: object = {}) => ({ ...radio(count, fields), type: 22 });
const upload = (fields: object = {}) => ({ type: 19, custom_id: 'file', ...fields });

describe('a modal', () => {
  keepsTo(modalForm, [
    [
      'a title of 45 characters',
      modal([words()], { title: letters(45) }),
      modal([words()], { title: letters(46) }),
      'title BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a title',
      modal([words()], { title: 'x' }),
      modal([words()], { title: '' }),
      'title BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a custom id of 100 characters',
      modal([words()], { custom_id: letters(100) }),
      modal([words()], { custom_id: letters(101) }),
      'custom_id BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a custom id',
      modal([words()]),
      modal([words()], { custom_id: undefined }),
      'custom_id BASE_TYPE_REQUIRED',
    ],
    [
      'five components',
      modal(times(5, (at) => row(textInput({ custom_id: `${at}` })))),
      modal(times(6, (at) => row(textInput({ custom_id: `${at}` })))),
      'components BASE_TYPE_BAD_LENGTH',
    ],
    ['a component', modal([words()]), modal([]), 'components BASE_TYPE_BAD_LENGTH'],
    ['known components', modal([row(textInput())]), modal([textInput()]), 'components.0 UNION_TYPE_CHOICES'],
    [
      'custom ids of their own',
      modal([row(textInput()), label(bare({ custom_id: 'b' }))]),
      modal([row(textInput()), label(bare())]),
      'components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'numbers of their own',
      modal([label(bare({ id: 1 })), words('x', { id: 2 })]),
      modal([label(bare({ id: 1 })), words('x', { id: 1 })]),
      'components.1.id COMPONENT_ID_DUPLICATED',
    ],
    ['no buttons', modal([row(textInput())]), modal([row(button())]), `${AT} UNION_TYPE_CHOICES`],
  ]);
});

describe('a field to write in', () => {
  keepsTo(modalForm, [
    [
      'one in a row',
      modal([row(textInput())]),
      modal([row(textInput(), textInput({ custom_id: 'b' }))]),
      'components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      'a label of 45 characters',
      inRow({ label: letters(45) }),
      inRow({ label: letters(46) }),
      `${AT}.label BASE_TYPE_BAD_LENGTH`,
    ],
    ['a label in a row', labelled(bare()), inRow({ label: null }), `${AT}.label BASE_TYPE_REQUIRED`],
    ['two styles', inRow({ style: 2 }), inRow({ style: 3 }), `${AT}.style BASE_TYPE_CHOICES`],
    [
      'a placeholder of 100 characters',
      inRow({ placeholder: letters(100) }),
      inRow({ placeholder: letters(101) }),
      `${AT}.placeholder BASE_TYPE_MAX_LENGTH`,
    ],
    [
      'a value of 4,000 characters',
      inRow({ value: letters(4000) }),
      inRow({ value: letters(4001) }),
      `${AT}.value BASE_TYPE_MAX_LENGTH`,
    ],
    [
      '4,000 characters at most',
      inRow({ max_length: 4000 }),
      inRow({ max_length: 4001 }),
      `${AT}.max_length NUMBER_TYPE_MAX`,
    ],
    [
      'a character at most',
      inRow({ max_length: 1 }),
      inRow({ max_length: 0 }),
      `${AT}.max_length NUMBER_TYPE_MIN`,
    ],
    [
      '4,000 characters at least',
      inRow({ min_length: 4000 }),
      inRow({ min_length: 4001 }),
      `${AT}.min_length NUMBER_TYPE_MAX`,
    ],
    [
      'shortest not above longest',
      inRow({ min_length: 5, max_length: 5 }),
      inRow({ min_length: 6, max_length: 5 }),
      `${AT}.min_length NUMBER_TYPE_MAX`,
    ],
    [
      'required or not',
      inRow({ required: false }),
      inRow({ required: 'x' }),
      `${AT}.required BOOLEAN_TYPE_CONVERT`,
    ],
    ['a custom id', inRow({}), inRow({ custom_id: '' }), `${AT}.custom_id BASE_TYPE_BAD_LENGTH`],
  ]);
});

describe('a label in a modal', () => {
  keepsTo(modalForm, [
    [
      '45 characters',
      modal([label(bare(), { label: letters(45) })]),
      modal([label(bare(), { label: letters(46) })]),
      'components.0.label BASE_TYPE_BAD_LENGTH',
    ],
    [
      'words',
      modal([label(bare(), { label: 'x' })]),
      modal([label(bare(), { label: undefined })]),
      'components.0.label BASE_TYPE_REQUIRED',
    ],
    [
      'a description of 100 characters',
      modal([label(bare(), { description: letters(100) })]),
      modal([label(bare(), { description: letters(101) })]),
      'components.0.description BASE_TYPE_BAD_LENGTH',
    ],
    ['something to fill in', labelled(select()), modal([label(undefined)]), `${IN} BASE_TYPE_REQUIRED`],
    ['something that can be filled in', labelled(select()), labelled(button()), `${IN} UNION_TYPE_CHOICES`],
    [
      'nothing disabled',
      labelled(select({ disabled: false })),
      labelled(select({ disabled: true })),
      `${IN}.disabled BASE_TYPE_CHOICES`,
    ],
    [
      'a select’s options',
      labelled(select({ max_values: 2 })),
      labelled(select({ max_values: 3 })),
      `${IN}.options BASE_TYPE_MIN_LENGTH`,
    ],
    [
      'ten files',
      labelled(upload({ min_values: 10, max_values: 10 })),
      labelled(upload({ max_values: 11 })),
      `${IN}.max_values NUMBER_TYPE_MAX`,
    ],
    [
      'fewest files not above most',
      labelled(upload({ min_values: 2, max_values: 2 })),
      labelled(upload({ min_values: 3, max_values: 2 })),
      `${IN}.min_values NUMBER_TYPE_MAX`,
    ],
    [
      'ten files at least',
      labelled(upload({ min_values: 10, max_values: 10 })),
      labelled(upload({ min_values: 11, max_values: 10 })),
      `${IN}.min_values NUMBER_TYPE_MAX`,
      `${IN}.min_values NUMBER_TYPE_MAX`,
    ],
    [
      'ten kinds of files',
      labelled(upload({ file_types: times(10, (at) => `.${at}`) })),
      labelled(upload({ file_types: times(11, (at) => `.${at}`) })),
      `${IN}.file_types BASE_TYPE_MAX_LENGTH`,
    ],
    [
      'text of 4,000 characters',
      modal([words(letters(4000))]),
      modal([words(letters(4001))]),
      'components.0.content BASE_TYPE_BAD_LENGTH',
    ],
    ['ten ways to go', labelled(radio(10)), labelled(radio(11)), `${IN}.options BASE_TYPE_BAD_LENGTH`],
    ['two ways to go', labelled(radio(2)), labelled(radio(1)), `${IN}.options BASE_TYPE_BAD_LENGTH`],
    [
      'one way chosen beforehand',
      labelled(radio(0, { options: [option('a', { default: true }), option('b')] })),
      labelled(radio(0, { options: [option('a', { default: true }), option('b', { default: true })] })),
      `${IN}.options SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES`,
    ],
    [
      'ten boxes',
      labelled(boxes(10, { max_values: 10 })),
      labelled(boxes(11)),
      `${IN}.options BASE_TYPE_BAD_LENGTH`,
    ],
    [
      'a box',
      labelled(boxes(1)),
      labelled(boxes(0, { min_values: 0, max_values: 1, required: false })),
      `${IN}.options BASE_TYPE_BAD_LENGTH`,
      `${IN}.options BASE_TYPE_MIN_LENGTH`,
    ],
    [
      'as many ticks as boxes',
      labelled(boxes(2, { min_values: 2 })),
      labelled(boxes(2, { min_values: 3 })),
      `${IN}.min_values NUMBER_TYPE_MAX`,
    ],
    [
      'no tick only where none is required',
      labelled(boxes(2, { min_values: 0, required: false })),
      labelled(boxes(2, { min_values: 0 })),
      `${IN}.min_values NUMBER_TYPE_MIN`,
    ],
    [
      'values of their own',
      labelled(boxes(0, { options: [option('a'), option('b')] })),
      labelled(boxes(0, { options: [option('a'), option('a')] })),
      `${IN}.options.1 SELECT_COMPONENT_OPTION_VALUE_DUPLICATED`,
    ],
    [
      'a single box',
      labelled({ type: 23, custom_id: 'box', default: true }),
      labelled({ type: 23, custom_id: 'box', default: 'yes' }),
      `${IN}.default BOOLEAN_TYPE_CONVERT`,
    ],
  ]);

  it.each([3, 5, 6, 7, 8, 19, 23])('may stand above a component of type %i', (type) => {
    const options = type === 3 ? { options: [option('a')] } : {};
    expect(problemsOf(modalForm, labelled({ type, custom_id: 'x', ...options }))).toEqual([]);
  });
});
