import { z } from 'zod';
import type { State } from '../world/world.ts';

const VERSION = 1;
const MAP = '#map';

/** What a file of a world holds. */
export interface Kept {
  readonly state: State;
  /** The newest id that was given out; what it belonged to may be gone. */
  readonly newest: string;
}

/** Why a file cannot be read as a world. */
export type Unreadable = { readonly why: 'newer' | 'damaged'; readonly details: string };

const id = z.string().regex(/^\d{1,20}$/);
const named = z.looseObject({ id });
const message = z.looseObject({ id, channelId: id, authorId: id, content: z.string() });
const channel = z.looseObject({ id, messages: z.array(message), recipients: z.array(id) });
const guild = z.looseObject({
  id,
  roles: z.map(id, named),
  members: z.map(id, z.looseObject({ userId: id })),
});
const application = z.looseObject({
  id,
  botId: id,
  token: z.string().min(1),
  privilegedIntents: z.int(),
  commands: z.map(z.string(), named),
});
const kept = z
  .object({
    newest: id,
    state: z.looseObject({
      application,
      accounts: z.map(id, named),
      guilds: z.map(id, guild),
      channels: z.map(id, channel),
    }),
  })
  .refine(({ state }) => state.accounts.has(state.application.botId), 'there is no account of the bot');

export function textOf({ state, newest }: Kept): string {
  return JSON.stringify({ version: VERSION, newest, state }, (_, value: unknown) =>
    value instanceof Map ? { [MAP]: [...value] } : value,
  );
}

export function readText(text: string): Kept | Unreadable {
  let found: unknown;
  try {
    found = JSON.parse(text, (_, value: unknown) => mapOf(value) ?? value);
  } catch {
    // What the parser says would show a part of the text, and there are secrets in it.
    return { why: 'damaged', details: 'it is not JSON' };
  }
  const { data: version } = z.object({ version: z.int() }).safeParse(found);
  if (version !== undefined && version.version > VERSION)
    return { why: 'newer', details: `version ${version.version}` };
  const checked = kept.safeParse(version === undefined ? undefined : found);
  if (!checked.success) return { why: 'damaged', details: z.prettifyError(checked.error) };
  return found as Kept;
}

function mapOf(value: unknown): Map<unknown, unknown> | undefined {
  const entries = (value as { [MAP]?: unknown } | null)?.[MAP];
  return Array.isArray(entries) ? new Map(entries as [unknown, unknown][]) : undefined;
}
