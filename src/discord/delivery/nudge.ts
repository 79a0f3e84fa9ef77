import type { OutboxRow } from '#app/app.ts';
import { textLine } from '../messages/controls.ts';
import { waitingScreen, whoSits } from '../screens/table-screens.ts';
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
  const asked = rows.flatMap(({ kind, seat, payload }) => {
    const { topics } = payload as unknown as { topics: readonly string[] };
    // Who has answered meanwhile is left in peace.
    const waits = look.waiting.some((one) => one.seat === seat);
    return kind === 'nudge' && seat !== null && waits ? [{ seat, topics }] : [];
  });
  if (presentation === undefined || asked.length === 0) return;
  const lines = asked.map(({ seat, topics }) =>
    speaker.say(words('table.nudge', { who: whoSits(look, seat), topics: topics.map(presentation.topic) })),
  );
  const [, ...buttons] = waitingScreen(bot, look, speaker).components;
  await api.post(thread, {
    components: [textLine(lines.join('\n')), ...buttons],
    nonce: nonce('n'),
    pings: asked.flatMap(({ seat }) => look.seats[seat]?.user ?? []),
  });
}
