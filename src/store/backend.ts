import type { Dialect } from 'kysely';
import type { Connection, Write } from './statement.ts';

/** A database: how kysely talks to it, and its quickest way to write several statements as one. */
export interface Backend {
  readonly dialect: Dialect;
  /** All of the statements or none. */
  write(db: Connection, writes: readonly Write[]): Promise<void>;
}
