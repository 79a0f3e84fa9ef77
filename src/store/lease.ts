import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Claim } from './claim.ts';
import type { PostgresConnections } from './postgres-connections.ts';
import { StoreError } from './store-error.ts';

/** How long a lease holds without a sign of life, and how often there is one. */
export interface LeaseTimes {
  readonly holdsMs: number;
  readonly beatMs: number;
}

const TIMES: LeaseTimes = { holdsMs: 8_000, beatMs: 2_000 };
const LOOK_EVERY_MS = 250;

/** Not one of the migrations: a store that another process works with must not even be migrated. */
const MAKE = `create table if not exists lease (
  id integer primary key, holder text not null, who text not null, beats integer not null, expires_at timestamptz not null)`;
const UNTIL = "clock_timestamp() + $2 * interval '1 millisecond'";
const TAKE = `insert into lease (id, holder, who, beats, expires_at) values (1, $1, $3, 0, ${UNTIL})
  on conflict (id) do update set holder = excluded.holder, who = excluded.who, beats = 0, expires_at = excluded.expires_at
  where lease.expires_at < clock_timestamp() or lease.holder = excluded.holder returning holder`;
const BEAT = `update lease set beats = beats + 1, expires_at = ${UNTIL} where id = 1 and holder = $1 returning beats`;
const END = 'delete from lease where id = 1 and holder = $1';
const LOOK = 'select holder, who, beats from lease where id = 1';

/** Claims a PostgreSQL store by a row that has to be renewed; all times are the server's own. */
export class Lease implements Claim {
  readonly lost: Promise<StoreError>;
  private tell: (error: StoreError) => void = () => undefined;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();

  private constructor(
    private readonly connections: PostgresConnections,
    private readonly holder: string,
    private readonly times: LeaseTimes,
  ) {
    this.lost = new Promise((resolve) => {
      this.tell = resolve;
    });
  }

  /**
   * Takes the lease. If somebody has it, waits for a sign of life, and refuses when there is one; the lease of a process that was killed
   * runs out.
   */
  static async take(connections: PostgresConnections, times: LeaseTimes = TIMES): Promise<Lease> {
    const lease = new Lease(connections, randomUUID(), times);
    await connections.run(MAKE).catch((error: unknown) => {
      // Two that make it at the same moment: one of them did.
      if (!(error instanceof StoreError) || error.kind !== 'conflict') throw error;
    });
    let first: string | null = null;
    while (!(await lease.isTaken())) {
      const { holder, who, beats } = await lease.holderNow();
      first ??= `${holder} ${beats}`;
      if (first !== `${holder} ${beats}`) throw refusal(who);
      await pause(LOOK_EVERY_MS);
    }
    lease.keep();
    return lease;
  }

  async release(): Promise<void> {
    clearTimeout(this.timer);
    await this.beating;
    clearTimeout(this.timer);
    // If it cannot be given back, it runs out.
    await this.connections.run(END, [this.holder]).catch(() => undefined);
  }

  private async isTaken(): Promise<boolean> {
    const who = `process ${process.pid} on ${hostname()}`;
    const { rows } = await this.connections.run(TAKE, [this.holder, this.times.holdsMs, who]);
    return rows.length > 0;
  }

  private async holderNow(): Promise<Record<string, unknown>> {
    return (await this.connections.run(LOOK)).rows[0] ?? {};
  }

  private keep(): void {
    this.timer = setTimeout(() => {
      this.beating = this.beat();
    }, this.times.beatMs);
    this.timer.unref();
  }

  private async beat(): Promise<void> {
    const isOurs = await this.connections.run(BEAT, [this.holder, this.times.holdsMs]).then(
      ({ rows }) => rows.length > 0,
      // A server that does not answer is asked again: then it says whether somebody else came meanwhile.
      () => true,
    );
    if (isOurs) this.keep();
    else
      this.tell(
        new StoreError(
          'locked',
          'Another Emissary has taken over this database while this one could not reach it, so this one stops.',
        ),
      );
  }
}

function refusal(who: unknown): StoreError {
  return new StoreError(
    'locked',
    `Another Emissary is at work with this database (${String(who)}): stop that one first, or point DATABASE_URL to another.`,
  );
}
