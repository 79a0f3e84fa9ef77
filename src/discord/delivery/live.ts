import { createHash } from 'node:crypto';
import type { Live } from '#core/game.ts';
import { liveScreen } from '../screens.ts';
import type { Round } from './home.ts';
import { showLiving } from './living.ts';

/** Enough to tell what goes on at a table apart, and short enough for a nonce. */
const LETTERS = 6;

/** The same again if a delivery is repeated, whatever else goes on by then. */
function letters({ id }: Live): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, LETTERS);
}

/**
 * What goes on at the table, each in a message of its own that changes while it does.
 * Its place is kept when it is over, so that a move taken back changes the message that was there.
 */
export async function showLive(round: Round, thread: string): Promise<void> {
  const { bot, look, nonce } = round;
  const face = bot.app.games.get(look.table.game)?.face;
  if (look.view === null || face?.live === undefined) return;
  for (const live of face.live(look.view)) {
    const place = { name: `live:${live.id}`, channel: thread };
    await showLiving(round, { ...place, nonce: nonce(`b${letters(live)}`) }, liveScreen(round, live));
  }
}
