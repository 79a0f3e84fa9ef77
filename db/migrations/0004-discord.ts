import type { Kysely } from 'kysely';

/** What the Discord table remembers: where its messages stand, answers in the making, how far people have read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('places')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text')
    .addColumn('shown', 'text')
    .addPrimaryKeyConstraint('places_key', ['table_id', 'name'])
    .execute();
  await db.schema.createIndex('places_channel').on('places').column('channel_id').execute();

  await db.schema
    .createTable('drafts')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('question_key', 'text', (column) => column.notNull())
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_key', ['table_id', 'question_key'])
    .execute();

  await db.schema
    .createTable('reading')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('reading_key', ['table_id', 'user_id'])
    .execute();

  // Rows that go out together keep together: a batch that was cut short is sent again exactly as it was.
  await db.schema.alterTable('outbox').addColumn('batch', 'integer').execute();
}
