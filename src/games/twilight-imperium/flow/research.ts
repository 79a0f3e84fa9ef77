import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { TechnologyId } from '../content/ids.ts';
import type { ImperiumTable } from '../table.ts';

/** A seat researches one technology of its choice (28.10); gives which. */
export function* research(_t: ImperiumTable, _seat: Seat): Flow<TechnologyId | null> {
  throw new Error('not built yet: research');
}

/** A technology comes into play, researched or not (28.5). */
export function* gainTechnology(_t: ImperiumTable, _seat: Seat, _technology: TechnologyId): Flow<void> {
  throw new Error('not built yet: gainTechnology');
}
