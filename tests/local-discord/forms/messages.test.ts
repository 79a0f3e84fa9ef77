import { describe, expect, it } from 'vitest';
import { editedMessage, newMessage } from '#local-discord/rest/body/message.ts';
import { newPoll } from '#local-discord/rest/body/poll.ts';
import { keepsTo, letters, problemsOf, times } from './limits.ts';
import { answer, poll, V2, words } from './parts.ts';

const said = (fields: object) => ({ content: 'x', ...fields });
const ids = (count: number) => times(count, (at) => `${at + 1}`);

describe('a message', () => {
  keepsTo(newMessage, [
    [
      '2,000 characters',
      { content: '🚀'.repeat(2000) },
      { content: '🚀'.repeat(2001) },
      'content BASE_TYPE_MAX_LENGTH',
    ],
    ['a text', { content: 'x' }, { content: 7 }, 'content STRING_TYPE_CONVERT'],
    ['an object', { content: 'x' }, 'hello', 'MODEL_TYPE_CONVERT'],
    ['read aloud or not', said({ tts: true }), said({ tts: 'loud' }), 'tts BOOLEAN_TYPE_CONVERT'],
    ['flags', said({ flags: 4 }), { flags: -1 }, 'flags NUMBER_TYPE_MIN'],
    ['whole flags', said({ flags: 4 }), said({ flags: 1.5 }), 'flags NUMBER_TYPE_COERCE'],
    [
      'a nonce of 25 characters',
      said({ nonce: letters(25) }),
      said({ nonce: letters(26) }),
      'nonce NONCE_TYPE_TOO_LONG',
    ],
    ['a nonce', said({ nonce: 12 }), said({ nonce: true }), 'nonce NONCE_TYPE_INVALID_TYPE'],
    [
      'three stickers',
      said({ sticker_ids: ids(3) }),
      said({ sticker_ids: ids(4) }),
      'sticker_ids BASE_TYPE_MAX_LENGTH',
    ],
    [
      'ten attachments',
      said({ attachments: ids(10).map((id) => ({ id })) }),
      said({ attachments: ids(11).map((id) => ({ id })) }),
      'attachments BASE_TYPE_MAX_LENGTH',
    ],
    [
      'an attachment’s number',
      said({ attachments: [{ id: 0 }] }),
      said({ attachments: [{}] }),
      'attachments.0.id BASE_TYPE_REQUIRED',
    ],
    [
      'an attachment’s name',
      said({ attachments: [{ id: 0, filename: letters(1024) }] }),
      said({ attachments: [{ id: 0, filename: '' }] }),
      'attachments.0.filename BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an attachment’s description of 1,024 characters',
      said({ attachments: [{ id: 0, description: letters(1024) }] }),
      said({ attachments: [{ id: 0, description: letters(1025) }] }),
      'attachments.0.description BASE_TYPE_MAX_LENGTH',
    ],
    [
      'an attachment’s title of 1,024 characters',
      said({ attachments: [{ id: 0, title: letters(1024) }] }),
      said({ attachments: [{ id: 0, title: letters(1025) }] }),
      'attachments.0.title BASE_TYPE_MAX_LENGTH',
    ],
    [
      'an attachment hidden or not',
      said({ attachments: [{ id: 0, is_spoiler: true }] }),
      said({ attachments: [{ id: 0, is_spoiler: 'yes' }] }),
      'attachments.0.is_spoiler BOOLEAN_TYPE_CONVERT',
    ],
    [
      'an id of 20 digits',
      said({ attachments: [{ id: '9'.repeat(20) }] }),
      said({ attachments: [{ id: '9'.repeat(21) }] }),
      'attachments.0.id NUMBER_TYPE_COERCE',
    ],
    [
      'a message to answer',
      said({ message_reference: { message_id: 123 } }),
      said({ message_reference: {} }),
      'message_reference.message_id BASE_TYPE_REQUIRED',
    ],
    [
      'a kind of reference',
      said({ message_reference: { message_id: '1', type: 1 } }),
      said({ message_reference: { message_id: '1', type: 2 } }),
      'message_reference.type BASE_TYPE_CHOICES',
    ],
    [
      'an id to answer',
      said({ message_reference: { message_id: '1', channel_id: '2' } }),
      said({ message_reference: { message_id: 'last' } }),
      'message_reference.message_id NUMBER_TYPE_COERCE',
    ],
  ]);
});

describe('allowed mentions', () => {
  const allowing = (allowed: object) => said({ allowed_mentions: allowed });
  keepsTo(newMessage, [
    [
      'known kinds',
      allowing({ parse: ['everyone'] }),
      allowing({ parse: ['here'] }),
      'allowed_mentions.parse.0 BASE_TYPE_CHOICES',
    ],
    [
      'each kind once',
      allowing({ parse: ['users', 'roles'] }),
      allowing({ parse: ['users', 'users'] }),
      'allowed_mentions.parse.1 SET_TYPE_ALREADY_CONTAINS_VALUE',
    ],
    [
      '100 people',
      allowing({ users: ids(100) }),
      allowing({ users: ids(101) }),
      'allowed_mentions.users BASE_TYPE_MAX_LENGTH',
    ],
    [
      '100 roles',
      allowing({ roles: ids(100) }),
      allowing({ roles: ids(101) }),
      'allowed_mentions.roles BASE_TYPE_MAX_LENGTH',
    ],
    [
      'everybody once',
      allowing({ users: ['1', '2'] }),
      allowing({ users: ['1', '1'] }),
      'allowed_mentions.users.1 SET_TYPE_ALREADY_CONTAINS_VALUE',
    ],
    [
      'all people or some',
      allowing({ parse: ['roles'], users: ['1'] }),
      allowing({ parse: ['users'], users: ['1'] }),
      'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    [
      'all roles or some',
      allowing({ parse: ['roles'], roles: [] }),
      allowing({ parse: ['roles'], roles: ['1'] }),
      'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    [
      'the one who is answered or not',
      allowing({ replied_user: false }),
      allowing({ replied_user: 'no' }),
      'allowed_mentions.replied_user BOOLEAN_TYPE_CONVERT',
    ],
  ]);
});

describe('a poll', () => {
  const asking = (fields: object) => ({ poll: poll(fields) });
  keepsTo(newMessage, [
    [
      'a question of 300 characters',
      asking({ question: { text: letters(300) } }),
      asking({ question: { text: letters(301) } }),
      'poll.question.text BASE_TYPE_BAD_LENGTH',
    ],
    ['a question', asking({}), asking({ question: {} }), 'poll.question.text BASE_TYPE_REQUIRED'],
    [
      'no emoji in the question',
      asking({ question: { text: 'x', emoji: null } }),
      asking({ question: { text: 'x', emoji: { name: '🎲' } } }),
      'poll POLL_TYPE_QUESTION_ALLOWS_TEXT_ONLY',
    ],
    [
      'ten answers',
      asking({ answers: times(10, (at) => answer(`${at}`)) }),
      asking({ answers: times(11, (at) => answer(`${at}`)) }),
      'poll.answers BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an answer',
      asking({ answers: [answer('a')] }),
      asking({ answers: [] }),
      'poll.answers BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an answer of 55 characters',
      asking({ answers: [answer(letters(55))] }),
      asking({ answers: [answer(letters(56))] }),
      'poll.answers.0.poll_media.text BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an answer’s words',
      asking({ answers: [answer('x', { emoji: { name: '🪐' } })] }),
      asking({ answers: [{ poll_media: { emoji: { name: '🪐' } } }] }),
      'poll.answers.0.poll_media.text BASE_TYPE_REQUIRED',
    ],
    [
      'an answer’s emoji',
      asking({ answers: [answer('x', { emoji: { name: '🪐' } })] }),
      asking({ answers: [answer('x', { emoji: { name: 'saturn' } })] }),
      'poll.answers.0.poll_media.emoji.name BUTTON_COMPONENT_INVALID_EMOJI',
    ],
    ['768 hours', asking({ duration: 768 }), asking({ duration: 769 }), 'poll.duration NUMBER_TYPE_MAX'],
    ['an hour', asking({ duration: 1 }), asking({ duration: 0 }), 'poll.duration NUMBER_TYPE_MIN'],
    [
      'the one layout',
      asking({ layout_type: 1 }),
      asking({ layout_type: 2 }),
      'poll.layout_type BASE_TYPE_CHOICES',
    ],
    [
      'several answers or one',
      asking({ allow_multiselect: true }),
      asking({ allow_multiselect: 2 }),
      'poll.allow_multiselect BOOLEAN_TYPE_CONVERT',
    ],
  ]);

  it('lasts a day and takes one answer unless it says otherwise', () => {
    expect(newPoll.parse(poll({ duration: null }))).toEqual({
      ...poll(),
      duration: 24,
      allow_multiselect: false,
      layout_type: 1,
    });
  });
});

describe('an edit', () => {
  keepsTo(editedMessage, [
    [
      '2,000 characters',
      { content: letters(2000) },
      { content: letters(2001) },
      'content BASE_TYPE_MAX_LENGTH',
    ],
    [
      'nothing but rows where the flags say so',
      { flags: V2, components: [words()] },
      { flags: 0, components: [words()] },
      'components.0 UNION_TYPE_CHOICES',
    ],
    [
      'no content with the new layout',
      { flags: V2, content: null, components: [words()] },
      { flags: V2, content: 'x', components: [words()] },
      'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
  ]);

  it('may take everything away', () => {
    const nothing = {
      content: null,
      embeds: null,
      components: null,
      attachments: null,
      allowed_mentions: null,
      flags: null,
    };
    expect(problemsOf(editedMessage, nothing)).toEqual([]);
    expect(problemsOf(editedMessage, {})).toEqual([]);
  });
});
