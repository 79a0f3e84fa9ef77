import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import type { Galaxy } from '../state.ts';
import type { PlanetId, SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { type Place, systemOf } from '../tables/places.ts';
import { blockadedIn, type Doomed, doomedOn, usurperOf } from './control.ts';
import { overflows } from './fleet.ts';
import { surplusOn } from './structures.ts';
import { seatsAt, stackCount, standing, systemsInPlay } from './units.ts';

/** Something on the board that cannot stay as it is. */
export type Breach =
  | { readonly kind: 'fleet'; readonly seat: Seat; readonly system: SystemId }
  | { readonly kind: 'capacity'; readonly seat: Seat; readonly system: SystemId }
  | { readonly kind: 'structure'; readonly what: Doomed }
  | { readonly kind: 'surplus'; readonly what: Doomed }
  | { readonly kind: 'control'; readonly seat: Seat; readonly planet: PlanetId }
  | { readonly kind: 'figures'; readonly seat: Seat; readonly unit: UnitType };

/** The first thing that is wrong, if anything; of what its owner has a say in, only what concerns one seat if that is given. */
export const firstBreach = memoizeUntilWrite(
  (s: Galaxy, only: Seat | undefined): Breach | null => inSpace(s, only) ?? onGround(s) ?? ofFigures(s, only),
);

function inSpace(s: Galaxy, only?: Seat): Breach | null {
  for (const system of systemsInPlay(s)) {
    if (s.systems[system]?.units.length === 0) continue;
    const seats = seatsAt(s, system);
    for (const seat of seats) {
      if (only !== undefined && only !== seat) continue;
      const { ships, cargo } = overflows(s, seat, system);
      if (ships) return { kind: 'fleet', seat, system };
      // 38.3c: capacity is no matter while a combat lasts.
      if (cargo && s.battle?.system !== system) return { kind: 'capacity', seat, system };
    }
    const what = seats.length > 1 && s.battle?.system !== system ? blockadedIn(s, system) : null;
    if (what) return { kind: 'structure', what };
  }
  return null;
}

/** Lone structures and lost planets; in an invasion both wait for its last step (32.5b, 11.5). */
function onGround(s: Galaxy): Breach | null {
  if (s.tactical?.step === 'invasion') return null;
  for (const id in s.planets) {
    const planet = id as PlanetId;
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
  for (let seat = 0; seat < s.seats.length; seat++) {
    // Each place that needs a figure is a stack: with few stacks nothing needs to be counted.
    if ((only ?? seat) !== seat || stackCount(s, seat) <= s.box.figures.fighter) continue;
    for (const unit of ['fighter', 'infantry'] as const)
      if (placesWith(s, seat, unit).length > s.box.figures[unit]) return { kind: 'figures', seat, unit };
  }
  return null;
}

/** Where a seat has units of a type: infantry on planets and in space (17.3), fighters by the system, landed or not (15.3). */
export function placesWith(s: Galaxy, seat: Seat, unit: UnitType): Place[] {
  const places = new Map<Place, Place>();
  for (const { at, stack } of standing(s, seat)) {
    const area = unit === 'fighter' ? systemOf(at) : at;
    if (stack.unit === unit && !places.has(area)) places.set(area, at);
  }
  return [...places.values()];
}
