import type { Seat } from '#core/seat.ts';
import { factionOf, type Sun } from '../state.ts';
import type { Cost } from '../tables/vocabulary.ts';
import { supplyOf } from './mats.ts';

/** What a seat has to pay and work with, as a dry run changes it. */
export interface Purse {
  readonly ore: number;
  readonly pop: number;
  readonly supply: number;
}

export function purseOf(s: Sun, seat: Seat): Purse {
  const faction = factionOf(s, seat);
  return { ore: faction.ore, pop: faction.pop, supply: supplyOf(faction) };
}

/** What is left after a cost; returned population becomes supply (13.2). Null if it cannot be paid in full (4.7, 10.1). */
export function paid({ ore, pop, supply }: Purse, cost: Cost): Purse | null {
  const left = { ore: ore - (cost.ore ?? 0), pop: pop - (cost.pop ?? 0), supply: supply + (cost.pop ?? 0) };
  return left.ore < 0 || left.pop < 0 ? null : left;
}

/** Two costs as one. */
export const together = (a: Cost, b: Cost): Cost => ({
  ore: (a.ore ?? 0) + (b.ore ?? 0),
  pop: (a.pop ?? 0) + (b.pop ?? 0),
});

/** A cost with ore taken off, and what of that could not be taken off it. */
export function reduced(cost: Cost, minus: number): { readonly cost: Cost; readonly rest: number } {
  const off = Math.min(minus, cost.ore ?? 0);
  return { cost: { ...cost, ore: (cost.ore ?? 0) - off }, rest: minus - off };
}
