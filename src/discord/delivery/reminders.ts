import type { OutboxRow } from '#app/app.ts';
import type { Message, Speaker } from '#core/message.ts';
import { plainScreen } from '../messages/say.ts';
import type { PlainScreen } from '../messages/screen.ts';
import { playButton } from '../screens/ping-screen.ts';
import { whoSits, windowsOf } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { ofRow } from './faults.ts';
import { postOnce } from './post-once.ts';

/** A reminder to those who are waited for. */
export interface Reminder {
  readonly ord: number;
  readonly users: readonly string[];
  readonly text: Message;
}

/** Reminders that are due: to those whose time runs out or who have taken long; of a veiled window, to all whom it is open to. */
export function remindersIn(context: DeliveryContext, rows: readonly OutboxRow[]): Reminder[] {
  return rows.flatMap((row) => ofRow(row, () => reminderIn(context, row) ?? []));
}

/** What a row reminds of, if it does and they are still waited for. */
function reminderIn({ bot, look }: DeliveryContext, row: OutboxRow): Reminder | null {
  const { kind, seat, ord, payload } = row;
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  const { name: table } = look.table;
  if (presentation === undefined) return null;
  if (kind === 'remindWindow') {
    const { topic } = payload as unknown as { topic: string };
    const seats = look.waiting.filter((one) => one.window && one.topic === topic).map((one) => one.seat);
    const who = seats.map((one) => whoSits(look, one));
    if (seats.length === 0) return null;
    const text = words('ping.remindWindow', { who, topic: presentation.topic(topic), table });
    return { ord, users: usersOf(look, seats), text };
  }
  if (kind !== 'remind' || seat === null || !look.seats[seat]?.user) return null;
  const { topic, dueAt: at } = payload as unknown as { topic: string; dueAt: number | null };
  const text = words('ping.remind', {
    who: whoSits(look, seat),
    topic: presentation.topic(topic),
    at,
    table,
  });
  return { ord, users: usersOf(look, [seat]), text };
}

function usersOf({ seats: all }: DeliveryContext['look'], seats: readonly number[]): string[] {
  return [...new Set(seats.flatMap((seat) => all[seat]?.user ?? []))];
}

/** What somebody at the table asked for: that those it waits for be reminded, as far as they may be known to be waited for. */
export function nudgesIn({ bot, look }: DeliveryContext, rows: readonly OutboxRow[]): Reminder | null {
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  const asked = rows.flatMap(({ kind, seat }) => (kind === 'nudge' && seat !== null ? [seat] : []));
  // Who has answered meanwhile is left in peace.
  const waited = look.waiting.filter(({ seat }) => asked.includes(seat));
  if (presentation === undefined || waited.length === 0) return null;
  const called = waited.filter(({ window }) => !window);
  const { name: table } = look.table;
  const topicsOf = (seat: number) => called.flatMap((one) => (one.seat === seat ? [one.topic] : []));
  const lines = [
    ...[...new Set(called.map(({ seat }) => seat))].map((seat) =>
      words('ping.nudge', {
        who: whoSits(look, seat),
        topics: topicsOf(seat).map(presentation.topic),
        table,
      }),
    ),
    ...windowsOf({ ...look, waiting: waited }).map(({ who, topic }) =>
      words('ping.remindWindow', { who, topic: presentation.topic(topic), table }),
    ),
  ];
  const ord = rows.find(({ kind }) => kind === 'nudge')?.ord ?? 0;
  const seats = waited.map(({ seat }) => seat);
  return { ord, users: usersOf(look, seats), text: words('table.lines', { lines }) };
}

/** A way to answer, below a reminder, as long as anybody is waited for. */
export function withWayToPlay(look: DeliveryContext['look'], text: string, speaker: Speaker): PlainScreen {
  return plainScreen(text, look.waiting.length === 0 ? [] : [playButton(look, speaker)]);
}

/** Reminds those whose time runs out. */
export async function remind(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  for (const reminder of remindersIn(context, rows))
    await post(context, thread, { what: `r${reminder.ord}`, reminder });
}

/** Somebody at the table asked that those it waits for be reminded: one message, one ping each. */
export async function nudge(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const reminder = nudgesIn(context, rows);
  if (reminder !== null) await post(context, thread, { what: 'n', reminder });
}

async function post(
  context: DeliveryContext,
  channel: string,
  { what, reminder }: { readonly what: string; readonly reminder: Reminder },
): Promise<void> {
  const { look, speaker } = context;
  const screen = withWayToPlay(look, speaker.say(reminder.text), speaker);
  await postOnce(context, what, { channel, ...screen, pings: reminder.users });
}
