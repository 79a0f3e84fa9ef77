import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import type { Galaxy } from '../state.ts';
import type { PlanetId, SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { MECATOL_REX } from '../tables/planets.ts';
import { systems } from '../tables/systems.ts';
import { opponentsAt, strengthAt } from './combat/sides.ts';
import { canPay } from './payment.ts';
import { isGround, isStructure, lineOf, stacksOf, unitsAt } from './units.ts';

/** Whether a seat's units of a type may be committed to a planet: ground forces (11.2), and nowhere under the custodians (16.1). */
function mayLand(s: Galaxy, seat: Seat, { unit, planet }: { unit: UnitType; planet: PlanetId }): boolean {
  if (planet === MECATOL_REX && s.custodians) return false;
  return landsOn(s, seat, { unit, planet });
}

function landsOn(s: Galaxy, seat: Seat, { unit, planet }: { unit: UnitType; planet: PlanetId }): boolean {
  return modified(s, 'placing', { value: isGround(unit), about: { seat, unit, at: planet, how: 'land' } });
}

/** Units of one type in the space area, with the planets they may be committed to. */
export interface Lander {
  readonly unit: UnitType;
  readonly count: number;
  readonly planets: readonly PlanetId[];
}

export function landersIn(s: Galaxy, seat: Seat, system: SystemId): Lander[] {
  return stacksOf(s, seat, system)
    .filter(({ unit }) => !isStructure(unit))
    .map(({ unit, count }) => ({
      unit,
      count,
      planets: systems[system].planets.filter((planet) => mayLand(s, seat, { unit, planet })),
    }))
    .filter(({ planets }) => planets.length > 0);
}

/** Whether there is anything to do in an invasion: somebody to land, or something to bombard with. */
export function canInvade(s: Galaxy, seat: Seat, system: SystemId): boolean {
  const { planets } = systems[system];
  return (
    planets.length > 0 &&
    stacksOf(s, seat, system).some(
      ({ unit }) =>
        lineOf(s, seat, unit).bombardment !== undefined ||
        planets.some((planet) => landsOn(s, seat, { unit, planet })),
    )
  );
}

/** Influence that removes the custodians token (16.2). */
export function custodiansCost(s: Galaxy, seat: Seat): number {
  return modified(s, 'custodiansCost', { value: 6, about: { seat } });
}

/** Whether a seat can remove the custodians token: it pays, and has ground forces to commit to Mecatol Rex (16.2, 16.2a). */
export function mayRemoveCustodians(s: Galaxy, seat: Seat, system: SystemId): boolean {
  if (!s.custodians || !systems[system].planets.includes(MECATOL_REX)) return false;
  const able = stacksOf(s, seat, system).some(
    ({ unit }) => isGround(unit) && landsOn(s, seat, { unit, planet: MECATOL_REX }),
  );
  return able && canPay(s, seat, { influence: custodiansCost(s, seat) });
}

/** Whether others can fire space cannons from a planet on what a seat has landed there (11.3). */
export function isGuarded(s: Galaxy, seat: Seat, planet: PlanetId): boolean {
  return unitsAt(s, planet).some(
    (stack) => stack.seat !== seat && lineOf(s, stack.seat, stack.unit).cannon !== undefined,
  );
}

/** Planets of a system on which a seat's landed units meet another's ground forces (11.4). */
export function contestedIn(s: Galaxy, seat: Seat, system: SystemId): PlanetId[] {
  return systems[system].planets.filter(
    (planet) => strengthAt(s, seat, planet) > 0 && opponentsAt(s, seat, planet).length > 0,
  );
}
