import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The database, or one transaction on it. */
export type Connection = Kysely<Schema>;

type Values<C extends readonly unknown[]> = { readonly [K in keyof C]: unknown };

/** A query whose text is built once; later only its parameters change. */
export class Statement {
  private readonly compiled = new Map<number, CompiledQuery>();

  /** `build` makes the query for so many rows (or items), with anything in place of its parameters. */
  constructor(private readonly build: (count: number) => { compile(): CompiledQuery }) {}

  async run(connection: Connection, parameters: readonly unknown[], count = 1): Promise<number> {
    const result = await connection.executeQuery({ ...this.forCount(count), parameters });
    return Number(result.numAffectedRows ?? 0);
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
const MOST_ROWS = 500;

/** Inserts rows given as lists of values in the order of the columns, many with one statement. */
export class Insert<T extends keyof Schema, const C extends readonly (keyof Schema[T] & string)[]> {
  private readonly statement: Statement;

  constructor(db: Connection, table: T, columns: C) {
    const blank = Object.fromEntries(columns.map((column) => [column, 0]));
    this.statement = new Statement((count) =>
      db.insertInto(table).values(Array.from({ length: count }, () => blank) as never),
    );
  }

  async run(connection: Connection, rows: readonly Values<C>[]): Promise<void> {
    for (let from = 0; from < rows.length; from += MOST_ROWS) {
      const part = rows.slice(from, from + MOST_ROWS);
      await this.statement.run(connection, part.flat(), part.length);
    }
  }
}
