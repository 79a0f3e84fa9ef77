import type { OutboxRow } from '#app/app.ts';
import type { Speaker } from '#core/message.ts';
import { textLine } from '../messages/controls.ts';
import type { Screen } from '../messages/screen.ts';
import { waitingScreen, whoSits } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { ofRow } from './faults.ts';
import { postOnce } from './post-once.ts';

/** A reminder to somebody who is waited for. */
export interface Reminder {
  readonly ord: number;
  readonly seat: number;
  readonly user: string;
  readonly line: (speaker: Speaker) => string;
}

/** Reminders that are due: of a deadline, and those that somebody at the table asked for. */
export function remindersIn(
  context: DeliveryContext,
  rows: readonly OutboxRow[],
  kind: 'remind' | 'nudge',
): Reminder[] {
  const { bot, look } = context;
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  if (presentation === undefined) return [];
  return rows
    .filter((row) => row.kind === kind)
    .flatMap((row) =>
      ofRow(row, () => {
        const { seat, ord, payload } = row;
        const user = seat === null ? null : (look.seats[seat]?.user ?? null);
        if (seat === null || user === null) return [];
        const who = whoSits(look, seat);
        if (kind === 'remind') {
          const { topic, dueAt } = payload as unknown as { topic: string; dueAt: number };
          const text = words('table.remind', { who, topic: presentation.topic(topic), at: dueAt });
          return [{ ord, seat, user, line: ({ say }: Speaker) => say(text) }];
        }
        const { topics } = payload as unknown as { topics: readonly string[] };
        const text = words('table.nudge', { who, topics: topics.map(presentation.topic) });
        // Who has answered meanwhile is left in peace.
        const waits = look.waiting.some((one) => one.seat === seat);
        return waits ? [{ ord, seat, user, line: ({ say }: Speaker) => say(text) }] : [];
      }),
    );
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
  const { speaker } = context;
  for (const { ord, user, line } of remindersIn(context, rows, 'remind'))
    await postOnce(context, `r${ord}`, {
      channel: thread,
      ...withWayToPlay(context, line(speaker), speaker),
      pings: [user],
    });
}

/** Somebody at the table asked that those it waits for be reminded: one message, one ping each. */
export async function nudge(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const { speaker } = context;
  const asked = remindersIn(context, rows, 'nudge');
  if (asked.length === 0) return;
  const text = asked.map(({ line }) => line(speaker)).join('\n');
  await postOnce(context, 'n', {
    channel: thread,
    ...withWayToPlay(context, text, speaker),
    pings: asked.map(({ user }) => user),
  });
}
