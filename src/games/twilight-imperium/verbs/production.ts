import type { Seat } from '#core/seat.ts';
import type { Plan } from '../rules/production.ts';
import type { ImperiumTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { noteBuilt } from './last-turn.ts';
import { put } from './units.ts';

/** Units that were paid for come into play, all at once (61.2, 61.3). */
export function bringIn(
  t: ImperiumTable,
  seat: Seat,
  { plan, cost }: { readonly plan: Plan; readonly cost: number },
): void {
  const units = plan.filter(({ count }) => count > 0).map(({ unit, count, at }) => ({ unit, count, at }));
  for (const { unit, count, at } of units) {
    put(t, at, { seat, unit, count });
    noteBuilt(t, seat, { at, count });
  }
  t.tell(msg('fact.produced', { seat, units, cost }));
}
