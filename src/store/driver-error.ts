import { StoreError, type StoreFault } from './store-error.ts';

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

function adviceOnDamage(file: string, what: string): string {
  return (
    `${file} is damaged and was left as it is (${what}). ` +
    `Move it away and put your backup in its place, or see what "sqlite3 ${file} .recover" can save.`
  );
}

/** A store file that must not be written to. */
export function damaged(file: string, what: string): StoreError {
  return new StoreError('garbage', adviceOnDamage(file, what));
}

const ADVICE: Readonly<
  Record<Exclude<StoreFault, 'broken' | 'newer' | 'foreign' | 'driver' | 'unsettled'>, (at: string) => string>
> = {
  conflict: (at) => `Another writer was faster in ${at}: load the table again and repeat.`,
  locked: (at) => `${at} is in use by another program. Stop that program, or wait and try again.`,
  full: (at) =>
    `There is no room left on the disk for ${at}. Free some space; nothing already stored is lost.`,
  unreachable: (at) => `${at} cannot be reached. Check DATABASE_URL and that the server is running.`,
  unwritable: (at) => `${at} cannot be written. Give this user the right to write the file and its folder.`,
  unopenable: (at) =>
    `${at} cannot be opened. Check that EMISSARY_DB names a file in a folder that can be written.`,
  garbage: (at) => adviceOnDamage(at, 'it is not a database, or its first pages are'),
};

const SQLITE: readonly (readonly [RegExp, keyof typeof ADVICE])[] = [
  [/^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/, 'conflict'],
  [/^SQLITE_BUSY_SNAPSHOT$/, 'conflict'],
  [/^SQLITE_(BUSY|LOCKED)/, 'locked'],
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)/, 'full'],
  [/^(SQLITE_READONLY|SQLITE_PERM|SQLITE_AUTH|EACCES|EPERM|EROFS)/, 'unwritable'],
  [/^(SQLITE_CANTOPEN|ENOTDIR|ENOENT|EEXIST|EISDIR)/, 'unopenable'],
  [/^(SQLITE_NOTADB|SQLITE_CORRUPT|SQLITE_FORMAT)/, 'garbage'],
];

const POSTGRES: readonly (readonly [RegExp, keyof typeof ADVICE])[] = [
  [/^(23505|40001|40P01)$/, 'conflict'],
  [/^(55P03|57014)$/, 'locked'],
  [/^(53100|53200|58030)$/, 'full'],
  [/^(25006|42501)$/, 'unwritable'],
];

/** The connection is gone, or there is none yet: the server itself may be well again in a moment. */
const LOST =
  /^(08|57P|25P03|53300|ECONN|EPIPE|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)/;
/** What the driver says in words only. */
const LOST_IN_WORDS =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|Query read timeout)/;
const ALL_IN_USE = 'timeout exceeded when trying to connect';

type Known = readonly (readonly [RegExp, keyof typeof ADVICE])[];

function translated(error: unknown, known: Known, at: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  const found = known.find(([pattern]) => pattern.test(code));
  if (found) return new StoreError(found[1], ADVICE[found[1]](at), error);
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreError('broken', `The store failed: ${reason}`, error);
}

/** An error of SQLite or of the file system in our words. */
export function sqliteError(error: unknown, file: string): StoreError {
  return translated(error, SQLITE, file);
}

/** Whether a connection to PostgreSQL was lost, or could not be made. */
export function isLost(error: unknown): boolean {
  if (error instanceof StoreError) return isLost(error.cause);
  if (error instanceof AggregateError) return error.errors.some(isLost);
  return LOST.test(codeOf(error)) || (error instanceof Error && LOST_IN_WORDS.test(error.message));
}

/** An error of PostgreSQL or of the way there in our words. */
export function postgresError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const at = 'The database';
  if (isLost(error)) return new StoreError('unreachable', ADVICE.unreachable(at), error);
  if (/^28/.test(codeOf(error)))
    return new StoreError(
      'unreachable',
      `${at} does not take this user or password: check DATABASE_URL.`,
      error,
    );
  if (codeOf(error) === '3D000')
    return new StoreError(
      'unreachable',
      'There is no database of this name: create it, or check DATABASE_URL.',
      error,
    );
  if (error instanceof Error && error.message === ALL_IN_USE)
    return new StoreError('locked', 'All connections to the database are in use.', error);
  return translated(error, POSTGRES, at);
}
