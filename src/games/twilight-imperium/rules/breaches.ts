import type { Seat } from '#core/seat.ts';
import type { PlanetId, SystemId } from '../content/ids.ts';
import type { UnitType } from '../content/kinds.ts';
import { PLASTIC } from '../content/units.ts';
import type { Galaxy } from '../state.ts';
import { blockadedIn, type Doomed, doomedOn, usurperOf } from './control.ts';
import { surplusCargo, surplusShips } from './fleet.ts';
import { surplusOn } from './structures.ts';
import { type Place, seatsAt, standing } from './units.ts';

/** Something on the board that cannot stay as it is. */
export type Breach =
  | { readonly kind: 'fleet'; readonly seat: Seat; readonly system: SystemId }
  | { readonly kind: 'capacity'; readonly seat: Seat; readonly system: SystemId }
  | { readonly kind: 'structure'; readonly what: Doomed }
  | { readonly kind: 'surplus'; readonly what: Doomed }
  | { readonly kind: 'control'; readonly seat: Seat; readonly planet: PlanetId }
  | { readonly kind: 'figures'; readonly seat: Seat; readonly unit: UnitType };

/** The first thing that is wrong, if anything; of what its owner has a say in, only what concerns one seat if that is given. */
export function firstBreach(s: Galaxy, only?: Seat): Breach | null {
  return inSpace(s, only) ?? onGround(s) ?? ofFigures(s, only);
}

function inSpace(s: Galaxy, only?: Seat): Breach | null {
  for (const system of Object.keys(s.systems) as SystemId[]) {
    if (s.systems[system]?.units.length === 0) continue;
    const seats = seatsAt(s, system);
    for (const seat of seats) {
      if (only !== undefined && only !== seat) continue;
      if (surplusShips(s, seat, system) > 0) return { kind: 'fleet', seat, system };
      // 38.3c: capacity is no matter while a combat lasts.
      if (s.battle?.system !== system && surplusCargo(s, { seat, system }) > 0)
        return { kind: 'capacity', seat, system };
    }
    const what = seats.length > 1 && s.battle?.system !== system ? blockadedIn(s, system) : null;
    if (what) return { kind: 'structure', what };
  }
  return null;
}

/** Lone structures and lost planets; in an invasion both wait for its last step (32.5b, 11.5). */
function onGround(s: Galaxy): Breach | null {
  if (s.tactical?.step === 'invasion') return null;
  for (const planet of Object.keys(s.planets) as PlanetId[]) {
    const { units = [], controller = null } = s.planets[planet] ?? {};
    if (units.length === 0) continue;
    // Nearly always only its controller's units stand on it, and nothing can be alone or lost.
    const contested = units.some(({ seat }) => seat !== controller);
    const what = contested ? doomedOn(s, planet) : null;
    if (what) return { kind: 'structure', what };
    const surplus = surplusOn(s, planet);
    if (surplus) return { kind: 'surplus', what: surplus };
    const seat = contested ? usurperOf(s, planet) : null;
    if (seat !== null) return { kind: 'control', seat, planet };
  }
  return null;
}

/** Fighters and infantry may be tokens, but a figure stands in every place that has any (15.3, 17.3, 42.3b). */
function ofFigures(s: Galaxy, only?: Seat): Breach | null {
  for (const unit of ['fighter', 'infantry'] as const) {
    const seat = s.seats.findIndex((_, at) => (only ?? at) === at && stacksWith(s, at, unit) > PLASTIC[unit]);
    if (seat >= 0) return { kind: 'figures', seat, unit };
  }
  return null;
}

/** In how many places a seat has units of a type: in each they are one stack. */
function stacksWith(s: Galaxy, seat: Seat, unit: UnitType): number {
  let sum = 0;
  for (const { stack } of standing(s, seat)) if (stack.unit === unit) sum += 1;
  return sum;
}

/** Where a seat has units of a type. */
export function placesWith(s: Galaxy, seat: Seat, unit: UnitType): Place[] {
  const places: Place[] = [];
  for (const { at, stack } of standing(s, seat))
    if (stack.unit === unit && !places.includes(at)) places.push(at);
  return places;
}
