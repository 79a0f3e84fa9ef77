import type { OutboxRow } from '#app/app.ts';
import type { Message, Speaker } from '#core/message.ts';
import { textLine } from '../messages/controls.ts';
import type { Screen } from '../messages/screen.ts';
import { waitingScreen, whoSits, windowsOf } from '../screens/table-screens.ts';
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
  if (presentation === undefined) return null;
  if (kind === 'remindWindow') {
    const { topic } = payload as unknown as { topic: string };
    const seats = look.waiting.filter((one) => one.window && one.topic === topic).map((one) => one.seat);
    const who = seats.map((one) => whoSits(look, one));
    if (seats.length === 0) return null;
    const text = words('window.remind', { who, topic: presentation.topic(topic) });
    return { ord, users: usersOf(look, seats), text };
  }
  if (kind !== 'remind' || seat === null || !look.seats[seat]?.user) return null;
  const { topic, dueAt: at } = payload as unknown as { topic: string; dueAt: number | null };
  const about = { who: whoSits(look, seat), topic: presentation.topic(topic) };
  const text = at === null ? words('pace.remind', about) : words('table.remind', { ...about, at });
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
  const topicsOf = (seat: number) => called.flatMap((one) => (one.seat === seat ? [one.topic] : []));
  const lines = [
    ...[...new Set(called.map(({ seat }) => seat))].map((seat) =>
      words('table.nudge', { who: whoSits(look, seat), topics: topicsOf(seat).map(presentation.topic) }),
    ),
    ...windowsOf({ ...look, waiting: waited }).map(({ who, topic }) =>
      words('window.remind', { who, topic: presentation.topic(topic) }),
    ),
  ];
  const ord = rows.find(({ kind }) => kind === 'nudge')?.ord ?? 0;
  const seats = waited.map(({ seat }) => seat);
  return { ord, users: usersOf(look, seats), text: words('table.lines', { lines }) };
}

/** A way to answer, below a reminder. */
export function withWayToPlay(
  { bot, look }: Pick<DeliveryContext, 'bot' | 'look'>,
  text: string,
  speaker: Speaker,
): Screen {
  const [, ...buttons] = waitingScreen(bot, look, speaker).components;
  return { components: [textLine(text), ...buttons] };
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
  const { speaker } = context;
  const screen = withWayToPlay(context, speaker.say(reminder.text), speaker);
  await postOnce(context, what, { channel, ...screen, pings: reminder.users });
}
