import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { msg } from '../../text/lexicon.ts';

/** The highest result of a die that takes the ship (12.2). */
const LOST = 3;

/** A ship leaves a gravity rift: says whether it gets out (12.2). */
export function escapesRift(
  t: ImperiumTable,
  seat: Seat,
  { unit, system }: { unit: UnitType; system: SystemId },
): boolean {
  const [die = 0] = t.roll('rift', 1, 10);
  const result = die + 1;
  const lost = result <= LOST;
  t.tell(msg('fact.rift', { seat, unit, system, result, lost }));
  return !lost;
}
