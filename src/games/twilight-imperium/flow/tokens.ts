import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId } from '../content/ids.ts';
import type { ImperiumTable } from '../table.ts';

/** Command tokens into pools of choice (18.2). */
export function* gainTokens(_t: ImperiumTable, _seat: Seat, _count: number): Flow<void> {
  throw new Error('not built yet: gainTokens');
}

/** Command tokens between pools (10.4, 84.5). */
export function* redistribute(_t: ImperiumTable, _seat: Seat): Flow<void> {
  throw new Error('not built yet: redistribute');
}

/** A token from reinforcements, or from a pool of choice if there is none (18.3b). */
export function* placeTokenOnBoard(_t: ImperiumTable, _seat: Seat, _system: SystemId): Flow<void> {
  throw new Error('not built yet: placeTokenOnBoard');
}
