import type { Kysely } from 'kysely';

/** What goes on around a table: what is still to be announced, orders, deadlines and votes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('ord', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('retry_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('outbox_key', ['table_id', 'ord'])
    .execute();
  await db.schema
    .createTable('standing_orders')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('order', 'text', (column) => column.notNull())
    .addColumn('uses_left', 'integer')
    .addPrimaryKeyConstraint('standing_orders_key', ['table_id', 'seat', 'topic'])
    .execute();

  await db.schema
    .createTable('deadlines')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('question_key', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('remind_at', 'text', (column) => column.notNull())
    .addColumn('reminded', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('deadlines_key', ['table_id', 'question_key'])
    .execute();
  await db.schema.createIndex('deadlines_next').on('deadlines').column('next_at').execute();

  await db.schema
    .createTable('proposals')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('proposed_by', 'text', (column) => column.notNull())
    .addColumn('yes', 'text', (column) => column.notNull())
    .addColumn('no', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .addPrimaryKeyConstraint('proposals_key', ['table_id', 'id'])
    .execute();
}
