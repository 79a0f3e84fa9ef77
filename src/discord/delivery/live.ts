import { createHash } from 'node:crypto';
import { inSteps } from '#app/runner/long-work.ts';
import type { LivePanel } from '#core/game.ts';
import { loggedFault } from '#core/hidden-fault.ts';
import type { Message } from '#core/message.ts';
import { liveLines } from '../screens/live-lines.ts';
import { liveScreen } from '../screens/table-screens.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { showEditable } from './editable-message.ts';

/** Enough to tell what goes on at a table apart, and short enough for a nonce. */
const LETTERS = 6;

/** The same again if a delivery is repeated, whatever else goes on by then. */
function letters({ id }: LivePanel): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, LETTERS);
}

/**
 * What goes on at the table, each in a message of its own that changes while it does.
 * Its slot is kept when it is over, so that a move taken back changes the message that was there.
 */
export async function showLive(context: DeliveryContext, thread: string): Promise<void> {
  const { bot, look, nonce } = context;
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  if (look.view === null || presentation?.live === undefined) return;
  for (const live of presentation.live(look.view)) {
    const place = { name: `live:${live.id}`, channel: thread };
    const lines = await linesOf(context, live);
    const screen = liveScreen(context, { ...live, lines });
    await showEditable(context, { ...place, nonce: nonce(`b${letters(live)}`) }, screen);
  }
}

/** All lines, with what takes a while; should that fail, it is left out. */
async function linesOf({ bot, look }: DeliveryContext, live: LivePanel): Promise<readonly Message[]> {
  try {
    return await inSteps(liveLines(live));
  } catch (error) {
    bot.log.error({ table: look.table.id, error: loggedFault(error) }, 'a line could not be worked out');
    return live.lines;
  }
}
