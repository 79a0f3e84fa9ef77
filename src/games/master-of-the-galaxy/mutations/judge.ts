import { victor } from '../rules/victory.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';

/** Looks after every change whether somebody has won; the game ends at once (5.1, 23.1, 23.3). */
export function judge(t: GalaxyTable): void {
  const won = victor(t.state);
  if (!won) return;
  t.write.winner = { ...won };
  t.tell(msg('fact.won', { seat: won.seat, by: won.by }));
  t.halt();
}
