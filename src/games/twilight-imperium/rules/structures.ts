import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import type { Galaxy } from '../state.ts';
import type { PlanetId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { isPlanet, type Place } from '../tables/places.ts';
import type { Doomed } from './control.ts';
import { figuresFor } from './figures.ts';
import { countAt, isStructure, unitsAt } from './units.ts';

/** A structure of some type for a planet. */
export interface Structure {
  readonly unit: UnitType;
  readonly planet: PlanetId;
}

/** Where one may be placed: types of structures, and planets. */
export interface Sites {
  readonly units: readonly UnitType[];
  readonly planets: readonly PlanetId[];
}

/** Structures of one type and seat on a planet (5.3, 64.3). */
const USUAL: Readonly<Partial<Record<UnitType, number>>> = { 'space-dock': 1, pds: 2 };

/** Most structures of a type that a seat may have on a planet (72.4, 72.5). */
export function structureLimit(s: Galaxy, seat: Seat, { unit, planet }: Structure): number {
  return modified(s, 'structureLimit', { value: USUAL[unit] ?? 0, about: { seat, unit, planet } });
}

/** Where a structure for a planet stands: on it (72.1), unless it floats in space (72.1a). */
export function siteOf(s: Galaxy, seat: Seat, { unit, planet }: Structure): Place {
  return modified(s, 'site', { value: planet, about: { seat, unit, planet } });
}

/** Structures of one type beyond what a seat may have on a planet, when what allowed them is gone (5.3, 64.3). */
export function surplusOn(s: Galaxy, planet: PlanetId): Doomed | null {
  for (const { seat, unit, count } of unitsAt(s, planet)) {
    // Nearly always there are no more than usual, and nothing needs to be asked.
    if (!isStructure(unit) || count <= (USUAL[unit] ?? 0)) continue;
    const surplus = count - structureLimit(s, seat, { unit, planet });
    if (surplus > 0) return { at: planet, seat, unit, count: surplus };
  }
  return null;
}

/** Why a structure cannot be placed on a planet: as many stand there as may (5.3, 64.3), something forbids it, none is left (76.4). */
export type Hindrance = 'full' | 'forbidden' | 'figures';

export function hindrance(s: Galaxy, seat: Seat, structure: Structure): Hindrance | null {
  const { unit } = structure;
  const at = siteOf(s, seat, structure);
  // What floats in space stands on no planet and is not counted there.
  if (isPlanet(at) && countAt(s, { seat, at }, unit) >= structureLimit(s, seat, structure)) return 'full';
  if (!modified(s, 'placing', { value: true, about: { seat, unit, at, how: 'place' } })) return 'forbidden';
  return figuresFor(s, seat, unit) > 0 ? null : 'figures';
}

/** Every structure of these types for these planets, possible or not; what floats in a system is one for all its planets. */
export function structuresFor(s: Galaxy, seat: Seat, { units, planets }: Sites): Structure[] {
  const known = new Set<string>();
  return units
    .flatMap((unit) => planets.map((planet) => ({ unit, planet })))
    .filter((structure) => {
      const site = `${structure.unit} ${siteOf(s, seat, structure)}`;
      const fresh = !known.has(site);
      known.add(site);
      return fresh;
    });
}

/** Which structures of some types a seat could place on which planets now (5.3, 64.3, 76.4). */
export function structurePlaces(s: Galaxy, seat: Seat, where: Sites): Structure[] {
  return structuresFor(s, seat, where).filter((structure) => hindrance(s, seat, structure) === null);
}
