import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { StoreTrouble } from '../crash.ts';
import { PostgresWay } from './postgres-way.ts';

/** Everything but ourselves, in this database alone. */
const END_ALL =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

const MAX_WAIT_MS = 300;
const MAX_AWAY_MS = 1_500;

/** Lets things go wrong between a process and its PostgreSQL, one after the other, until told to stop. */
export class PostgresTrouble implements StoreTrouble {
  readonly count: Record<string, number> = {};
  private going: Promise<void> = Promise.resolve();
  private stopping = new AbortController();

  private constructor(
    private readonly address: string,
    private readonly road: PostgresWay,
    private readonly restart: (() => unknown) | undefined,
  ) {}

  /** `restart` restarts the server, if it may be. */
  static async at(address: string, restart?: () => unknown): Promise<PostgresTrouble> {
    return new PostgresTrouble(address, await PostgresWay.to(address), restart);
  }

  get way() {
    return { address: this.road.address };
  }

  start(): void {
    this.stopping = new AbortController();
    this.going = this.goOn(this.stopping.signal);
    // Whoever stops it hears of it.
    this.going.catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.going;
    this.road.open();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.road.close();
  }

  private async goOn(signal: AbortSignal): Promise<void> {
    const kinds: readonly (readonly [string, () => unknown])[] = [
      ['commit lost', () => this.road.cutNextCommit('commit lost')],
      ['answer to a commit lost', () => this.road.cutNextCommit('answer lost')],
      ['connections cut', () => this.road.cutAll()],
      ['connections ended by the server', () => this.endAll()],
      ['away for a while', () => this.away(signal)],
      ...(this.restart === undefined ? [] : [['server restarted', this.restart] as const]),
    ];
    while (!signal.aborted) {
      await waited(Math.random() * MAX_WAIT_MS, signal);
      const [kind, happen] = kinds[Math.floor(Math.random() * kinds.length)] ?? kinds[0] ?? [];
      if (signal.aborted || kind === undefined || happen === undefined) return;
      this.count[kind] = (this.count[kind] ?? 0) + 1;
      await happen();
    }
  }

  private async away(signal: AbortSignal): Promise<void> {
    this.road.shut();
    await waited(Math.random() * MAX_AWAY_MS, signal);
    this.road.open();
  }

  private async endAll(): Promise<void> {
    const client = new pg.Client({ connectionString: this.address });
    await client.connect();
    await client.query(END_ALL).finally(() => client.end());
  }
}

/** Some time, or less if it is over sooner. */
async function waited(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined);
}
