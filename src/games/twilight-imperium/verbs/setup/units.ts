import type { Seat } from '#core/seat.ts';
import type { StartingUnits } from '../../rules/starting.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';
import { put } from '../units.ts';

/** Starting units come into the home system (S11). */
export function placeStarting(t: ImperiumTable, seat: Seat, standing: readonly StartingUnits[]): void {
  const units = standing.filter(({ count }) => count > 0);
  for (const { unit, count, at } of units) put(t, at, { seat, unit, count });
  t.tell(msg('fact.startingUnits', { seat, units }));
}
