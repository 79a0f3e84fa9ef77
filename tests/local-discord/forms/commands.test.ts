import { describe, expect, it } from 'vitest';
import { bulkCommands, changedCommand, newCommand } from '#local-discord/rest/body/command.ts';
import { keepsTo, letters, problemsOf, times } from './limits.ts';
import { choice, command, commandOption as option } from './parts.ts';

const asking = (...options: unknown[]) => command({ options });
const menu = (fields: object = {}) => ({ type: 2, name: 'Deal In', ...fields });

describe('a command', () => {
  keepsTo(newCommand, [
    [
      'a name of 32 characters',
      command({ name: letters(32) }),
      command({ name: letters(33) }),
      'name BASE_TYPE_BAD_LENGTH',
    ],
    ['a name', command({ name: 'x' }), command({ name: '' }), 'name BASE_TYPE_BAD_LENGTH'],
    ['a name at all', command(), command({ name: undefined }), 'name BASE_TYPE_REQUIRED'],
    [
      'a name in lower case',
      command({ name: 'ход' }),
      command({ name: 'Ход' }),
      'name APPLICATION_COMMAND_INVALID_NAME',
    ],
    [
      'a name of letters',
      command({ name: "new_game-1'" }),
      command({ name: 'new game' }),
      'name APPLICATION_COMMAND_INVALID_NAME',
    ],
    [
      'a description of 100 characters',
      command({ description: letters(100) }),
      command({ description: letters(101) }),
      'description BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a description',
      command({ description: 'x' }),
      command({ description: '' }),
      'description BASE_TYPE_REQUIRED',
    ],
    ['a known type', menu({ type: 3 }), menu({ type: 5 }), 'type BASE_TYPE_CHOICES'],
    [
      'known languages',
      command({ name_localizations: { ru: 'игра', 'en-GB': null } }),
      command({ name_localizations: { rus: 'игра' } }),
      'name_localizations.rus BASE_TYPE_CHOICES',
    ],
    [
      'names of the same kind in other languages',
      command({ name_localizations: { ru: 'игра' } }),
      command({ name_localizations: { ru: 'Новая игра' } }),
      'name_localizations APPLICATION_COMMAND_INVALID_NAME',
    ],
    [
      'names of the same length in other languages',
      command({ name_localizations: { ru: letters(32) } }),
      command({ name_localizations: { ru: letters(33) } }),
      'name_localizations.ru BASE_TYPE_BAD_LENGTH',
    ],
    [
      'descriptions of the same length in other languages',
      command({ description_localizations: { ru: letters(100) } }),
      command({ description_localizations: { ru: letters(101) } }),
      'description_localizations.ru BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a table of languages',
      command({ name_localizations: null }),
      command({ name_localizations: ['игра'] }),
      'name_localizations DICT_TYPE_CONVERT',
    ],
    [
      'permissions',
      command({ default_member_permissions: '8' }),
      command({ default_member_permissions: 'ADMINISTRATOR' }),
      'default_member_permissions NUMBER_TYPE_COERCE',
    ],
    ['places', command({ contexts: [0, 1, 2] }), command({ contexts: [3] }), 'contexts.0 BASE_TYPE_CHOICES'],
    ['a place', command({ contexts: [0] }), command({ contexts: [] }), 'contexts BASE_TYPE_BAD_LENGTH'],
    [
      'each place once',
      command({ contexts: [0, 1] }),
      command({ contexts: [0, 0] }),
      'contexts.1 SET_TYPE_ALREADY_CONTAINS_VALUE',
    ],
    [
      'ways to install',
      command({ integration_types: [0, 1] }),
      command({ integration_types: [2] }),
      'integration_types.0 BASE_TYPE_CHOICES',
    ],
    [
      'a way to install',
      command({ integration_types: [1] }),
      command({ integration_types: [] }),
      'integration_types BASE_TYPE_BAD_LENGTH',
    ],
    [
      'in DMs or not',
      command({ dm_permission: true }),
      command({ dm_permission: 'no' }),
      'dm_permission BOOLEAN_TYPE_CONVERT',
    ],
    ['for adults or not', command({ nsfw: true }), command({ nsfw: 'no' }), 'nsfw BOOLEAN_TYPE_CONVERT'],
    [
      '25 options',
      asking(...times(25, (at) => option({ name: `o${at}` }))),
      asking(...times(26, (at) => option({ name: `o${at}` }))),
      'options BASE_TYPE_MAX_LENGTH',
    ],
    [
      '8,000 characters in all',
      command({ options: largeOptions(7990) }),
      command({ options: largeOptions(7991) }),
      'APPLICATION_COMMAND_TOO_LARGE',
    ],
  ]);

  it('counts the longest of its languages', () => {
    const options = largeOptions(7990);
    const name_localizations = { ru: 'игр', de: 'spielen' };
    expect(problemsOf(newCommand, command({ options }))).toEqual([]);
    expect(problemsOf(newCommand, command({ options, name_localizations }))).toEqual([
      'APPLICATION_COMMAND_TOO_LARGE',
    ]);
  });
});

/** Options with so many characters in their names, descriptions and choices. */
function largeOptions(characters: number): unknown[] {
  const choices = times(39, (at) => choice(`${at}`.padEnd(100, 'n'), letters(100)));
  const left = characters - 39 * 200 - 2;
  return [
    option({ name: 'a', description: letters(100), choices: choices.slice(0, 20) }),
    option({ name: 'b', description: letters(left - 100), choices: choices.slice(20) }),
  ];
}

describe('a command of a menu', () => {
  keepsTo(newCommand, [
    [
      'a name as people write',
      menu({ name: 'Deal In!' }),
      menu({ name: letters(33) }),
      'name BASE_TYPE_BAD_LENGTH',
    ],
    [
      'no description',
      menu({ description: '' }),
      menu({ description: 'x' }),
      'description APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID',
    ],
    [
      'no options',
      menu({ options: [] }),
      menu({ options: [option()] }),
      'options APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID',
    ],
  ]);
});

describe('many commands at once', () => {
  const called = (count: number, make: (fields: object) => object) =>
    times(count, (at) => make({ name: `c${at}` }));
  keepsTo(bulkCommands, [
    ['100 to type', called(100, command), called(101, command), 'BASE_TYPE_MAX_LENGTH'],
    ['15 in the menu of people', called(15, menu), called(16, menu), 'BASE_TYPE_MAX_LENGTH'],
    [
      '15 in the menu of messages',
      called(15, (fields) => menu({ type: 3, ...fields })),
      called(16, (fields) => menu({ type: 3, ...fields })),
      'BASE_TYPE_MAX_LENGTH',
    ],
    [
      'names of their own within a type',
      [command(), menu({ name: 'game' }), menu({ type: 3, name: 'game' })],
      [command({ name: 'other' }), command(), command({ type: 1 })],
      '2 APPLICATION_COMMANDS_DUPLICATE_NAME',
    ],
    [
      'each of them well-formed',
      [command(), command({ name: 'b', options: [option()] })],
      [command(), command({ name: 'b', options: [option({ name: 'A' })] })],
      '1.options.0.name APPLICATION_COMMAND_INVALID_NAME',
    ],
    ['a list', [command()], { 0: command() }, 'LIST_TYPE_CONVERT'],
    ['ids', [command({ id: '1' })], [command({ id: 'x' })], '0.id NUMBER_TYPE_COERCE'],
    [
      'a size for each',
      [command({ options: largeOptions(7990) }), command({ name: 'b', options: largeOptions(7990) })],
      [command({ name: 'b' }), command({ options: largeOptions(7991) })],
      '1 APPLICATION_COMMAND_TOO_LARGE',
    ],
  ]);

  it('are all of the kinds together', () => {
    const all = [
      ...called(100, command),
      ...called(15, menu),
      ...called(15, (fields) => menu({ type: 3, ...fields })),
    ];
    expect(problemsOf(bulkCommands, all)).toEqual([]);
  });
});

describe('a changed command', () => {
  keepsTo(changedCommand, [
    ['a name of 32 characters', { name: letters(32) }, { name: letters(33) }, 'name BASE_TYPE_BAD_LENGTH'],
    ['no name of nothing', {}, { name: null }, 'name BASE_TYPE_REQUIRED'],
    [
      'options in order',
      { options: [] },
      { options: [option(), option()] },
      'options.1 APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
    ],
  ]);

  it('says only what changes', () => {
    expect(changedCommand.parse({ description: 'Another', default_member_permissions: null })).toEqual({
      description: 'Another',
      default_member_permissions: null,
    });
  });
});

describe('what is kept of a command', () => {
  it('is everything, in its usual form', () => {
    expect(newCommand.parse(command())).toEqual({
      type: 1,
      name: 'game',
      name_localizations: null,
      description: 'A game',
      description_localizations: null,
      default_member_permissions: null,
      contexts: null,
      integration_types: [0],
      nsfw: false,
    });
  });

  it('is nothing that says nothing', () => {
    const given = option({
      required: false,
      autocomplete: null,
      min_length: 0,
      name_localizations: { ru: 'место', de: null },
      choices: [choice('a', 'a', { name_localizations: {} })],
    });
    const whole = command({ default_member_permissions: 8, dm_permission: false, options: [given] });
    expect(newCommand.parse(whole)).toMatchObject({ default_member_permissions: '8', dm_permission: false });
    expect(newCommand.parse(whole).options).toEqual([
      {
        type: 3,
        name: 'seat',
        name_localizations: { ru: 'место' },
        description: 'A seat',
        description_localizations: null,
        min_length: 0,
        choices: [{ name: 'a', name_localizations: null, value: 'a' }],
      },
    ]);
  });

  it('can be given again as it is', () => {
    const sub = { ...option({ type: 1 }), options: [option({ type: 7, channel_types: [0] })] };
    const kept = newCommand.parse(command({ options: [sub], name_localizations: { ru: 'игра' } }));
    expect(newCommand.parse(kept)).toEqual(kept);
  });
});
