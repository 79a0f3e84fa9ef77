import type { Kysely } from 'kysely';

/** What people were told in their first games of a kind, and by which question. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('coaching')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('question_key', 'text', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('coaching_key', ['user_id', 'game', 'line'])
    .execute();
}
