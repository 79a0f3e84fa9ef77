import type { Kysely } from 'kysely';

/** What a table needs to outlive its program: the fixed fields of its state, and what the keys of a migrated checkpoint begin with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('fixed', 'text').execute();
  await db.schema.alterTable('tables').addColumn('stuck', 'text').execute();
  await db.schema.alterTable('checkpoints').addColumn('root', 'bigint').execute();
}
