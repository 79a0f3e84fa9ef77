import type { Kysely } from 'kysely';

/** The colour that somebody chose for their seat, or that it was given at the start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('colour', 'text').execute();
}
