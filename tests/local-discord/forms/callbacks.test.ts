import { describe, expect, it } from 'vitest';
import { callback } from '#local-discord/rest/body/interaction.ts';
import { keepsTo, letters, problemsOf, times } from './limits.ts';
import { button, choice, modal, poll, row, textInput, V2, words } from './parts.ts';

const suggesting = (...choices: unknown[]) => ({ type: 8, data: { choices } });
const replying = (data: object) => ({ type: 4, data });

describe('an answer to an interaction', () => {
  keepsTo(callback, [
    ['a known kind', { type: 6 }, { type: 99 }, 'UNION_TYPE_CHOICES'],
    ['a kind', { type: 1 }, {}, 'TAG_FIELD_MISSING'],
    [
      '2,000 characters',
      replying({ content: letters(2000) }),
      replying({ content: letters(2001) }),
      'data.content BASE_TYPE_MAX_LENGTH',
    ],
    [
      'components as in any message',
      replying({ components: [row(button())] }),
      replying({ components: [row(button(), button())] }),
      'data.components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a poll as in any message',
      replying({ poll: poll() }),
      replying({ poll: poll({ duration: 0 }) }),
      'data.poll.duration NUMBER_TYPE_MIN',
    ],
    [
      'the flag of the new layout',
      replying({ flags: V2 | 64, components: [words()] }),
      replying({ flags: 64, components: [words()] }),
      'data.components.0 UNION_TYPE_CHOICES',
    ],
    [
      'flags to wait with',
      { type: 5, data: { flags: 64 } },
      { type: 5, data: { flags: 'x' } },
      'data.flags NUMBER_TYPE_COERCE',
    ],
    [
      'a change',
      { type: 7, data: { embeds: [] } },
      { type: 7, data: { embeds: [{}] } },
      'data.embeds.0.description BASE_TYPE_REQUIRED',
    ],
    [
      'a form',
      { type: 9, data: modal([row(textInput())]) },
      { type: 9, data: modal([row(textInput({ style: 3 }))]) },
      'data.components.0.components.0.style BASE_TYPE_CHOICES',
    ],
  ]);

  it.each([4, 5, 6, 7])('of type %i may come without a word', (type) => {
    expect(problemsOf(callback, { type })).toEqual([]);
    expect(problemsOf(callback, { type, data: null })).toEqual([]);
  });
});

describe('suggestions', () => {
  keepsTo(callback, [
    [
      '25',
      suggesting(...times(25, (at) => choice(`${at}`))),
      suggesting(...times(26, (at) => choice(`${at}`))),
      'data.choices BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a name of 100 characters',
      suggesting(choice(letters(100), 1)),
      suggesting(choice(letters(101), 1)),
      'data.choices.0.name BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a name',
      suggesting(choice('x')),
      suggesting(choice('', 'x')),
      'data.choices.0.name BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a value of 100 characters',
      suggesting(choice('x', letters(100))),
      suggesting(choice('x', letters(101))),
      'data.choices.0.value BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a value',
      suggesting(choice('x', 1.5)),
      suggesting({ name: 'x' }),
      'data.choices.0.value BASE_TYPE_REQUIRED',
    ],
    [
      'values of one kind',
      suggesting(choice('x', 1), choice('y', 2)),
      suggesting(choice('x', 1), choice('y', '2')),
      'data.choices.1.value STRING_TYPE_CONVERT',
    ],
    [
      'a text or a number',
      suggesting(choice('x', 0)),
      suggesting(choice('x', true)),
      'data.choices.0.value STRING_TYPE_CONVERT',
    ],
    [
      'known languages',
      suggesting(choice('x', 1, { name_localizations: { ru: 'икс' } })),
      suggesting(choice('x', 1, { name_localizations: { 'ru-RU': 'икс' } })),
      'data.choices.0.name_localizations.ru-RU BASE_TYPE_CHOICES',
    ],
  ]);

  it('may be none', () => {
    expect(callback.parse({ type: 8, data: {} })).toEqual({ type: 8, data: { choices: [] } });
  });
});
