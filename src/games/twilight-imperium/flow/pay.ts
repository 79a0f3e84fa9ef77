import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';

/** Pays resources or influence with planets and trade goods (67, 9, 78). */
export function* pay(
  _t: ImperiumTable,
  _seat: Seat,
  _price: { resources?: number; influence?: number },
): Flow<void> {
  throw new Error('not built yet: pay');
}
