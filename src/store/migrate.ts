import { Migrator } from 'kysely';
import { migrations, type Step } from '#db/migrations/index.ts';
import type { Connection } from './statement.ts';
import { StoreError } from './store-error.ts';

const TABLE = 'kysely_migration';

async function applied(db: Connection): Promise<string[]> {
  const found = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!found.some(({ name }) => name === TABLE)) return [];
  const { rows } = await db.executeQuery<{ name: string }>(
    db
      .selectFrom(TABLE as never)
      .select('name' as never)
      .compile(),
  );
  return rows.map(({ name }) => name).sort();
}

/** Brings the database up to date in one transaction; refuses one that a newer version has already changed. */
export async function migrate(
  db: Connection,
  steps: Readonly<Record<string, Step>> = migrations,
): Promise<void> {
  const present = await applied(db);
  const unknown = present.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    const known = Object.keys(steps).sort().at(-1);
    throw new StoreError(
      'newer',
      `The database was changed by a newer version of Emissary (it has ${unknown.join(', ')}; this version knows up to ${known}). ` +
        'Install the newer version again, or put back a backup from before the upgrade.',
    );
  }
  const missing = Object.keys(steps).filter((name) => !present.includes(name));
  if (missing.length === 0) return;
  if (missing.some((name) => name < (present.at(-1) ?? '')))
    throw new StoreError(
      'garbage',
      `The database lacks the migration ${missing.join(', ')} although later ones were made: it is damaged or half restored. ` +
        'Put back a backup.',
    );
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...steps }) } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof StoreError) throw error;
  if (error !== undefined)
    throw new StoreError('broken', `The database could not be brought up to date: ${error}`, error);
}
