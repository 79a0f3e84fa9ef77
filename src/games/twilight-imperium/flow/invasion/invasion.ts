import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { canInvade, contestedIn, isGuarded } from '../../rules/invasion.ts';
import { groundAt, isShip, stacksOf } from '../../rules/units.ts';
import type { ImperiumTable } from '../../table.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import { systems } from '../../tables/systems.ts';
import { moment } from '../../timing/moment.ts';
import { endEffects } from '../../verbs/effects.ts';
import { shift } from '../../verbs/units.ts';
import { bombardment } from '../combat/bombardment.ts';
import { groundCombat } from '../combat/ground-combat.ts';
import { spaceCannonDefense } from '../combat/space-cannon.ts';
import { gainControl } from '../control.ts';
import { enforce } from '../enforce.ts';
import { commit } from './commit.ts';
import { custodians } from './custodians.ts';
import { inChosenOrder } from './order.ts';

/** Invasion (11): nobody is troubled where the active seat has neither anything to land nor anything to bombard with. */
export function* invasion(t: ImperiumTable, seat: Seat, system: SystemId): Flow<void> {
  if (!canInvade(t.state, seat, system)) return;
  yield* moment(t, 'invasion-starts', { event: { seat, system } });
  yield* bombardment(t, seat, system);
  const mustLand = yield* custodians(t, seat, system);
  const planets = yield* commit(t, seat, { system, mustLand });
  // 11.2c: where nothing lands, nothing else happens.
  if (planets.length > 0) yield* fight(t, seat, { system, planets });
  endEffects(t, 'invasion');
}

/** From the landing to control (11.3 to 11.5). */
function* fight(
  t: ImperiumTable,
  seat: Seat,
  { system, planets }: { system: SystemId; planets: readonly PlanetId[] },
): Flow<void> {
  // 11.3a: cannons of one planet do nothing to another, so nobody is asked for an order.
  for (const planet of planets) if (isGuarded(t.state, seat, planet)) yield* spaceCannonDefense(t, planet);
  yield* inChosenOrder(t, seat, {
    among: () => contestedIn(t.state, seat, system),
    each: (planet) => groundCombat(t, planet),
  });
  liftShips(t, seat, system);
  // 11.5d: where nobody is left, whoever controlled the planet still does.
  for (const planet of planets) if (groundAt(t.state, seat, planet) > 0) yield* gainControl(t, seat, planet);
  yield* enforce(t);
}

/** Ships are always in the space area (33.1): what was landed like ground forces goes back before control is settled. */
function liftShips(t: ImperiumTable, seat: Seat, system: SystemId): void {
  for (const planet of systems[system].planets)
    for (const { unit, count, damaged } of stacksOf(t.state, seat, planet).map((stack) => ({ ...stack })))
      if (isShip(unit)) shift(t, { from: planet, to: system }, { seat, unit, count, damaged });
}
