import type { BotContext } from '../interactions/bot-context.ts';

/** Nobody waits longer than this to see what came of their answer. */
const MAX_MS = 1_500;

/** Bots answer within moments: whoever has just moved then sees what comes next, not that bots are waited for. */
export async function botsFirst({ app }: BotContext, table: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_MS);
  });
  await Promise.race([app.settled(table), enough]);
  clearTimeout(timer);
}
