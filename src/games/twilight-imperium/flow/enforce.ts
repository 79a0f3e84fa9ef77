import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { type Breach, firstBreach } from '../rules/breaches.ts';
import type { ImperiumTable } from '../table.ts';
import { remove } from '../verbs/units.ts';
import { gainControl } from './control.ts';
import { destroy } from './destroy.ts';
import { checkElimination } from './elimination.ts';
import { shedCargo, shedFigures, shedShips } from './shed.ts';

/** More than this to put right at once is a fault of ours. */
const PATIENCE = 500;

/**
 * What holds at any moment: fleet pool, capacity, structures alone among others, control, figures, elimination. Where seats act side by
 * side each sees to itself: `only` it is asked what goes.
 */
export function* enforce(t: ImperiumTable, only?: Seat): Flow<void> {
  yield* settleBoard(t, only);
  yield* checkElimination(t);
}

/** The same but for elimination: before others respond to what has just happened, to seats that are about to leave the game as well. */
export function* settleBoard(t: ImperiumTable, only?: Seat): Flow<void> {
  for (let n = 0; n < PATIENCE; n++) {
    const breach = t.look((s) => firstBreach(s, only));
    if (!breach) return;
    yield* mend(t, breach);
  }
  throw new Error('what is wrong on the board cannot be put right');
}

function* mend(t: ImperiumTable, breach: Breach): Flow<void> {
  switch (breach.kind) {
    case 'fleet':
      return yield* shedShips(t, breach.seat, breach.system);
    case 'capacity':
      return yield* shedCargo(t, breach.seat, breach.system);
    case 'structure': {
      const { at, seat, unit, count } = breach.what;
      return yield* destroy(t, at, { seat, unit, count, by: null, cause: 'effect' });
    }
    case 'surplus': {
      const { at, ...some } = breach.what;
      return remove(t, at, { ...some, why: 'effect' });
    }
    case 'control':
      return yield* gainControl(t, breach.seat, breach.planet);
    case 'figures':
      return yield* shedFigures(t, breach.seat, breach.unit);
  }
}
