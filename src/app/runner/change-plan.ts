import type { Refused } from '../requests/reply.ts';
import type { Dependencies } from './dependencies.ts';
import type { LiveTable, TableChange } from './live-table.ts';

/** What an act would change at a table, worked out but not yet written; or why it cannot be done. */
export type ChangePlan = { readonly kind: 'change'; readonly change: TableChange } | Refused;

/** Works out an effect: for the owner's word and for the table's vote alike. */
export type PlanChange<T> = (
  table: LiveTable,
  what: T,
  deps: Dependencies,
) => ChangePlan | Promise<ChangePlan>;

export function changePlan(change: TableChange): ChangePlan {
  return { kind: 'change', change };
}
