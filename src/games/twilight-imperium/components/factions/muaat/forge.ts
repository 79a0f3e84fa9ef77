import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { enforce } from '../../../flow/enforce.ts';
import { takeFigures } from '../../../flow/figures.ts';
import { modified } from '../../../hooks/modified.ts';
import { systemsOnBoard } from '../../../rules/board.ts';
import { figuresFor } from '../../../rules/figures.ts';
import { countAt } from '../../../rules/units.ts';
import { type Galaxy, seatOf } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import type { SystemId } from '../../../tables/ids.ts';
import type { ShipType } from '../../../tables/kinds.ts';
import { spendToken } from '../../../verbs/tokens.ts';
import { place } from '../../../verbs/units.ts';

/** Ships that come into play for a token of the strategy pool. */
export interface Forged {
  readonly unit: ShipType;
  readonly count: number;
  readonly system: SystemId;
}

/** What of some ships could be placed now, where the seat has a unit of a type and a token to spend. */
export function forges(
  s: Galaxy,
  seat: Seat,
  { beside, ships }: { beside: ShipType; ships: readonly Omit<Forged, 'system'>[] },
): Forged[] {
  if (seatOf(s, seat).pools.strategy === 0) return [];
  return systemsOnBoard(s)
    .filter((at) => countAt(s, { seat, at }, beside) > 0)
    .flatMap((system) => ships.map((ship) => ({ ...ship, system })))
    .filter(
      ({ unit, count, system }) =>
        figuresFor(s, seat, unit) >= count &&
        modified(s, 'placing', { value: true, about: { seat, unit, at: system, how: 'place' } }),
    );
}

/** The token is spent and the ships are there; what is too much for the fleet pool goes (66.3). */
export function* forge(t: ImperiumTable, seat: Seat, { unit, count, system }: Forged): Flow<void> {
  spendToken(t, seat, { pool: 'strategy' });
  yield* takeFigures(t, seat, { unit, count });
  place(t, system, { seat, unit, count });
  yield* enforce(t);
}
