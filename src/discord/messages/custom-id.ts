import { createHash } from 'node:crypto';
import { LIMITS } from './limits.ts';

const VERSION = '1';
const SEPARATOR = '|';
const PLAIN = /^[^|~\p{Cc}][^|\p{Cc}]*$/u;
const HASHED = '~';
const HASH_LENGTH = 10;
/** Leaves room for the version, the action, a table, a question's key and another argument. */
const MAX_HANDLE_LENGTH = 48;

/** What a button, a select or a form stands for. It works after a month and a restart: nothing is remembered elsewhere. */
export interface PressTarget {
  readonly action: string;
  readonly table: string;
  readonly args: readonly string[];
}

export function encode({ action, table, args }: PressTarget): string {
  const text = [VERSION, action, table, ...args].join(SEPARATOR);
  if (text.length > LIMITS.customId) throw new Error(`a custom id of ${text.length} characters: ${action}`);
  return text;
}

/** Null for what is not ours, as nothing is that we could not have sent, or of a version that is no longer understood. */
export function decode(text: string): PressTarget | null {
  if (text.length > LIMITS.customId) return null;
  const [version, action, table, ...args] = text.split(SEPARATOR);
  if (version !== VERSION || !action || table === undefined) return null;
  return { action, table, args };
}

/** A short name for an option: its own id, or a digest of an id that is too long or strange to travel. */
export function handleOf(id: string): string {
  if (id.length <= MAX_HANDLE_LENGTH && PLAIN.test(id)) return id;
  return HASHED + createHash('sha256').update(id).digest('base64url').slice(0, HASH_LENGTH);
}

/** Finds again what a handle stands for. */
export function byHandle<T extends { readonly id: string }>(
  items: readonly T[],
  handle: string,
): T | undefined {
  return items.find(({ id }) => handleOf(id) === handle);
}
