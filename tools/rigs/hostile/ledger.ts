import { createHash } from 'node:crypto';
import { STATUSES } from '#store/model.ts';
import type { Store } from '#store/store.ts';

/** Everything that is stored about tables, each as a digest by its id. */
export type Ledger = ReadonlyMap<string, string>;

const digest = (what: unknown) => createHash('sha256').update(JSON.stringify(what)).digest('hex');

export async function ledgerOf(store: Store, keys: readonly string[] = []): Promise<Ledger> {
  const tables = (await Promise.all(STATUSES.map((status) => store.tables.list(status)))).flat();
  const ledger = new Map<string, string>();
  for (const { id } of tables) {
    const drafts = await Promise.all(keys.map((key) => store.drafts.find({ table: id, key })));
    const all = [
      await store.tables.find(id),
      await store.tables.orders(id),
      await store.tables.deadlines(id),
      await store.tables.proposals(id),
      await store.log.history(id),
    ];
    ledger.set(id, digest([all, drafts]));
  }
  return ledger;
}

/** What is no longer as it was. */
export function changesIn(before: Ledger, after: Ledger): string[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids
    .filter((id) => before.get(id) !== after.get(id))
    .map((id) => (before.has(id) ? `table ${id} was changed` : `table ${id} was made`));
}
