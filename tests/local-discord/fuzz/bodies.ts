import type { Dice } from './dice.ts';

const button = { type: 2, style: 1, label: 'b', custom_id: 'b' };
const MESSAGE = {
  content: 'x',
  tts: false,
  flags: 0,
  nonce: '1',
  embeds: [
    { title: 't', color: 1, fields: [{ name: 'n', value: 'v' }], image: { url: 'attachment://a.png' } },
  ],
  components: [
    { type: 1, components: [button] },
    { type: 1, components: [{ type: 3, custom_id: 's', options: [{ label: 'l', value: 'v' }] }] },
  ],
  attachments: [{ id: 0, filename: 'a.png', description: 'd' }],
  allowed_mentions: { parse: ['users'], users: [], roles: [], replied_user: true },
  message_reference: { message_id: '1', fail_if_not_exists: false },
  poll: { question: { text: 'q' }, answers: [{ poll_media: { text: 'a' } }], duration: 1 },
};
const LAYOUT = {
  flags: 1 << 15,
  components: [
    {
      type: 17,
      components: [{ type: 10, content: 'text' }, { type: 14 }, { type: 1, components: [button] }],
    },
    { type: 9, components: [{ type: 10, content: 'text' }], accessory: button },
    { type: 12, items: [{ media: { url: 'https://example.com/a.png' } }] },
    { type: 13, file: { url: 'attachment://a.txt' } },
  ],
};
const COMMAND = {
  name: 'play',
  description: 'd',
  type: 1,
  name_localizations: { ru: 'игра' },
  default_member_permissions: '8',
  options: [
    {
      type: 1,
      name: 'sub',
      description: 'd',
      options: [{ type: 3, name: 'text', description: 'd', choices: [] }],
    },
  ],
};
const CHANNEL = {
  name: 'n',
  type: 0,
  topic: 't',
  position: 1,
  parent_id: null,
  permission_overwrites: [{ id: '1', type: 0, allow: '8', deny: '0' }],
  rate_limit_per_user: 1,
  auto_archive_duration: 60,
  archived: true,
  invitable: true,
};
const MODAL = {
  type: 9,
  data: {
    custom_id: 'm',
    title: 't',
    components: [{ type: 1, components: [{ type: 4, custom_id: 'i', style: 1, label: 'l' }] }],
  },
};

/** Forms that are right, more or less. */
const FORMS: readonly unknown[] = [
  MESSAGE,
  LAYOUT,
  COMMAND,
  [COMMAND, { ...COMMAND, name: 'other' }],
  CHANNEL,
  [{ id: '1', position: 1 }],
  MODAL,
  { type: 4, data: MESSAGE },
  { type: 7, data: LAYOUT },
  { type: 8, data: { choices: [{ name: 'n', value: 'v' }] } },
  { messages: ['1', '2'] },
  { recipient_id: '1' },
  { name: 'role', permissions: '8', color: 1, hoist: true, unicode_emoji: null },
  { nick: 'n', roles: ['1'], communication_disabled_until: null },
  { allow: '1', deny: '2', type: 1 },
  { name: 'thread', auto_archive_duration: 60, message: MESSAGE },
  { permissions: [{ id: '1', type: 1, permission: true }] },
  {},
];

const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x',
  '0',
  '-1',
  '99999999999999999999',
  '18446744073709551616',
  'x'.repeat(5000),
  '\ud800',
  '\u0000',
  '😀'.repeat(100),
  'attachment://nothing',
  'javascript:alert(1)',
  '__proto__',
  '2026-13-45T99:99:99Z',
  [],
  {},
  [[]],
  [null],
  [{}],
  { __proto__: null, constructor: 1 },
  { type: 99 },
];

/** A form with something wrong in it, often; mostly of a kind that is taken. */
export function strangeForm(
  dice: Dice,
  { ids, isTaken }: { ids: readonly string[]; isTaken: (form: unknown) => boolean },
): unknown {
  if (dice.onceIn(10)) return strange(dice, ids);
  const fitting = dice.onceIn(5) ? FORMS : FORMS.filter(isTaken);
  let form = structuredClone(dice.pick(fitting.length === 0 ? FORMS : fitting));
  for (let changes = dice.below(3); changes > 0; changes--) form = changed(dice, form, ids);
  return form;
}

export function strange(dice: Dice, ids: readonly string[]): unknown {
  return dice.onceIn(3) ? dice.pick(ids) : structuredClone(dice.pick(STRANGE));
}

/** Goes down to some place, and does something to what is there. */
function changed(dice: Dice, value: unknown, ids: readonly string[]): unknown {
  const isBranch = value !== null && typeof value === 'object' && Object.keys(value).length > 0;
  if (!isBranch || dice.onceIn(6)) return strange(dice, ids);
  const branch = value as Record<string, unknown>;
  const key = dice.pick(Object.keys(branch));
  if (dice.onceIn(8)) delete branch[key];
  else if (dice.onceIn(12) && Array.isArray(value))
    return Array.from({ length: 60 }, () => value[0] as unknown);
  else branch[key] = changed(dice, branch[key], ids);
  return branch;
}
