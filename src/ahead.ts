import { inSteps } from '#app/runner/long-work.ts';
import type { Game } from '#core/game.ts';
import { indexAhead } from '#discord/interactions/reference-index.ts';

/** What would keep everybody waiting the first time, done while nobody waits for it. */
export async function prepareAhead(games: Iterable<Game>): Promise<void> {
  const all = [...games];
  for (const game of all) if (game.warmUp) await inSteps(game.warmUp());
  await indexAhead(all);
}
