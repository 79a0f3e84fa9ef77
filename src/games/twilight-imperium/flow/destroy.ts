import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { Cause, Fight } from '../hooks/moments.ts';
import { fightOf, fights, strengthAt } from '../rules/combat/sides.ts';
import type { Galaxy } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { UnitType } from '../tables/kinds.ts';
import { type Place, systemOf } from '../tables/places.ts';
import { moment } from '../timing/moment.ts';
import { wreck } from '../verbs/destruction.ts';

/** Units that are to be destroyed, and by whom. */
export interface Doomed {
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly count: number;
  /** Of the count, so many are damaged; if it is not said, the damaged ones fall first. */
  readonly damaged?: number;
  readonly by: Seat | null;
  readonly cause: Cause;
}

/** Units are destroyed, one after another, each a moment of its own (81). */
export function* destroy(t: ImperiumTable, at: Place, what: Doomed): Flow<void> {
  yield* destroyAll(t, [{ at, ...what }]);
}

/** Units are destroyed at the same time: all of them are gone before anybody responds. */
export function* destroyAll(t: ImperiumTable, all: readonly (Doomed & { readonly at: Place })[]): Flow<void> {
  for (const { at, seat, unit, count, damaged } of all)
    wreck(t, at, { seat, unit, count, ...(damaged !== undefined && { damaged }) });
  const each = all.flatMap((doomed) => Array.from({ length: doomed.count }, () => doomed));
  for (const [i, { at, seat, unit, by, cause }] of each.entries()) {
    const more = each.slice(i + 1).some((later) => later.seat === seat && later.at === at);
    const last = !more && fights(t.state, { seat, at, unit }) && strengthAt(t.state, seat, at) === 0;
    const again = each
      .slice(i + 1)
      .some((later) => later.seat === seat && later.at === at && later.unit === unit);
    const event = { seat, unit, by, at, cause, fight: fightAt(t.state, at), last, again };
    yield* moment(t, 'unit-destroyed', { event });
  }
}

/** The combat that is being fought in the system of a place. */
function fightAt(s: Galaxy, at: Place): Fight | null {
  return s.battle && s.battle.system === systemOf(at) ? fightOf(s.battle) : null;
}
