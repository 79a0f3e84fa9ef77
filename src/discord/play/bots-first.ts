import type { Bot } from '../bot.ts';

/** Nobody waits longer than this to see what came of their answer. */
const LONGEST_MS = 1_500;

/** Bots answer within moments: whoever has just moved then sees what comes next, not that bots are waited for. */
export async function botsFirst({ app }: Bot, table: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_MS);
  });
  await Promise.race([app.settled(table), enough]);
  clearTimeout(timer);
}
