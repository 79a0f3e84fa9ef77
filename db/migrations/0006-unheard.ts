import type { Kysely } from 'kysely';

/** What could not be announced: rows that are set aside, places that cannot be reached; and which table is played again where. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('fault', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('set_aside_at', 'bigint').execute();

  await db.schema
    .createTable('troubles')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('guild_id', 'text')
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('tried_at', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('told_to', 'text')
    .addColumn('owed', 'text', (column) => column.notNull())
    .execute();

  await db.schema.alterTable('tables').addColumn('rematch_of', 'text').execute();
  await db.schema.createIndex('tables_rematch_of').on('tables').column('rematch_of').unique().execute();
}
