import type { OutboxRow } from '#app/app.ts';
import { mention } from '../messages/quote.ts';
import { plainScreen } from '../messages/say.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { ofRow } from './faults.ts';
import { postOnce } from './post-once.ts';

/** People whom a new table waits for are called to it, below its announcement. */
export async function sendInvitations(
  context: DeliveryContext,
  channel: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const { look, speaker } = context;
  for (const row of rows.filter(({ kind }) => kind === 'invite')) {
    const invited = ofRow(row, () => (row.payload as { users: readonly string[] }).users.map(String));
    const users = invited.filter((user) => look.seats.every((seat) => seat.user !== user));
    if (users.length === 0) continue;
    const people = users.map(mention);
    const text = words('rematch.invited', { people, table: look.table.name });
    await postOnce(context, `i${row.ord}`, { channel, ...plainScreen(speaker.say(text)), pings: users });
  }
}
