import type { Seat } from '#core/seat.ts';
import { modified } from '../../hooks/modified.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import { UNIT_TYPES } from '../../tables/kinds.ts';
import { type Place, placesIn, systemOf } from '../../tables/places.ts';
import { systems } from '../../tables/systems.ts';
import { adjacentTo } from '../board.ts';
import { isStructure, lineOf, seatsAt, stacksOf } from '../units.ts';
import { canRoll, type Firing } from './dice.ts';
import { companyAt, strengthAt } from './sides.ts';

/** Units of the same type together. */
function gathered(all: readonly Firing[]): Firing[] {
  return UNIT_TYPES.flatMap((unit) => {
    const count = all.reduce((sum, firing) => sum + (firing.unit === unit ? firing.count : 0), 0);
    return count > 0 ? [{ unit, count }] : [];
  });
}

/** At whom and where a space cannon would fire. */
interface Aim {
  readonly seat: Seat;
  readonly against: Seat;
}

/** A seat's space cannons that reach ships in a system: those in it, and with reach those next to it (34.3, 34.3c, 88.2). */
export function cannonsAt(s: Galaxy, system: SystemId, { seat, against }: Aim): Firing[] {
  const near = placesIn(system).flatMap((place) => batteriesOn(s, seat, place));
  const far = adjacentTo(s, system, { seat })
    .flatMap(placesIn)
    .flatMap((place) => batteriesOn(s, seat, place))
    .filter(({ unit }) => lineOf(s, seat, unit).reach === 'adjacent');
  const able = [...near, ...far].filter(({ unit }) =>
    modified(s, 'cannon', { value: true, about: { seat, unit, against, at: system } }),
  );
  return [...modified(s, 'cannons', { value: gathered(able), about: { seat, against, at: system } })];
}

/** A seat's space cannons on an invaded planet; none fires from next door (34.7, 34.7a). */
export function cannonsOn(s: Galaxy, planet: PlanetId, { seat, against }: Aim): Firing[] {
  return gathered(
    batteriesOn(s, seat, planet).filter(({ unit }) =>
      modified(s, 'cannon', { value: true, about: { seat, unit, against, at: planet } }),
    ),
  );
}

function batteriesOn(s: Galaxy, seat: Seat, place: Place): Firing[] {
  return stacksOf(s, seat, place).filter(({ unit }) => canRoll(s, seat, { unit, kind: 'cannon' }));
}

/** A seat's units with ANTI-FIGHTER BARRAGE in a system (19.1). */
export function barrageOf(s: Galaxy, seat: Seat, system: SystemId): Firing[] {
  return companyAt(s, seat, system).filter(({ unit }) => canRoll(s, seat, { unit, kind: 'barrage' }));
}

/** A seat's units with BOMBARDMENT that may be used against a planet (8.1, 8.1f). */
export function bombersFor(s: Galaxy, seat: Seat, planet: PlanetId): Firing[] {
  if (isShielded(s, planet)) return [];
  return stacksOf(s, seat, systemOf(planet)).filter(
    ({ unit }) =>
      canRoll(s, seat, { unit, kind: 'bombardment' }) &&
      modified(s, 'bombard', { value: true, about: { seat, planet, unit } }),
  );
}

/** Whose ground forces a seat would bombard on a planet; never its own (8.1e). */
export function bombardedOn(s: Galaxy, seat: Seat, planet: PlanetId): Seat | null {
  return seatsAt(s, planet).find((other) => other !== seat && strengthAt(s, other, planet) > 0) ?? null;
}

/** Planets of a system that a seat could bombard with any effect (8.1, 8.1f). */
export function bombardable(s: Galaxy, seat: Seat, system: SystemId): PlanetId[] {
  return systems[system].planets.filter(
    (planet) => bombardedOn(s, seat, planet) !== null && bombersFor(s, seat, planet).length > 0,
  );
}

/** Whether a unit with PLANETARY SHIELD stands on a planet (48.0). */
export function isShielded(s: Galaxy, planet: PlanetId): boolean {
  return seatsAt(s, planet).some((seat) =>
    stacksOf(s, seat, planet).some(({ unit }) => hasShield(s, { seat, unit, planet })),
  );
}

/** Whether a seat's units of a type on a planet have PLANETARY SHIELD now (48.3). */
export function hasShield(
  s: Galaxy,
  { seat, unit, planet }: { seat: Seat; unit: (typeof UNIT_TYPES)[number]; planet: PlanetId },
): boolean {
  const printed = lineOf(s, seat, unit).shield === true && !isSuppressed(s, seat, systemOf(planet));
  return modified(s, 'shield', { value: printed, about: { seat, unit, planet } });
}

function isSuppressed(s: Galaxy, seat: Seat, system: SystemId): boolean {
  return seatsAt(s, system, (unit) => !isStructure(unit)).some(
    (other) =>
      other !== seat && stacksOf(s, other, system).some(({ unit }) => lineOf(s, other, unit).suppresses),
  );
}
