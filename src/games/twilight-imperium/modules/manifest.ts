import type { ModuleChoice } from '#core/modules.ts';
import type { Contents } from '../hooks/book.ts';
import type { Box } from '../tables/box.ts';
import type { ModuleId } from '../tables/ids.ts';

/**
 * An option of the rules, whole: what it is called, what it goes with, what it puts into the box or takes out, what its components do
 * and which steps it adds. A table that plays without it is the same as if it had never been written.
 */
export interface Module extends ModuleChoice {
  readonly id: ModuleId;
  readonly needs?: readonly ModuleId[];
  readonly conflicts?: readonly ModuleId[];
  /** The box with what it adds and without what it takes away. */
  pack?(box: Box): Box;
  readonly contents?: Partial<Contents>;
}
