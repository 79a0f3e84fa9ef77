import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { StoreError } from './store-error.ts';

/** The database as repositories see it. */
export type Connection = Kysely<Schema>;

/** A statement that is ready to run. If it must change something and does not, another writer was faster. */
export interface Write {
  readonly query: CompiledQuery;
  readonly mustChange?: boolean;
}

/** What the loser of two writers gets. */
export function conflict(): StoreError {
  return new StoreError('conflict', 'Another writer was faster at this table: load it again and repeat.');
}

/** A query whose text is built once; later only its parameters change. */
export class Statement {
  private readonly compiled = new Map<number, CompiledQuery>();

  /** `build` makes the query for so many rows (or items), with anything in place of its parameters. */
  constructor(private readonly build: (count: number) => { compile(): CompiledQuery }) {}

  with(parameters: readonly unknown[], count = 1): CompiledQuery {
    return { ...this.forCount(count), parameters };
  }

  private forCount(count: number): CompiledQuery {
    const known = this.compiled.get(count);
    if (known) return known;
    const compiled = this.build(count).compile();
    this.compiled.set(count, compiled);
    return compiled;
  }
}

/** Most rows in one insert, well below the limit of parameters of either database. */
const MAX_ROWS = 500;

/** Inserts rows given as lists of values in the order of the columns, many with one statement. */
export class Insert<T extends keyof Schema> {
  private readonly statement: Statement;

  constructor(db: Connection, table: T, columns: readonly (keyof Schema[T] & string)[]) {
    const blank = Object.fromEntries(columns.map((column) => [column, 0]));
    this.statement = new Statement((count) =>
      db.insertInto(table).values(Array.from({ length: count }, () => blank) as never),
    );
  }

  rows(rows: readonly (readonly unknown[])[]): Write[] {
    const writes: Write[] = [];
    for (let from = 0; from < rows.length; from += MAX_ROWS) {
      const part = rows.length <= MAX_ROWS ? rows : rows.slice(from, from + MAX_ROWS);
      const parameters: unknown[] = [];
      for (const row of part) parameters.push(...row);
      writes.push({ query: this.statement.with(parameters, part.length) });
    }
    return writes;
  }
}
