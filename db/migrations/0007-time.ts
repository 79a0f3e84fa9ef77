import { type Kysely, sql } from 'kysely';

/** The pace of a table has reminders, and the store knows until when the bot was there, so that time without it does not count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('reminders', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('time', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  // Of the time before this was noted, only what was written then tells that the bot was there.
  await sql`insert into heartbeat (id, time, at) select 1, max(updated_at), max(updated_at) from tables having max(updated_at) is not null`.execute(
    db,
  );
}
