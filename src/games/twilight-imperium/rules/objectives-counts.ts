import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { PlanetId, SystemId, TechnologyId } from '../tables/ids.ts';
import { TECHNOLOGY_COLOURS, TRAITS, type Trait } from '../tables/kinds.ts';
import { lines } from '../tables/lines/index.ts';
import { planets } from '../tables/planets.ts';
import { technologies } from '../tables/technologies.ts';
import { systemsOnBoard } from './board.ts';
import { controlledBy } from './planets.ts';
import { shipsIn } from './units.ts';

/** Planets of one trait under a seat's control (49.3). */
export function planetsOfTrait(s: Galaxy, seat: Seat, trait: Trait): PlanetId[] {
  return controlledBy(s, seat).filter((planet) => planets[planet].trait === trait);
}

/** How many planets of one trait a seat controls, of the trait it has most of. */
export function mostOfOneTrait(s: Galaxy, seat: Seat): number {
  return Math.max(...TRAITS.map((trait) => planetsOfTrait(s, seat, trait).length));
}

/** Planets under a seat's control that lie in no home system. */
export function planetsAbroad(s: Galaxy, seat: Seat): PlanetId[] {
  return controlledBy(s, seat).filter((planet) => planets[planet].home === null);
}

/** Planets under a seat's control with a technology specialty (28.13). */
export function specialtyPlanets(s: Galaxy, seat: Seat): PlanetId[] {
  return controlledBy(s, seat).filter((planet) => planets[planet].specialty !== null);
}

/** Technologies that count as a seat's own (28.1, 28.22). */
export function ownedTechnologies(s: Galaxy, seat: Seat): readonly TechnologyId[] {
  const value = seatOf(s, seat).technologies.map(({ id }) => id);
  return modified(s, 'countsAsOwned', { value, about: { seat } });
}

/** Unit upgrades of a seat; two for the same type of unit are one. */
export function upgradesOf(s: Galaxy, seat: Seat): number {
  const types = ownedTechnologies(s, seat).flatMap((id) => {
    const { upgrade } = technologies[id];
    return upgrade ? [lines[upgrade].type] : [];
  });
  return new Set(types).size;
}

/** How many technologies of each colour a seat owns (28.7). */
function byColour(s: Galaxy, seat: Seat): number[] {
  const owned = ownedTechnologies(s, seat).map((id) => technologies[id].colour);
  return TECHNOLOGY_COLOURS.map((colour) => owned.filter((one) => one === colour).length);
}

/** Of how many colours a seat owns at least so many technologies. */
export function coloursWith(s: Galaxy, seat: Seat, each: number): number {
  return byColour(s, seat).filter((count) => count >= each).length;
}

/** How many technologies of one colour a seat owns, of the colour it has most of. */
export function mostOfOneColour(s: Galaxy, seat: Seat): number {
  return Math.max(...byColour(s, seat));
}

/** Systems in which a seat has ships. */
export function systemsWithShips(s: Galaxy, seat: Seat): SystemId[] {
  return systemsOnBoard(s).filter((system) => shipsIn(s, seat, system) > 0);
}
