import type { OutboxRow } from '#app/app.ts';
import type { Message } from '#core/message.ts';
import { words } from '../text/lexicon.ts';
import { ofRow } from './faults.ts';

/** What a row tells whomever it is for. */
function messagesOf({ kind, payload }: OutboxRow): readonly Message[] {
  if (kind === 'feed') return messages((payload as { facts?: unknown }).facts);
  if (kind !== 'notice' && kind !== 'start') return [];
  return messages([(payload as { message?: unknown }).message]);
}

/** Rows are read from the store: what is no message is found here, and not when it is to be said. */
function messages(found: unknown): readonly Message[] {
  const all = found as readonly Message[];
  for (const { key, args } of all)
    if (typeof key !== 'string' || typeof args !== 'object') throw new TypeError('this is no message');
  return all;
}

/** What a row tells everybody, if it tells anything. */
export function toldBy(row: OutboxRow): readonly Message[] {
  if (row.seat !== null) return [];
  return row.kind === 'incident'
    ? [words('table.incident', row.payload as { incident: string })]
    : messagesOf(row);
}

/** What somebody is called upon to decide, where it can be said in words alone. */
export function calledBy({ kind, payload }: OutboxRow): readonly Message[] {
  return kind === 'call' || kind === 'ended' ? messages([(payload as { message?: unknown }).message]) : [];
}

/** What only one seat is told. */
export function toldTo(rows: readonly OutboxRow[], seat: number): readonly Message[] {
  return rows.filter((row) => row.seat === seat).flatMap((row) => ofRow(row, () => messagesOf(row)));
}
