import type { Action, Lasting, Step, TechType } from '../vocabulary.ts';

/** A technology card as it is printed: its types, what researching it gives, and what it lets its owners do. */
export interface TechnologyRow {
  readonly level: 1 | 2 | 3 | 4;
  /** The large triangle on the left: a hybrid has two types (1.5). */
  readonly types: readonly TechType[];
  /** The small triangle on the right, which decides the type of what it leads to (14.8). */
  readonly right: TechType;
  /** Printed on level IIII only; the others score by their level (8.1 to 8.5). */
  readonly vp?: number;
  readonly immediate: readonly Step[];
  readonly actions: readonly Action[];
  readonly lasting?: Lasting;
}
