import type { Seat } from '#core/seat.ts';
import type { Galaxy } from '../state.ts';
import type { UnitType } from '../tables/kinds.ts';
import { type Place, systemOf } from '../tables/places.ts';
import { tokenIn } from './tokens.ts';
import { figuresLeft, standing } from './units.ts';

/** Figures that a seat may take back from the board to place them anew. */
export interface Spare {
  readonly unit: UnitType;
  readonly at: Place;
  readonly count: number;
  readonly damaged: boolean;
}

/** Figures of a type in systems without a token of the seat (42.3a); damaged ones apart. */
export function spareFigures(s: Galaxy, seat: Seat, unit: UnitType): Spare[] {
  const spare: Spare[] = [];
  for (const { at, stack } of standing(s, seat)) {
    if (stack.unit !== unit || tokenIn(s, seat, systemOf(at))) continue;
    const whole = stack.count - stack.damaged;
    if (whole > 0) spare.push({ unit, at, count: whole, damaged: false });
    if (stack.damaged > 0) spare.push({ unit, at, count: stack.damaged, damaged: true });
  }
  return spare;
}

export const countOf = (spare: readonly Spare[]) => spare.reduce((sum, { count }) => sum + count, 0);

/** Figures that a seat could place: those in reinforcements (62.5) and those it may take back (62.5a, 76.4a). */
export function figuresFor(s: Galaxy, seat: Seat, unit: UnitType): number {
  const left = figuresLeft(s, seat, unit);
  return left >= Number.MAX_SAFE_INTEGER ? left : left + countOf(spareFigures(s, seat, unit));
}
