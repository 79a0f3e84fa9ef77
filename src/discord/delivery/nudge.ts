import type { OutboxRow } from '#app/app.ts';
import { textLine } from '../messages/controls.ts';
import { waitingScreen, whoSits, windowsOf } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './thread.ts';

/** Somebody at the table asked that those it waits for be reminded: one message, one ping each. */
export async function nudge(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const { bot, api, look, speaker, nonce } = context;
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  const asked = rows.flatMap(({ kind, seat }) => (kind === 'nudge' && seat !== null ? [seat] : []));
  // Who has answered meanwhile is left in peace, as far as that may be known.
  const waited = look.waiting.filter(({ seat }) => asked.includes(seat));
  if (presentation === undefined || waited.length === 0) return;
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
  const [, ...buttons] = waitingScreen(bot, look, speaker).components;
  await api.post(thread, {
    components: [textLine(lines.map(speaker.say).join('\n')), ...buttons],
    nonce: nonce('n'),
    pings: [...new Set(waited.flatMap(({ seat }) => look.seats[seat]?.user ?? []))],
  });
}
