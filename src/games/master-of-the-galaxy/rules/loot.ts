import type { Seat } from '#core/seat.ts';
import type { Colour, Resource } from '../content/kinds.ts';
import { type Galaxy, type ProjectRef, rivalsOf } from '../state.ts';
import { isLasting, type Lying, lyingOn, projectsOf, refId } from './projects.ts';
import { modifiersOf } from './properties.ts';

/** A cube that may be taken from a rival, and where it lies. */
export type Loot = {
  readonly id: string;
  readonly from: Seat;
  readonly ref: ProjectRef;
  readonly lying: Lying;
};

/** What lies on a project within a rival's reach: of a route only the farthest cube (9.5), of equal cubes in equal cells one. */
function withinReach(ref: ProjectRef, all: readonly Lying[]): Lying[] {
  if (ref.kind === 'route') return all.slice(-1);
  return all.filter(
    ({ cube, printed, loss }, i) =>
      all.findIndex((other) => other.cube === cube && other.printed === printed && other.loss === loss) === i,
  );
}

function lootFrom(s: Galaxy, from: Seat, allowed: (ref: ProjectRef, cube: Resource) => boolean): Loot[] {
  const guarded = modifiersOf(s, from).guard;
  return projectsOf(s, from).flatMap((ref) =>
    guarded && isLasting(ref)
      ? []
      : withinReach(ref, lyingOn(s, from, ref))
          .filter(({ cube }) => cube !== 'black' && allowed(ref, cube)) // 1.7
          .map((lying) => ({ id: `${refId(ref)}#${lying.cell}`, from, ref, lying })),
  );
}

/** What a theft of a colour may take: from any project of any rival, sides of conflicts included (16.1, 16.2, 16.4). */
export function stealable(s: Galaxy, seat: Seat, colour: Colour): Loot[] {
  return rivalsOf(s, seat).flatMap((rival) => lootFrom(s, rival, (_, cube) => cube === colour));
}

/** What the winner of a conflict may plunder: any colour but black, not from conflicts (18.9). */
export function plunderable(s: Galaxy, loser: Seat): Loot[] {
  return lootFrom(s, loser, (ref) => ref.kind !== 'side');
}
