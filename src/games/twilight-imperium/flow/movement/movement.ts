import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { SystemId } from '../../content/ids.ts';
import { SHIP_TYPES, type UnitType } from '../../content/kinds.ts';
import type { Move, Wave } from '../../rules/movement.ts';
import type { Ship } from '../../rules/transport.ts';
import type { ImperiumTable } from '../../table.ts';
import { modified } from '../../timing/modified.ts';
import { moment } from '../../timing/moment.ts';
import { arrive } from './arrival.ts';
import { choosePassengers } from './passengers.ts';
import { chooseShips } from './ships.ts';
import { chooseBerths } from './stowage.ts';

/** Moves ships into the active system (47.3 to 47.5): all that go are named first, then what they carry, then they arrive together. */
export function* movement(t: ImperiumTable, seat: Seat, system: SystemId): Flow<void> {
  const apart = SHIP_TYPES.filter((unit) =>
    modified(t.state, 'movesApart', { value: false, about: { seat, unit } }),
  );
  const waves: readonly Wave[] = apart.length === 0 ? ['all'] : ['first', 'all', 'last'];
  const moved: Ship[] = [];
  for (const wave of waves) {
    const gone = apart.filter((unit) => moved.some((ship) => ship.unit === unit));
    const moves = (unit: UnitType) =>
      !gone.some((one) => one === unit) && (wave === 'all' || isOf(apart, unit));
    moved.push(...(yield* moveWave(t, { seat, to: system, moves, wave })));
  }
  if (moved.length > 0) yield* moment(t, 'ships-moved', { event: { seat, system, ships: moved.length } });
}

const isOf = (units: readonly UnitType[], unit: UnitType) => units.includes(unit);

/** One plan: ships, passengers, and who rides where if a rift makes that matter; then dice, losses and arrival (T13). */
function* moveWave(t: ImperiumTable, move: Move): Flow<Ship[]> {
  const ships = yield* chooseShips(t, move);
  if (ships.length === 0) return [];
  const voyages = yield* choosePassengers(t, move, ships);
  const settled = yield* chooseBerths(t, move.seat, voyages);
  return arrive(t, move, settled);
}
