import { describe } from 'vitest';
import { newCommand } from '#local-discord/rest/body/command.ts';
import { keepsTo, letters, times } from './limits.ts';
import { choice, command, commandOption as option } from './parts.ts';

const asking = (...options: unknown[]) => command({ options });

describe('an option', () => {
  const typed = (type: number, fields: object) => asking(option({ type, ...fields }));
  keepsTo(newCommand, [
    [
      'a known type',
      asking(option({ type: 11 })),
      asking(option({ type: 12 })),
      'options.0 UNION_TYPE_CHOICES',
    ],
    ['a type', asking(option()), asking(option({ type: undefined })), 'options.0 TAG_FIELD_MISSING'],
    [
      'a name of 32 characters',
      asking(option({ name: letters(32) })),
      asking(option({ name: letters(33) })),
      'options.0.name BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a name of letters',
      asking(option({ name: 'место' })),
      asking(option({ name: 'a seat' })),
      'options.0.name STRING_TYPE_REGEX',
    ],
    [
      'a name in lower case',
      asking(option({ name: 'seat' })),
      asking(option({ name: 'Seat' })),
      'options.0.name APPLICATION_COMMAND_INVALID_NAME',
    ],
    [
      'a name in lower case in other languages',
      asking(option({ name_localizations: { ru: 'место' } })),
      asking(option({ name_localizations: { ru: 'Место' } })),
      'options.0.name_localizations.ru APPLICATION_COMMAND_INVALID_NAME',
    ],
    [
      'a description of 100 characters',
      asking(option({ description: letters(100) })),
      asking(option({ description: letters(101) })),
      'options.0.description BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a description',
      asking(option()),
      asking(option({ description: undefined })),
      'options.0.description BASE_TYPE_REQUIRED',
    ],
    [
      'descriptions of 100 characters in other languages',
      asking(option({ description_localizations: { ru: letters(100) } })),
      asking(option({ description_localizations: { ru: letters(101) } })),
      'options.0.description_localizations.ru BASE_TYPE_BAD_LENGTH',
    ],
    [
      'choices of 100 characters in other languages',
      asking(option({ choices: [choice('x', 'x', { name_localizations: { ru: letters(100) } })] })),
      asking(option({ choices: [choice('x', 'x', { name_localizations: { ru: letters(101) } })] })),
      'options.0.choices.0.name_localizations.ru BASE_TYPE_BAD_LENGTH',
    ],
    [
      '6,000 characters at least',
      typed(3, { min_length: 6000 }),
      typed(3, { min_length: 6001 }),
      'options.0.min_length NUMBER_TYPE_MAX',
    ],
    [
      'no fewer characters than none',
      typed(3, { min_length: 0 }),
      typed(3, { min_length: -1 }),
      'options.0.min_length NUMBER_TYPE_MIN',
    ],
    [
      'names of their own',
      asking(option(), option({ name: 'b' })),
      asking(option(), option()),
      'options.1 APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
    ],
    [
      'required ones first',
      asking(option({ required: true }), option({ name: 'b' })),
      asking(option(), option({ name: 'b', required: true })),
      'options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      '25 choices',
      asking(option({ choices: times(25, (at) => choice(`${at}`)) })),
      asking(option({ choices: times(26, (at) => choice(`${at}`)) })),
      'options.0.choices BASE_TYPE_MAX_LENGTH',
    ],
    [
      'choices with names of their own',
      asking(option({ choices: [choice('a'), choice('b', 'a')] })),
      asking(option({ choices: [choice('a'), choice('a', 'b')] })),
      'options.0.choices.1 APPLICATION_COMMAND_OPTIONS_CHOICES_NAME_INVALID',
    ],
    [
      'a choice’s name of 100 characters',
      asking(option({ choices: [choice(letters(100), 'x')] })),
      asking(option({ choices: [choice(letters(101), 'x')] })),
      'options.0.choices.0.name BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a choice’s value of 100 characters',
      asking(option({ choices: [choice('x', letters(100))] })),
      asking(option({ choices: [choice('x', letters(101))] })),
      'options.0.choices.0.value BASE_TYPE_MAX_LENGTH',
    ],
    [
      'texts among texts',
      asking(option({ choices: [choice('x')] })),
      asking(option({ choices: [choice('x', 1)] })),
      'options.0.choices.0.value STRING_TYPE_CONVERT',
    ],
    [
      'whole numbers among whole numbers',
      typed(4, { choices: [choice('x', -1)] }),
      typed(4, { choices: [choice('x', 1.5)] }),
      'options.0.choices.0.value NUMBER_TYPE_COERCE',
    ],
    [
      'numbers among numbers',
      typed(10, { choices: [choice('x', 1.5)] }),
      typed(10, { choices: [choice('x', '1')] }),
      'options.0.choices.0.value NUMBER_TYPE_COERCE',
    ],
    [
      'choices or suggestions',
      asking(option({ autocomplete: true, choices: [] })),
      asking(option({ autocomplete: true, choices: [choice('x')] })),
      'options.0.choices APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_INVALID',
    ],
    [
      'lowest not above highest',
      typed(4, { min_value: 3, max_value: 3 }),
      typed(4, { min_value: 4, max_value: 3 }),
      'options.0.min_value NUMBER_TYPE_MAX',
    ],
    [
      'lowest not above highest, in parts',
      typed(10, { min_value: 0.5, max_value: 0.5 }),
      typed(10, { min_value: 0.6, max_value: 0.5 }),
      'options.0.min_value NUMBER_TYPE_MAX',
    ],
    [
      'whole limits of whole numbers',
      typed(4, { max_value: 3 }),
      typed(4, { max_value: 3.5 }),
      'options.0.max_value NUMBER_TYPE_COERCE',
    ],
    [
      'shortest not above longest',
      typed(3, { min_length: 3, max_length: 3 }),
      typed(3, { min_length: 4, max_length: 3 }),
      'options.0.min_length NUMBER_TYPE_MAX',
    ],
    [
      '6,000 characters',
      typed(3, { max_length: 6000 }),
      typed(3, { max_length: 6001 }),
      'options.0.max_length NUMBER_TYPE_MAX',
    ],
    [
      'a character',
      typed(3, { max_length: 1 }),
      typed(3, { max_length: 0 }),
      'options.0.max_length NUMBER_TYPE_MIN',
    ],
    [
      'kinds of channels',
      typed(7, { channel_types: [0, 11] }),
      typed(7, { channel_types: [0, 99] }),
      'options.0.channel_types.1 BASE_TYPE_CHOICES',
    ],
    [
      'each kind of channel once',
      typed(7, { channel_types: [0, 2] }),
      typed(7, { channel_types: [0, 0] }),
      'options.0.channel_types.1 SET_TYPE_ALREADY_CONTAINS_VALUE',
    ],
  ]);
});

describe('subcommands', () => {
  const sub = (name: string, ...options: unknown[]) => ({ ...option({ type: 1, name }), options });
  const group = (name: string, ...options: unknown[]) => ({ ...option({ type: 2, name }), options });
  keepsTo(newCommand, [
    [
      'no other options beside them',
      asking(sub('a'), group('b')),
      asking(sub('a'), option()),
      'options.1 APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'none beside other options',
      asking(option()),
      asking(option(), sub('a')),
      'options.1 APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'only subcommands in a group',
      asking(group('a', sub('b'))),
      asking(group('a', option())),
      'options.0.options.0 UNION_TYPE_CHOICES',
    ],
    [
      'no subcommands in a subcommand',
      asking(sub('a', option())),
      asking(sub('a', sub('b'))),
      'options.0.options.0 UNION_TYPE_CHOICES',
    ],
    [
      'no groups in a group',
      asking(group('a', sub('b', option()))),
      asking(group('a', group('b'))),
      'options.0.options.0 UNION_TYPE_CHOICES',
    ],
    [
      'names of their own',
      asking(group('a', sub('a', option()), sub('b', option()))),
      asking(group('a', sub('b'), sub('b'))),
      'options.0.options.1 APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
    ],
    [
      'required options first',
      asking(sub('a', option({ required: true }), option({ name: 'b' }))),
      asking(sub('a', option(), option({ name: 'b', required: true }))),
      'options.0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      '25 options',
      asking(group('g', sub('a', ...times(25, (at) => option({ name: `o${at}` }))))),
      asking(group('g', sub('a', ...times(26, (at) => option({ name: `o${at}` }))))),
      'options.0.options.0.options BASE_TYPE_MAX_LENGTH',
    ],
    [
      '25 of them',
      asking(...times(25, (at) => sub(`s${at}`))),
      asking(...times(26, (at) => sub(`s${at}`))),
      'options BASE_TYPE_MAX_LENGTH',
    ],
  ]);
});
