import { z } from 'zod';
import type { Act } from '../people/act.ts';
import type { FromPage, Housekeeping } from './protocol.ts';

/** UTF-16 units, two for some characters: the longest text is a command's option, with 6,000 characters. */
const MAX_TEXT_LENGTH = 12_000;
const MAX_ENTRIES = 25;

const id = z.string().regex(/^\d{1,20}$/);
const text = z.string().max(MAX_TEXT_LENGTH);
const name = z.string().min(1).max(100);
const channel = id;
const language = z.enum(['en-US', 'ru']);
const onMessage = { channel, message: id };
const filled = {
  channel,
  path: z.array(name).min(1).max(3),
  options: z.record(name, z.union([text, z.number(), z.boolean()])),
};

/** What each act needs to say. An act without its shape does not compile. */
const SHAPES = {
  send: z.strictObject({
    do: z.literal('send'),
    channel,
    content: text,
    replyTo: id.exactOptional(),
    uploads: z.array(id).max(10).exactOptional(),
  }),
  command: z.strictObject({ do: z.literal('command'), ...filled }),
  menu: z.strictObject({ do: z.literal('menu'), channel, command: name, target: id }),
  complete: z.strictObject({ do: z.literal('complete'), ...filled, focused: name }),
  press: z.strictObject({ do: z.literal('press'), ...onMessage, customId: name }),
  select: z.strictObject({
    do: z.literal('select'),
    ...onMessage,
    customId: name,
    values: z.array(name).max(MAX_ENTRIES),
  }),
  submit: z.strictObject({
    do: z.literal('submit'),
    modal: id,
    fields: z.record(name, z.union([text, z.array(text).max(MAX_ENTRIES)])),
  }),
  vote: z.strictObject({
    do: z.literal('vote'),
    ...onMessage,
    answers: z.array(z.int().min(1)).max(10),
  }),
  react: z.strictObject({ do: z.literal('react'), ...onMessage, emoji: name }),
  unreact: z.strictObject({ do: z.literal('unreact'), ...onMessage, emoji: name }),
  edit: z.strictObject({ do: z.literal('edit'), ...onMessage, content: text }),
  delete: z.strictObject({ do: z.literal('delete'), ...onMessage }),
  pin: z.strictObject({ do: z.literal('pin'), ...onMessage }),
  unpin: z.strictObject({ do: z.literal('unpin'), ...onMessage }),
  joinThread: z.strictObject({ do: z.literal('joinThread'), channel }),
  leaveThread: z.strictObject({ do: z.literal('leaveThread'), channel }),
  openDm: z.strictObject({ do: z.literal('openDm'), user: id }),
  history: z.strictObject({ do: z.literal('history'), channel, before: id.exactOptional() }),
  pins: z.strictObject({ do: z.literal('pins'), channel }),
  read: z.strictObject({ do: z.literal('read'), ...onMessage }),
  addPerson: z.strictObject({ do: z.literal('addPerson'), name, locale: language }),
  changePerson: z.strictObject({
    do: z.literal('changePerson'),
    name: name.exactOptional(),
    locale: language.exactOptional(),
    dmsOpen: z.boolean().exactOptional(),
    hasApp: z.boolean().exactOptional(),
  }),
} satisfies { [Kind in (Act | Housekeeping)['do']]: z.ZodType<(Act | Housekeeping) & { do: Kind }> };

const KINDS = Object.keys(SHAPES) as (keyof typeof SHAPES)[];
const frame = z.strictObject({
  id: z.int().min(0),
  act: z.looseObject({ do: z.enum(KINDS) }),
});

/** Something the page said that makes no sense; with the act's id where there is one to answer to. */
export interface Unread {
  readonly id: number | null;
  readonly wrong: string;
}

export function readFrame(data: string): FromPage | Unread {
  const said = frame.safeParse(parse(data));
  if (!said.success) return { id: null, wrong: problemOf(said.error) };
  const { id, act } = said.data;
  const read = SHAPES[act.do].safeParse(act);
  return read.success ? { id, act: read.data } : { id, wrong: problemOf(read.error) };
}

function problemOf({ issues: [issue] }: z.ZodError): string {
  return [...(issue?.path ?? []), issue?.message].join(': ');
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}
