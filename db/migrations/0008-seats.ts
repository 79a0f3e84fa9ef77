import { type Kysely, sql } from 'kysely';

/** Who has seen which hands of a table, seats that are about to change hands, and ends that can still be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hands_seen')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('hands_seen_key', ['table_id', 'user_id', 'seat'])
    .execute();
  // Of tables under way no more is known than who sits there now.
  await sql`
    insert into hands_seen (table_id, user_id, seat, since)
    select seats.table_id, seats.user_id, seats.seat, tables.updated_at
    from seats inner join tables on tables.id = seats.table_id
    where seats.user_id is not null and tables.head >= 0
  `.execute(db);

  await db.schema
    .createTable('transfers')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('transfer', 'text', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('transfers_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('transfers_next').on('transfers').column('next_at').execute();

  await db.schema.alterTable('tables').addColumn('ending', 'text').execute();
  await db.schema.alterTable('tables').addColumn('ends_at', 'bigint').execute();
  await db.schema.alterTable('tables').addColumn('resumed_at', 'bigint').execute();
}
