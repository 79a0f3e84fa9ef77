import type { Hits } from '../../hooks/moments.ts';
import { afterSustain } from '../../rules/combat/hits.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';

/** Some of the hits that a seat has to take are cancelled, those that spare its fighters first. */
export function cancelHits(t: ImperiumTable, hits: Hits, most: number): void {
  const count = Math.min(most, hits.hits);
  Object.assign(hits, afterSustain(hits, count));
  t.tell(msg('fact.hitsCancelled', { seat: hits.seat, count }));
}
