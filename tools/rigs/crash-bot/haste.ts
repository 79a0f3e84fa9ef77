import { setTimeout as pause } from 'node:timers/promises';
import type { DeadlineRow } from '#store/model.ts';
import type { Ping } from './pings.ts';
import type { Reader } from './reader.ts';

/** A question whose time was made to run out while the bot was away. */
interface Hastened {
  readonly table: string;
  readonly key: string;
  readonly user: string;
  readonly thread: string;
  readonly to: 'be reminded of' | 'be answered';
}

/** Before any time that the bot was there. */
const LONG_AGO = 1;
/** Longer than the bot takes to look at its deadlines, on any machine. */
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 200;

/** Lets time run out for some, so that deadlines come in minutes that would take days. */
export class Haste {
  private readonly hastened: Hastened[] = [];

  constructor(
    private readonly reader: Reader,
    private readonly pings: readonly Ping[],
  ) {}

  get count(): number {
    return this.hastened.length;
  }

  /** While no bot runs: at every table with deadlines the first question is to be reminded of, or answered, at once. */
  async hurry(): Promise<void> {
    const { store } = this.reader;
    for (const { id: table } of await store.tables.list('playing')) {
      const seating = await store.tables.find(table);
      const thread = (await store.messageSlots.of(table)).get('thread')?.channel;
      const row = (await store.tables.deadlines(table)).find(
        ({ kind, dueAt }) => kind === 'person' && dueAt !== null,
      );
      const user = row && seating?.seats[row.seat]?.user;
      if (!seating || thread === undefined || row === undefined || !user) continue;
      const to = this.count % 2 === 0 ? 'be reminded of' : 'be answered';
      await this.shorten(seating.table, { row, to });
      this.hastened.push({ table, key: row.key, user, thread, to });
    }
  }

  private async shorten(
    table: Parameters<Reader['store']['tables']['insert']>[0],
    { row, to }: { readonly row: DeadlineRow; readonly to: Hastened['to'] },
  ): Promise<void> {
    const due =
      to === 'be answered' ? { ...row, dueAt: LONG_AGO, remindAt: [] } : { ...row, remindAt: [LONG_AGO] };
    const { id, revision, updatedAt, version, status, head, posts, pausedAt, result } = table;
    await this.reader.store.commit({
      table: id,
      revision,
      at: updatedAt,
      head: { version, status, head, posts, pausedAt, result },
      deadlines: { gone: [], set: [due] },
    });
  }

  /** What has not come yet, or came more than once, or to somebody else. */
  private async missing(): Promise<string[]> {
    const { store } = this.reader;
    const problems: string[] = [];
    for (const { table, key, to } of this.hastened) {
      if (to !== 'be answered') continue;
      const log = await store.log.dated(table, -1);
      const rows = log.flatMap(({ entry }) => (entry.kind === 'answer' ? [entry.row] : []));
      const answers = rows.filter((row) => row.key === key).map(({ by }) => by);
      if (answers.join() !== 'deadline') problems.push(`${table}: ${key} was answered by [${answers}]`);
    }
    const threads = new Set(this.hastened.map(({ thread }) => thread));
    for (const thread of threads) {
      const wanted = this.hastened.filter((one) => one.thread === thread && one.to === 'be reminded of');
      const users = wanted.map(({ user }) => user).join();
      const had = this.pings.filter(({ channel, why }) => channel === thread && why === 'reminder');
      const reminded = had.map(({ user }) => user).join();
      if (reminded !== users) problems.push(`${thread}: [${reminded}] were reminded instead of [${users}]`);
    }
    return problems;
  }

  /** Gives the bot the time to do it all. */
  async check(): Promise<string[]> {
    for (const until = Date.now() + PATIENCE_MS; ; ) {
      const problems = await this.missing();
      if (problems.length === 0 || Date.now() > until) return problems;
      await pause(LOOK_EVERY_MS);
    }
  }
}
