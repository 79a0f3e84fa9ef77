import type { Kysely } from 'kysely';

/** The log of every table: its entries, the checkpoints they reached and the facts they led to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('moves')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('path', 'text')
    .addColumn('question_key', 'text')
    .addColumn('topic', 'text')
    .addColumn('choice', 'text')
    .addColumn('by', 'text')
    .addColumn('digest', 'bigint')
    .addColumn('revealed', 'integer')
    .addColumn('draws', 'text')
    .addColumn('detail', 'text')
    .addColumn('user_id', 'text')
    .addColumn('idempotency_key', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('moves_key', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('moves_idempotency')
    .unique()
    .on('moves')
    .columns(['table_id', 'idempotency_key'])
    .where('idempotency_key' as never, 'is not', null)
    .execute();

  await db.schema
    .createTable('checkpoints')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('reached', 'integer', (column) => column.notNull())
    .addColumn('parent', 'integer')
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('checkpoints_key', ['table_id', 'seq'])
    .addForeignKeyConstraint('checkpoints_move', ['table_id', 'seq'], 'moves', ['table_id', 'seq'])
    .execute();

  await db.schema
    .createTable('facts')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('ord', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('args', 'text', (column) => column.notNull())
    .addColumn('audience', 'text')
    .addPrimaryKeyConstraint('facts_key', ['table_id', 'seq', 'ord'])
    .addForeignKeyConstraint('facts_move', ['table_id', 'seq'], 'moves', ['table_id', 'seq'])
    .execute();
}
