import type { Seat } from '#core/seat.ts';
import { factionOf, type Sun } from '../state.ts';
import type { SystemPlace } from '../tables/boards.ts';
import { SHIP_LEVELS, type ShipLevel } from '../tables/vocabulary.ts';
import { colonisable, requiredStrength } from './colonising.ts';
import { fleetAt, shipsIn } from './ships.ts';

/** A way to colonise: the system, and the ships that return. */
export interface Settling {
  readonly place: SystemPlace;
  readonly returned: readonly ShipLevel[];
  readonly required: number;
  /** Own ships that are sent to Deep Space. */
  readonly left: number;
}

/** Every set of ships that differs, by their levels. */
function subsets(fleet: readonly number[]): readonly (readonly ShipLevel[])[] {
  return SHIP_LEVELS.reduce<readonly (readonly ShipLevel[])[]>(
    (sets, level) =>
      sets.flatMap((set) =>
        Array.from({ length: (fleet[level - 1] ?? 0) + 1 }, (_, n) => [
          ...set,
          ...Array<ShipLevel>(n).fill(level),
        ]),
      ),
    [[]],
  );
}

const sum = (levels: readonly ShipLevel[]): number => levels.reduce((total, level) => total + level, 0);

/** Every way in which a seat can colonise (20.2, 20.3): the least strength lost first, then the most cubes. */
export function settlings(s: Sun, seat: Seat, minus: number): readonly Settling[] {
  return colonisable(s, seat, minus).flatMap((place) => {
    const required = requiredStrength(s, seat, { place, minus });
    const fleet = fleetAt(factionOf(s, seat), place);
    return subsets(fleet)
      .filter((returned) => sum(returned) >= required)
      .toSorted((a, b) => sum(a) - sum(b) || b.length - a.length)
      .map((returned) => ({ place, returned, required, left: shipsIn(fleet) - returned.length }));
  });
}
