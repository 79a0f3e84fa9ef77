import type { Change, LiveTable } from './live-table.ts';
import type { Refused } from './reply.ts';
import type { Surroundings } from './surroundings.ts';

/** What an act would change at a table, worked out but not yet written; or why it cannot be done. */
export type Effect = { readonly kind: 'change'; readonly change: Change } | Refused;

/** Works out an effect: for the owner's word and for the table's vote alike. */
export type Deed<T> = (table: LiveTable, what: T, around: Surroundings) => Effect | Promise<Effect>;

export function changing(change: Change): Effect {
  return { kind: 'change', change };
}
