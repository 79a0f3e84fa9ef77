import type { OutboxRow } from '#app/app.ts';
import { isDiscords } from '../messages/discord-api.ts';
import { lettersIn, sendLetter } from './calls.ts';
import { sendDealNotice } from './deal-notices.ts';
import type { DeliveryContext } from './delivery-context.ts';
import type { Faults } from './faults.ts';
import { sendHand } from './hand.ts';
import { type Reader, readersOf } from './readers.ts';
import { oldPanels, retireHand } from './retired-hands.ts';
import { sendWindowNotice } from './window-notices.ts';

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
  const writeTo = async (user: string, ...parts: readonly (() => Promise<void>)[]) => {
    try {
      for (const part of parts) await faults.attempt(part);
      reached.push(user);
    } catch (error) {
      // Told in the thread that the door is closed, a reader may meet the thread's own trouble: that is not theirs.
      if (!isDiscords(error)) throw error;
      missed.push(user);
    }
  };
  for (const panel of oldPanels(context)) await writeTo(panel.user, () => retireHand(context, panel));
  for (const reader of readers)
    await writeTo(
      reader.user,
      () => sendHand(context, { ...reader, ...news }),
      () => sendDealNotice(context, { ...reader, rows }),
      () => sendWindowNotice(context, { ...reader, ...news }),
    );
  for (const { user, row } of lettersIn(rows)) await writeTo(user, () => sendLetter(context, row));
  return { reached, missed };
}
