import type { UnitLine } from '../units.ts';

type Usual = 'faction' | 'perCost' | 'move' | 'capacity';

/** A stat line; most units belong to no faction, do not move, carry nothing, and are bought singly. */
export function line(given: Omit<UnitLine, Usual> & Partial<Pick<UnitLine, Usual>>): UnitLine {
  return { faction: null, perCost: 1, move: 0, capacity: 0, ...given };
}
