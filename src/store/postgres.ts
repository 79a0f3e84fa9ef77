import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import type { Backend } from './backend.ts';
import { isLost, postgresError } from './driver-error.ts';
import { type Lent, type Patience, PostgresConnections, type Result } from './postgres-connections.ts';
import { conflict } from './statement.ts';
import { StoreError } from './store-error.ts';

/** 64-bit integers: times and digests, all of which a JavaScript number holds exactly. */
const INT8 = 20;
/** The first version that tells what became of a transaction by the functions used here. */
const OLDEST = 13;
/** Changes of the schema may take their time. */
const HOUR_MS = 3_600_000;

/** Nobody who clicked waits longer than this for a server, unless it is a commit that has to be looked up. */
const PATIENCE: Patience = {
  retryMs: 10_000,
  settleMs: 60_000,
  now: () => performance.now(),
  random: () => Math.random(),
  sleep: async (ms) => void (await sleep(ms)),
};

const CONNECTIONS = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  // A server that is gone without a word is noticed by our own clock.
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  application_name: 'emissary',
};

/** What the operator hears of the way to the server. */
export interface StoreLog {
  warn(fields: object, message: string): void;
}

/** How a server is come to. */
export interface Opening {
  readonly log?: StoreLog;
  /** How long to wait at the start for a server that is not there yet. */
  readonly waitMs?: number;
  readonly patience?: Partial<Patience>;
  readonly connections?: Partial<typeof CONNECTIONS>;
}

/** A server that answers, and how to reach it past the repositories. */
export interface PostgresBackend extends Backend {
  readonly connections: PostgresConnections;
}

/** PostgreSQL at an address; waits for a server that is just starting. */
export async function postgres(address: string, opening: Opening = {}): Promise<PostgresBackend> {
  const patience = { ...PATIENCE, ...opening.patience };
  const pool = await openPool(address, opening);
  const connections = new PostgresConnections(pool, patience);
  try {
    await waitForServer(pool, opening, patience);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    connections,
    dialect: new PostgresDialect({ pool: asPool(connections) }),
    write: (_, writes) =>
      connections.transact(async (query) => {
        for (const { query: one, mustChange } of writes) {
          const { rowCount } = await query(one.sql, one.parameters);
          if (mustChange && rowCount !== 1) throw conflict();
        }
      }),
  };
}

async function openPool(address: string, { log, connections }: Opening): Promise<Pool> {
  const { default: pg } = await import('pg');
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  };
  const pool = new pg.Pool({ ...CONNECTIONS, ...connections, connectionString: address, types });
  // Without these, a connection that ends while nobody uses it would end the process.
  pool.on('error', (error) => log?.warn({ error: error.message }, 'a connection to the database was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Waits, and says so, until the server answers; refuses one that is too old. */
async function waitForServer(
  pool: Pool,
  { log, waitMs = 0 }: Opening,
  { now, sleep: pause }: Patience,
): Promise<void> {
  const since = now();
  for (let tries = 1; ; tries++) {
    try {
      const { rows } = await pool.query<{ version: number }>(
        "select current_setting('server_version_num')::integer / 10000 as version",
      );
      if ((rows[0]?.version ?? 0) >= OLDEST) return;
      throw new StoreError(
        'driver',
        `The database is PostgreSQL ${rows[0]?.version}: Emissary needs ${OLDEST} or newer.`,
      );
    } catch (error) {
      if (!isLost(error) || now() - since >= waitMs) throw postgresError(error);
      if (tries === 1)
        log?.warn(
          { error: error instanceof Error ? error.message : '' },
          `the database cannot be reached yet: waiting for it, ${Math.round(waitMs / 1000)} s at most`,
        );
      await pause(Math.min(500, waitMs));
    }
  }
}

/** The pool as kysely sees it: each statement gets a connection that works; only transactions keep one. */
function asPool(connections: PostgresConnections): PostgresPool {
  return {
    end: () => connections.end(),
    connect: () => Promise.resolve(new Session(connections) as unknown as PostgresPoolClient),
  };
}

/** What kysely takes for a connection. Its transactions are those of the migrations. */
class Session {
  private lent: Lent | null = null;

  constructor(private readonly connections: PostgresConnections) {}

  async query(sql: string, parameters: readonly unknown[]): Promise<Result> {
    if (/^(begin|start transaction)\b/i.test(sql)) {
      this.lent = await this.connections.lend();
      await this.onLent(`${sql}; set local statement_timeout = 0; set local lock_timeout = 0`);
      return { command: 'BEGIN', rowCount: 0, rows: [] };
    }
    if (!this.lent) return await this.connections.run(sql, parameters);
    const result = await this.onLent(sql, parameters);
    if (/^(commit|rollback)$/i.test(sql)) this.giveBack(false);
    return result;
  }

  release(): void {
    this.giveBack(true);
  }

  private async onLent(text: string, values?: readonly unknown[]): Promise<Result> {
    try {
      const query = {
        text,
        query_timeout: HOUR_MS,
        ...(values && values.length > 0 && { values: [...values] }),
      };
      return (await this.lent?.client.query<Record<string, unknown>>(query)) as Result;
    } catch (error) {
      throw postgresError(error);
    }
  }

  private giveBack(isBroken: boolean): void {
    this.lent?.release(isBroken);
    this.lent = null;
  }
}
