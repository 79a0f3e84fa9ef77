import * as spec from 'discord-api-spec/zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bulkCommands, changedCommand, newCommand } from '#local-discord/rest/body/command.ts';
import { callback } from '#local-discord/rest/body/interaction.ts';
import { editedMessage, newMessage } from '#local-discord/rest/body/message.ts';
import { letters, problemsOf, times } from './limits.ts';
import {
  answer,
  button,
  choice,
  command,
  container,
  gallery,
  label,
  link,
  modal,
  commandOption as option,
  picture,
  poll,
  row,
  rows,
  section,
  select,
  option as selectable,
  textInput,
  thumbnail,
  V2,
  v2,
  words,
} from './parts.ts';

/** Our form, and Discord's own description of the same. */
interface Pair {
  readonly ours: z.ZodType;
  readonly theirs: z.ZodType;
}

const MESSAGE: Pair = { ours: newMessage, theirs: spec.MessageCreateRequestSchema };
const EDIT: Pair = { ours: editedMessage, theirs: spec.MessageEditRequestPartialSchema };
const COMMAND: Pair = { ours: newCommand, theirs: spec.ApplicationCommandCreateRequestSchema };
const CHANGE: Pair = { ours: changedCommand, theirs: spec.ApplicationCommandPatchRequestPartialSchema };
const BULK: Pair = { ours: bulkCommands, theirs: z.array(spec.ApplicationCommandUpdateRequestSchema) };
const REPLY: Pair = { ours: callback, theirs: spec.CreateMessageInteractionCallbackRequestSchema };
const UPDATE: Pair = { ours: callback, theirs: spec.UpdateMessageInteractionCallbackRequestSchema };
const SUGGEST: Pair = { ours: callback, theirs: spec.ApplicationCommandAutocompleteCallbackRequestSchema };
const MODAL: Pair = { ours: callback, theirs: spec.ModalInteractionCallbackRequestSchema };

type Case = readonly [what: string, pair: Pair, body: unknown];

const embed = (fields: object) => ({ embeds: [{ title: 'x', ...fields }] });
const one = (component: unknown) => rows(row(component));
const asking = (fields: object) => command({ options: [option(fields)] });
const form = (...components: unknown[]) => ({ type: 9, data: modal(components) });

const GOOD: readonly Case[] = [
  ['words', MESSAGE, { content: 'Your move', tts: false, nonce: '7', enforce_nonce: true, flags: 4 }],
  ['an answer', MESSAGE, { content: 'x', message_reference: { message_id: '1', fail_if_not_exists: false } }],
  [
    'mentions',
    MESSAGE,
    { content: '<@1>', allowed_mentions: { parse: ['roles'], users: ['1'], replied_user: true } },
  ],
  ['files', MESSAGE, { attachments: [{ id: '0', filename: 'map.png', description: 'The map' }] }],
  [
    'an embed',
    MESSAGE,
    embed({
      description: 'x',
      url: 'https://example.org',
      color: 0xffcc00,
      timestamp: '2026-03-01T12:00:00Z',
      author: { name: 'x', icon_url: 'https://example.org/a.png' },
      footer: { text: 'x' },
      image: { url: 'attachment://map.png' },
      fields: [{ name: 'a', value: 'b', inline: true }],
    }),
  ],
  [
    'buttons',
    MESSAGE,
    rows(row(button(), link(), button({ style: 4, custom_id: 'b', disabled: true, emoji: { name: '🎲' } }))),
  ],
  ['a list', MESSAGE, one(select({ placeholder: 'x', min_values: 0, max_values: 2 }))],
  [
    'a list of people',
    MESSAGE,
    one({ type: 5, custom_id: 'x', default_values: [{ type: 'user', id: '1' }] }),
  ],
  ['a list of roles', MESSAGE, one({ type: 6, custom_id: 'x', max_values: 25 })],
  ['a list of both', MESSAGE, one({ type: 7, custom_id: 'x', default_values: [{ type: 'role', id: '1' }] })],
  ['a list of channels', MESSAGE, one({ type: 8, custom_id: 'x', channel_types: [0, 11, 12] })],
  [
    'the new layout',
    MESSAGE,
    v2(
      container(
        [words(), section(), section({ accessory: button() }), gallery(picture()), { type: 14, spacing: 2 }],
        {
          accent_color: 1,
          spoiler: true,
        },
      ),
      { type: 13, file: { url: 'attachment://log.txt' } },
    ),
  ],
  ['a poll', MESSAGE, { poll: poll({ duration: 768, allow_multiselect: true, layout_type: 1 }) }],
  ['an edit', EDIT, { content: null, embeds: [], components: [row(button())], attachments: [], flags: 0 }],
  ['a command', COMMAND, command({ type: 1, contexts: [0, 1], integration_types: [0], options: [] })],
  [
    'a command in two languages',
    COMMAND,
    command({ name_localizations: { ru: 'игра' }, description_localizations: { ru: 'Игра' } }),
  ],
  [
    'a command with options',
    COMMAND,
    command({
      options: [
        option({ required: true, choices: [choice('a')] }),
        option({ type: 4, name: 'i', min_value: 1, max_value: 8, choices: [choice('a', 1)] }),
        option({ type: 10, name: 'n', min_value: 0.5, autocomplete: true }),
        option({ name: 's', min_length: 0, max_length: 6000, autocomplete: true }),
        option({ type: 7, name: 'c', channel_types: [0] }),
        ...[5, 6, 8, 9, 11].map((type) => option({ type, name: `t${type}` })),
      ],
    }),
  ],
  [
    'a command with subcommands',
    COMMAND,
    command({
      options: [
        { ...option({ type: 1, name: 'a' }), options: [option()] },
        { ...option({ type: 2, name: 'b' }), options: [option({ type: 1, name: 'c' })] },
      ],
    }),
  ],
  ['a command of a menu', COMMAND, { type: 3, name: 'Report This' }],
  ['all commands', BULK, [command({ id: '1' }), { type: 2, name: 'Deal In' }]],
  ['a changed command', CHANGE, { description: 'Another', options: [option()] }],
  ['a reply', REPLY, { type: 4, data: { content: 'x', flags: 64, components: [row(button())] } }],
  ['a poll in a reply', REPLY, { type: 4, data: { poll: poll() } }],
  ['a later reply', REPLY, { type: 5, data: { flags: 64 } }],
  ['a changed message', UPDATE, { type: 7, data: { content: 'x', components: [] } }],
  ['a later change', UPDATE, { type: 6 }],
  ['suggestions', SUGGEST, { type: 8, data: { choices: [choice('a'), choice('b')] } }],
  ['suggested numbers', SUGGEST, { type: 8, data: { choices: [choice('a', 1), choice('b', 2)] } }],
  ['a form', MODAL, form(row(textInput({ min_length: 0, max_length: 4000, value: '', placeholder: 'x' })))],
  [
    'a form with labels',
    MODAL,
    form(
      words(),
      label({ ...textInput(), label: undefined }, { description: 'x' }),
      label(select({ required: false })),
      label({ type: 19, custom_id: 'f', max_values: 10 }),
      label({ type: 5, custom_id: 'u' }),
    ),
  ],
  [
    'a form with boxes',
    MODAL,
    form(
      label({ type: 21, custom_id: 'r', options: [selectable('a'), selectable('b')] }),
      label({ type: 22, custom_id: 'g', options: [selectable('a')], min_values: 1 }),
      label({ type: 23, custom_id: 'b', default: true }),
    ),
  ],
];

const BAD: readonly Case[] = [
  ['eleven embeds', MESSAGE, { embeds: times(11, () => ({ title: 'x' })) }],
  ['a long title', MESSAGE, embed({ title: letters(257) })],
  ['a long description', MESSAGE, embed({ description: letters(4097) })],
  ['26 fields', MESSAGE, embed({ fields: times(26, () => ({ name: 'a', value: 'b' })) })],
  ['a long field name', MESSAGE, embed({ fields: [{ name: letters(257), value: 'x' }] })],
  ['a long field', MESSAGE, embed({ fields: [{ name: 'x', value: letters(1025) }] })],
  ['a field of nothing', MESSAGE, embed({ fields: [{ name: 'x' }] })],
  ['a long footer', MESSAGE, embed({ footer: { text: letters(2049) } })],
  ['a long author', MESSAGE, embed({ author: { name: letters(257) } })],
  ['a wild colour', MESSAGE, embed({ color: 0x1000000 })],
  ['a list for a text', MESSAGE, { content: ['x'] }],
  ['101 mentions', MESSAGE, { content: 'x', allowed_mentions: { users: times(101, (at) => `${at}`) } }],
  ['a mention of all here', MESSAGE, { content: 'x', allowed_mentions: { parse: ['here'] } }],
  ['four stickers', MESSAGE, { sticker_ids: ['1', '2', '3', '4'] }],
  ['eleven files', MESSAGE, { attachments: times(11, (at) => ({ id: `${at}` })) }],
  ['a nonce of 26 characters', MESSAGE, { content: 'x', nonce: letters(26) }],
  ['an answer to nothing', MESSAGE, { content: 'x', message_reference: {} }],
  ['an empty row', MESSAGE, rows(row())],
  ['six buttons', MESSAGE, rows(row(...times(6, (at) => button({ custom_id: `${at}` }))))],
  ['a long label', MESSAGE, one(button({ label: letters(81) }))],
  ['a long custom id', MESSAGE, one(button({ custom_id: letters(101) }))],
  ['a long link', MESSAGE, one(link({ url: `https://a.b/${letters(512)}` }))],
  ['an unknown style', MESSAGE, one(button({ style: 9 }))],
  ['a bare button', MESSAGE, rows(button())],
  ['26 options', MESSAGE, one(select({ options: times(26, (at) => selectable(`${at}`)) }))],
  ['no options', MESSAGE, one(select({ options: [] }))],
  ['a long placeholder', MESSAGE, one(select({ placeholder: letters(151) }))],
  ['26 to choose', MESSAGE, one({ type: 5, custom_id: 'x', max_values: 26 })],
  ['none to choose', MESSAGE, one({ type: 5, custom_id: 'x', max_values: 0, min_values: 0 })],
  ['a long option', MESSAGE, one(select({ options: [selectable('a', { label: letters(101) })] }))],
  ['a long value', MESSAGE, one(select({ options: [selectable(letters(101), { label: 'a' })] }))],
  [
    'a role among people',
    MESSAGE,
    one({ type: 5, custom_id: 'x', default_values: [{ type: 'role', id: '1' }] }),
  ],
  ['an unknown kind of channel', MESSAGE, one({ type: 8, custom_id: 'x', channel_types: [99] })],
  ['an empty text', MESSAGE, v2(words(''))],
  ['a long text', MESSAGE, v2(words(letters(4001)))],
  ['41 components', MESSAGE, v2(...times(41, () => words()))],
  ['a section without accessory', MESSAGE, v2(section({ accessory: undefined }))],
  ['a section of four', MESSAGE, v2(section({ components: times(4, () => words()) }))],
  ['a picture of nothing', MESSAGE, v2(section({ accessory: thumbnail({ media: {} }) }))],
  ['eleven pictures', MESSAGE, v2(gallery(...times(11, () => picture())))],
  ['an empty gallery', MESSAGE, v2(gallery())],
  ['wide space', MESSAGE, v2({ type: 14, spacing: 3 })],
  ['an empty container', MESSAGE, v2(container([]))],
  ['a container in a container', MESSAGE, v2(container([container([words()])]))],
  ['a wild accent', MESSAGE, v2(container([words()], { accent_color: -1 }))],
  ['a long question', MESSAGE, { poll: poll({ question: { text: letters(301) } }) }],
  ['eleven answers', MESSAGE, { poll: poll({ answers: times(11, (at) => answer(`${at}`)) }) }],
  ['no answers', MESSAGE, { poll: poll({ answers: [] }) }],
  ['a poll of a month and an hour', MESSAGE, { poll: poll({ duration: 769 }) }],
  ['another layout', MESSAGE, { poll: poll({ layout_type: 2 }) }],
  ['an edit with eleven embeds', EDIT, { embeds: times(11, () => ({ title: 'x' })) }],
  ['an edit with an empty row', EDIT, { flags: V2, components: [row()] }],
  ['a nameless command', COMMAND, { description: 'x' }],
  ['a long command name', COMMAND, command({ name: letters(33) })],
  ['a long command description', COMMAND, command({ description: letters(101) })],
  ['26 options of a command', COMMAND, command({ options: times(26, (at) => option({ name: `o${at}` })) })],
  ['an option without description', COMMAND, asking({ description: undefined })],
  ['an option of an unknown type', COMMAND, asking({ type: 12 })],
  ['26 choices', COMMAND, asking({ choices: times(26, (at) => choice(`${at}`)) })],
  ['a long choice', COMMAND, asking({ choices: [choice(letters(101), 'x')] })],
  ['a number among texts', COMMAND, asking({ choices: [choice('x', 1)] })],
  ['a text among numbers', COMMAND, asking({ type: 4, choices: [choice('x', '1')] })],
  ['a text too long to ask for', COMMAND, asking({ max_length: 6001 })],
  ['a subcommand in a subcommand', COMMAND, asking({ type: 1, options: [option({ type: 1 })] })],
  ['an option in a group', COMMAND, asking({ type: 2, options: [option()] })],
  ['no places', COMMAND, command({ contexts: [] })],
  ['an unknown place', COMMAND, command({ contexts: [3] })],
  ['an unknown type of command', COMMAND, command({ type: 9 })],
  ['a long localized name', COMMAND, command({ name_localizations: { ru: letters(33) } })],
  ['one bad command of two', BULK, [command(), command({ name: '' })]],
  ['a change to nothing', CHANGE, { name: '' }],
  ['a long reply', REPLY, { type: 4, data: { content: letters(2001) } }],
  ['a long change', UPDATE, { type: 7, data: { content: letters(2001) } }],
  ['26 suggestions', SUGGEST, { type: 8, data: { choices: times(26, (at) => choice(`${at}`)) } }],
  ['a long suggestion', SUGGEST, { type: 8, data: { choices: [choice(letters(101), 'x')] } }],
  ['a long form title', MODAL, { type: 9, data: modal([words()], { title: letters(46) }) }],
  ['an empty form', MODAL, form()],
  ['a form without a name', MODAL, { type: 9, data: modal([words()], { custom_id: '' }) }],
  ['a long field label', MODAL, form(row(textInput({ label: letters(46) })))],
  ['a long prefilled answer', MODAL, form(row(textInput({ value: letters(4001) })))],
  ['a long hint', MODAL, form(row(textInput({ placeholder: letters(101) })))],
  ['a button in a form', MODAL, form(row(button()))],
  ['a label above nothing', MODAL, form(label(undefined))],
  ['a long explanation', MODAL, form(label(select(), { description: letters(101) }))],
  ['eleven files to upload', MODAL, form(label({ type: 19, custom_id: 'f', max_values: 11 }))],
  ['one way to go', MODAL, form(label({ type: 21, custom_id: 'r', options: [selectable('a')] }))],
];

const taken = ({ theirs }: Pair, body: unknown): boolean =>
  theirs.safeParse(JSON.parse(JSON.stringify(body))).success;

describe('our forms and Discord’s own description', () => {
  it.each(GOOD)('both take %s', (...[, pair, body]) => {
    expect(problemsOf(pair.ours, body)).toEqual([]);
    expect(taken(pair, body)).toBe(true);
  });

  it.each(BAD)('both refuse %s', (...[, pair, body]) => {
    expect(problemsOf(pair.ours, body)).not.toEqual([]);
    expect(taken(pair, body)).toBe(false);
  });
});
