import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../table.ts';

/** Draws action cards and keeps the hand limit (24.3, 24.4). */
export function* drawActionCards(_t: ImperiumTable, _seat: Seat, _count: number): Flow<void> {
  throw new Error('not built yet: drawActionCards');
}
