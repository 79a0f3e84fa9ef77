import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { controllerOf } from '../rules/planets.ts';
import { isStructure, unitsAt } from '../rules/units.ts';
import type { ImperiumTable } from '../table.ts';
import type { PlanetId } from '../tables/ids.ts';
import { moment } from '../timing/moment.ts';
import { setController } from '../verbs/planets.ts';
import { destroy } from './destroy.ts';

/** A seat gains control of a planet: other seats' structures on it fall and its card comes exhausted (11.5a, 32.1). */
export function* gainControl(t: ImperiumTable, seat: Seat, planet: PlanetId): Flow<void> {
  const from = controllerOf(t.state, planet);
  // 32.2, 11.5c: what a seat controls it cannot gain; the card stays as it is.
  if (from === seat) return;
  yield* moment(t, 'control-changes', { event: { seat, planet, from } });
  for (const { seat: owner, unit, count } of unitsAt(t.state, planet).map((stack) => ({ ...stack })))
    if (owner !== seat && isStructure(unit))
      yield* destroy(t, planet, { seat: owner, unit, count, by: seat, cause: 'effect' });
  setController(t, planet, seat);
  yield* moment(t, 'control-gained', { event: { seat, planet, from } });
}
