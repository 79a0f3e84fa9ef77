import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { modified } from '../../hooks/modified.ts';
import { type Move, moveBonusesAfter, moveBonusesFor, type Wave } from '../../rules/movement.ts';
import type { Voyage } from '../../rules/transport.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SystemId } from '../../tables/ids.ts';
import { SHIP_TYPES, type UnitType } from '../../tables/kinds.ts';
import { moment } from '../../timing/moment.ts';
import { settleBoard } from '../enforce.ts';
import { arrive } from './arrival.ts';
import { chooseConvoy } from './convoy.ts';
import { chooseBerths } from './stowage.ts';

/** Moves ships into the active system (47.3 to 47.5): all that go are named first, then what they carry, then they arrive together. */
export function* movement(t: ImperiumTable, seat: Seat, system: SystemId): Flow<void> {
  const apart = SHIP_TYPES.filter((unit) =>
    modified(t.state, 'movesApart', { value: false, about: { seat, unit } }),
  );
  const waves: readonly Wave[] = apart.length === 0 ? ['all'] : ['first', 'all', 'last'];
  const gone: UnitType[] = [];
  let moveBonuses = moveBonusesFor(t.state, seat, system);
  let ships = 0;
  for (const wave of waves) {
    const moves = (unit: UnitType) => {
      const own = apart.some((one) => one === unit);
      return own ? !gone.includes(unit) : wave === 'all';
    };
    const move: Move = { seat, to: system, moves, wave, moveBonuses };
    const voyages = yield* planned(t, move);
    ships += arrive(t, move, voyages);
    gone.push(...voyages.map(({ ship }) => ship.unit));
    moveBonuses = moveBonusesAfter(
      moveBonuses,
      voyages.map(({ walk }) => walk),
    );
  }
  // 66.3, 38.3, 5.4a: what their coming puts an end to is gone before anybody responds to it.
  yield* settleBoard(t);
  if (ships > 0) yield* moment(t, 'ships-moved', { event: { seat, system, ships } });
}

/** One plan before anything moves: ships, passengers, and who rides where if a rift makes that matter (T13). */
function* planned(t: ImperiumTable, move: Move): Flow<readonly Voyage[]> {
  return yield* chooseBerths(t, move.seat, yield* chooseConvoy(t, move));
}
