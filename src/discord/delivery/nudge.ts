import type { OutboxRow } from '#app/app.ts';
import { textLine } from '../ask/controls.ts';
import { waitingScreen, whoSits } from '../screens.ts';
import { words } from '../text/lexicon.ts';
import type { Round } from './home.ts';

/** Somebody at the table asked that those it waits for be reminded: one message, one ping each. */
export async function nudge(round: Round, thread: string, rows: readonly OutboxRow[]): Promise<void> {
  const { bot, office, look, speaker, nonce } = round;
  const face = bot.app.games.get(look.table.game)?.face;
  const asked = rows.flatMap(({ kind, seat, payload }) => {
    const { topics } = payload as unknown as { topics: readonly string[] };
    // Who has answered meanwhile is left in peace.
    const waits = look.waiting.some((one) => one.seat === seat);
    return kind === 'nudge' && seat !== null && waits ? [{ seat, topics }] : [];
  });
  if (face === undefined || asked.length === 0) return;
  const lines = asked.map(({ seat, topics }) =>
    speaker.say(words('table.nudge', { who: whoSits(look, seat), topics: topics.map(face.topic) })),
  );
  const [, ...buttons] = waitingScreen(bot, look, speaker).components;
  await office.post(thread, {
    components: [textLine(lines.join('\n')), ...buttons],
    nonce: nonce('n'),
    pings: asked.flatMap(({ seat }) => look.seats[seat]?.user ?? []),
  });
}
