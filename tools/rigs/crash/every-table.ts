import { STATUSES, type TableRow } from '#store/model.ts';
import type { Store } from '#store/store.ts';

/** All tables there are, whatever has become of them. */
export async function everyTable(store: Store): Promise<TableRow[]> {
  return (await Promise.all(STATUSES.map((status) => store.tables.list(status)))).flat();
}
