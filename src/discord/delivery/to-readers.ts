import type { OutboxRow } from '#app/app.ts';
import { isDiscords } from '../messages/discord-api.ts';
import { sendDealNotice } from './deal-notices.ts';
import type { DeliveryContext } from './delivery-context.ts';
import type { Faults } from './faults.ts';
import { sendHand } from './hand.ts';
import { type Reader, readersOf } from './readers.ts';

/** What people are told by direct message. */
export interface PrivateNews {
  readonly rows: readonly OutboxRow[];
  /** Null if the table's thread cannot be reached. */
  readonly thread: string | null;
  readonly faults: Faults;
}

/** Whom a batch reached by direct message, and whom it could not reach just now. */
export interface Reached {
  readonly reached: readonly string[];
  readonly missed: readonly string[];
}

/** Writes to everybody whose own messages a batch may change. What keeps it from one of them costs nobody else anything. */
export async function deliverToReaders(context: DeliveryContext, news: PrivateNews): Promise<Reached> {
  const { rows, faults } = news;
  let readers: readonly Reader[] = [];
  await faults.attempt(async () => {
    readers = await readersOf(context, rows);
  });
  const reached: string[] = [];
  const missed: string[] = [];
  for (const reader of readers) {
    try {
      await faults.attempt(() => sendHand(context, { ...reader, ...news }));
      await faults.attempt(() => sendDealNotice(context, { ...reader, rows }));
      reached.push(reader.user);
    } catch (error) {
      // Told in the thread that the door is closed, a reader may meet the thread's own trouble: that is not theirs.
      if (!isDiscords(error)) throw error;
      missed.push(reader.user);
    }
  }
  return { reached, missed };
}
