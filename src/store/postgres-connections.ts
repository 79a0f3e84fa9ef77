import type { Pool, PoolClient, QueryResult } from 'pg';
import { backOff, type Waiting } from './back-off.ts';
import { isLost, postgresError } from './driver-error.ts';
import { StoreError } from './store-error.ts';

/** What came of a statement. */
export type Result = Pick<QueryResult<Record<string, unknown>>, 'command' | 'rowCount' | 'rows'>;

/** Runs a statement on one connection. */
export type Query = (sql: string, parameters?: readonly unknown[]) => Promise<Result>;

/** A connection that is to be given back, and is thrown away if it is of no use any more. */
export interface Lent {
  readonly client: PoolClient;
  release(isBroken: boolean): void;
}

/** How long a server may be away before what needs it fails, and how long it is asked what became of a commit. */
export interface Patience extends Waiting {
  readonly retryMs: number;
  readonly settleMs: number;
  now(): number;
}

const STATUS = 'select pg_xact_status($1::xid8) as status';
/** Commits that are under way are finished first; those that never arrived are taken back. */
const END = 'select pg_terminate_backend(pid) from pg_stat_activity where backend_xid = $1::xid8::xid';
/** The server has no such transaction: it is not the one that took it, or has lost it. */
const UNHEARD_OF = '22023';

/**
 * Connections that come and go. What is read is read again; what is written is written once: if the answer to a commit is lost, the server
 * is asked what became of it.
 */
export class PostgresConnections {
  /** When the server was first missed; null while it answers. */
  private awaySince: number | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly patience: Patience,
  ) {}

  /** One statement by itself. */
  run(sql: string, parameters: readonly unknown[] = []): Promise<Result> {
    if (!/^select\b/i.test(sql)) return this.transact((query) => query(sql, parameters));
    return this.patiently(() => this.readOnce((query) => query(sql, parameters)));
  }

  /** Statements that are written as one, or not at all. They may be run several times, and count once. */
  transact<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return this.patiently(() => this.transactOnce(work));
  }

  async lend(): Promise<Lent> {
    try {
      const client = await this.pool.connect();
      return { client, release: (isBroken) => client.release(isBroken) };
    } catch (error) {
      throw postgresError(error);
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  /** Waits for a server that has just gone away; if it is away for long, everybody is told at once. */
  private async patiently<T>(work: () => Promise<T>): Promise<T> {
    const { retryMs, now, random, sleep } = this.patience;
    for (let tries = 1; ; tries++) {
      try {
        const result = await work();
        this.awaySince = null;
        return result;
      } catch (error) {
        if (!isLost(error)) throw error;
        this.awaySince ??= now();
        const wait = backOff(tries, random);
        if (now() - this.awaySince + wait > retryMs) throw error;
        await sleep(wait);
      }
    }
  }

  private async readOnce<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const { client, release } = await this.lend();
    try {
      const result = await work(queryOn(client));
      release(false);
      return result;
    } catch (error) {
      release(isLost(error));
      throw postgresError(error);
    }
  }

  private async transactOnce<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const { client, release } = await this.lend();
    const query = queryOn(client);
    let xid = '';
    let written: { readonly result: T } | null = null;
    try {
      xid = await begin(client);
      written = { result: await work(query) };
      await commit(query);
      release(false);
      return written.result;
    } catch (error) {
      release(isLost(error) || !(await rollBack(query)));
      if (written && isLost(error) && (await this.isCommitted(xid))) return written.result;
      throw postgresError(error);
    }
  }

  /** What became of a transaction whose commit was sent and not answered. */
  private async isCommitted(xid: string): Promise<boolean> {
    const { settleMs, now, random, sleep } = this.patience;
    const since = now();
    for (let tries = 1; ; tries++) {
      const status = await this.statusOf(xid).catch((error: unknown) => {
        if (isLost(error)) return 'in progress';
        throw new StoreError('unsettled', UNSETTLED, error);
      });
      if (status !== 'in progress') return status === 'committed';
      const wait = backOff(tries, random);
      if (now() - since + wait > settleMs) throw new StoreError('unsettled', UNSETTLED);
      await sleep(wait);
    }
  }

  private async statusOf(xid: string): Promise<string> {
    return await this.readOnce(async (query) => {
      const { rows } = await query(STATUS, [xid]).catch((error: unknown) => {
        if (isCode(error, UNHEARD_OF)) return { rows: [{ status: 'aborted' }] };
        throw error;
      });
      const status = String(rows[0]?.status);
      if (status === 'in progress') await query(END, [xid]);
      return status;
    });
  }
}

const UNSETTLED =
  'The connection to the database was lost during a commit, and the database could not be asked what became of it.';

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

function queryOn(client: PoolClient): Query {
  return (sql, parameters = []) => client.query<Record<string, unknown>>(sql, [...parameters]);
}

/** Begins a transaction and gives the number under which the server knows it. */
async function begin(client: PoolClient): Promise<string> {
  const results: unknown = await client.query('begin; select pg_current_xact_id()::text as xid');
  const [, { rows }] = results as [Result, Result];
  return String(rows[0]?.xid);
}

async function commit(query: Query): Promise<void> {
  const { command } = await query('commit');
  // A transaction in which something failed is taken back without a word.
  if (command !== 'COMMIT') throw new StoreError('broken', 'The database took back what was to be written.');
}

/** Whether the connection is as good as new. */
function rollBack(query: Query): Promise<boolean> {
  return query('rollback').then(
    () => true,
    () => false,
  );
}
