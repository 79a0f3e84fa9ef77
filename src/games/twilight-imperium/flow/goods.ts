import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';

/** Trade goods from the supply, with what follows (78.2). */
export function* gainGoods(_t: ImperiumTable, _seat: Seat, _count: number): Flow<void> {
  throw new Error('not built yet: gainGoods');
}

/** Commodities up to the limit, with what follows (60.3). */
export function* replenish(_t: ImperiumTable, _seat: Seat): Flow<void> {
  throw new Error('not built yet: replenish');
}
