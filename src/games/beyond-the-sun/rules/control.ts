import type { Seat } from '#core/seat.ts';
import { inOrder, type Sun } from '../state.ts';
import type { PlaceId } from '../tables/boards.ts';
import { controllable, strengthAt } from './ships.ts';

/** A place that changes hands in a control check; nobody has it where others tie (19.8). */
export interface ControlChange {
  readonly place: PlaceId;
  readonly from: Seat | null;
  readonly to: Seat | null;
}

/** Who controls a place by the ships that are there now, and by who has controlled it so far (19.10). */
export function controllerOf(s: Sun, place: PlaceId): Seat | null {
  const holder = s.outposts[place]?.seat ?? null;
  const held = holder === null ? 0 : strengthAt(s, holder, place);
  const strengths = s.seats.map((_, seat) => (seat === holder ? 0 : strengthAt(s, seat, place)));
  const best = Math.max(...strengths);
  if (best <= held) return holder; // 19.6, 19.9
  const strongest = strengths.flatMap((strength, seat) => (strength === best ? [seat] : []));
  return strongest.length === 1 ? (strongest[0] ?? null) : null; // 19.7, 19.8
}

/** Every place whose controller is another one now, in the order of the board (19.4). */
export function controlChanges(s: Sun): readonly ControlChange[] {
  return controllable(s).flatMap((place) => {
    const from = s.outposts[place]?.seat ?? null;
    const to = controllerOf(s, place);
    return from === to ? [] : [{ place, from, to }];
  });
}

/** The changes by which a seat gains something, seat by seat from the active one. */
export const gainsInOrder = (
  s: Sun,
  changes: readonly ControlChange[],
  active: Seat,
): readonly { readonly seat: Seat; readonly places: readonly PlaceId[] }[] =>
  inOrder(s, active)
    .map((seat) => ({ seat, places: changes.filter(({ to }) => to === seat).map(({ place }) => place) }))
    .filter(({ places }) => places.length > 0);
