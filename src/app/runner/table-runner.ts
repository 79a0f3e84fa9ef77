import { setImmediate as nextTurn } from 'node:timers/promises';
import { loggedFault } from '#core/hidden-fault.ts';
import { backOff } from '#store/back-off.ts';
import { StoreError } from '#store/store-error.ts';
import { type Refused, type Reply, refused } from '../requests/reply.ts';
import { app } from '../text/lexicon.ts';
import type { Dependencies } from './dependencies.ts';
import { applyChange, headAfter, type LiveTable, type TableChange } from './live-table.ts';
import { LiveTables } from './live-tables.ts';
import { loadTable } from './load.ts';
import { RecentEntries } from './recent-entries.ts';
import { RecentViews } from './recent-views.ts';
import { faultOf, stranding } from './stuck.ts';
import { TableQueue } from './table-queue.ts';

/** What is to be done at a table; everything it changes it changes through the runner. */
export type TableWork<T extends object> = (table: LiveTable) => Promise<Reply<T>>;

/** One automatic answer, if there is one to give. */
type AnswerAutomatically = (runner: TableRunner, table: LiveTable) => Promise<'answered' | 'nothing'>;

/** How long a change is tried again when another writer was faster: as long as somebody who clicked may wait. */
const MAX_CONFLICT_MS = 10_000;

/** Keeps the tables that are being played live, and lets one thing at a time happen at each of them. */
export class TableRunner {
  readonly views = new RecentViews();
  readonly entries: RecentEntries;
  private readonly queue = new TableQueue();
  private readonly live: LiveTables<LiveTable>;
  /** Tables at which automatic answers are about to be given. */
  private readonly awake = new Set<string>();
  /** Those among them at which something happened meanwhile. */
  private readonly again = new Set<string>();
  /** Tables whose automatic answers the store could not take; to be tried again. */
  private readonly stalled = new Set<string>();
  private closing = false;
  /** When the last automatic answer that waits for its turn has it. */
  private turn: Promise<void> = Promise.resolve();

  constructor(
    readonly deps: Dependencies,
    private readonly automatic: AnswerAutomatically,
  ) {
    this.entries = new RecentEntries(deps.store.log);
    this.live = new LiveTables(deps.settings.liveTables, (id) => this.queue.isBusy(id));
  }

  /** How many tables are live. */
  get size(): number {
    return this.live.size;
  }

  /** Does something at a table when its turn comes, then lets the table answer what it answers by itself. */
  async runAt<T extends object = object>(id: string, work: TableWork<T>): Promise<Reply<T>> {
    const reply = await this.queue.run(id, () => this.attempt(id, work));
    if (reply.kind === 'done') this.wake(id);
    return reply;
  }

  /** Looks at a table when its turn comes; nothing follows from it. */
  readAt<T extends object>(id: string, view: (table: LiveTable) => Reply<T>): Promise<Reply<T>> {
    return this.queue.run(id, () => this.attempt(id, (table) => Promise.resolve(view(table))));
  }

  /** Does something that belongs to no table; whatever goes wrong becomes a reply. */
  async runOutside<T extends object>(work: () => Promise<Reply<T>>): Promise<Reply<T>> {
    try {
      return await work();
    } catch (error) {
      return error instanceof StoreError ? this.storeFault({}, error) : this.reportFault({}, error);
    }
  }

  /** Writes a change of a table, and only then lets it be true. */
  async commit(table: LiveTable, change: TableChange): Promise<void> {
    const { row } = table;
    const { line, head: _, session: __, openSnapshot: ___, ...written } = change;
    // A clock that was set back must not bring announcements out of order.
    const at = Math.max(this.deps.now(), row.updatedAt);
    const head = headAfter(table, change);
    const { id, revision } = row;
    const lines = line ? [line] : [];
    await this.deps.store.commit({ ...written, table: id, revision, at, head, lines });
    applyChange(table, change, { head, at });
  }

  /** Something about a table could not be shown: whether that is because it is stuck. */
  async examine(id: string): Promise<Reply<{ readonly stuck: boolean }>> {
    return await this.queue.run(id, async () => ({ kind: 'done', stuck: await this.isStuck(id) }));
  }

  /** Lets go of a table whose memory is ahead of the store; it is loaded again when needed. */
  forget({ row }: LiveTable): void {
    this.live.drop(row.id);
  }

  /** Reports a fault of ours: to the operator as far as it gives nothing away, to the player as a number. */
  reportFault(what: object, error: unknown): Extract<Reply, { kind: 'failed' }> {
    const incident = this.deps.name();
    const { log } = this.deps;
    log.error({ ...what, incident, error: loggedFault(error) }, 'fault');
    return { kind: 'failed', incident, refusal: { message: app('app.fault', { incident }) } };
  }

  /** Lets a table answer by itself, one answer at a time, each in its turn among the people's. */
  wake(id: string): void {
    if (this.closing) return;
    if (this.awake.has(id)) {
      this.again.add(id);
      return;
    }
    this.awake.add(id);
    void this.answerAll(id);
  }

  /** Wakes the tables at which the store failed in the midst of automatic answers. */
  wakeStalled(): void {
    for (const id of [...this.stalled]) {
      this.stalled.delete(id);
      this.wake(id);
    }
  }

  /** Resolves when nothing is under way any more, at one table or at all. */
  async settled(id?: string): Promise<void> {
    const isAwake = () => (id === undefined ? this.awake.size > 0 : this.awake.has(id));
    do {
      await this.queue.idle(id);
      await nextTurn();
    } while (isAwake() || this.queue.isBusy(id));
  }

  /** Finishes what is under way and gives no more automatic answers. */
  async close(): Promise<void> {
    this.closing = true;
    await this.settled();
  }

  private async answerAll(id: string): Promise<void> {
    for (let going = true; going && !this.closing; ) {
      await this.ownTurn();
      this.again.delete(id);
      const reply = await this.queue.run(id, () =>
        this.attempt(id, async (table) => ({ kind: 'done', answered: await this.automatic(this, table) })),
      );
      going = (reply.kind === 'done' && reply.answered === 'answered') || this.again.has(id);
      if (reply.kind !== 'done') this.stalled.add(id);
    }
    this.awake.delete(id);
  }

  /** One automatic answer of all tables at each turn of the event loop: people are heard in between, however many bots play. */
  private ownTurn(): Promise<void> {
    this.turn = this.turn.then(() => nextTurn());
    return this.turn;
  }

  private async attempt<T extends object>(id: string, work: TableWork<T>): Promise<Reply<T>> {
    let examined = false;
    let waited = 0;
    for (let tries = 1; ; tries++) {
      try {
        const table = this.live.get(id) ?? (await this.load(id));
        return table ? await work(table) : refused(app('app.noTable', {}));
      } catch (error) {
        // What was changed in memory was not written: forget it and start from what is stored.
        this.live.drop(id);
        if (!(error instanceof StoreError)) {
          // A table that turns out to be stuck says so itself; any other fault is reported.
          if (examined || !(await this.isStuck(id))) return this.reportFault({ table: id }, error);
          examined = true;
        } else if (error.kind !== 'conflict') return this.storeFault({ table: id }, error);
        else if (waited > MAX_CONFLICT_MS) return refused(app('app.storeBusy', {}));
        else waited += await this.waitBeforeTry(tries);
      }
    }
  }

  private async waitBeforeTry(tries: number): Promise<number> {
    const ms = backOff(tries, this.deps.random);
    await this.deps.sleep(ms);
    return ms;
  }

  /** Looks a table over after a fault, from what is stored: if it cannot be played or shown as it is, it is stuck from now on. */
  private async isStuck(id: string): Promise<boolean> {
    try {
      const table = await this.load(id);
      const fault = table?.session ? faultOf(table.session) : null;
      if (!table || fault === null) return false;
      await this.strand(table, fault);
      return true;
    } catch {
      this.live.drop(id);
      return false;
    }
  }

  /** Lets a table be stuck, and tells it so if it does not know yet. */
  private async strand(table: LiveTable, fault: unknown): Promise<void> {
    const { id, game } = table.row;
    if (table.session) table.session.stuck = fault;
    const change = stranding(table, fault);
    if (!change) return;
    this.deps.log.error({ table: id, game, error: loggedFault(fault) }, 'a table is stuck');
    await this.commit(table, change);
  }

  private async load(id: string): Promise<LiveTable | null> {
    const loaded = await loadTable(this.deps, id);
    if (!loaded) return null;
    if (loaded.upgrade) await this.commit(loaded.table, loaded.upgrade);
    this.live.set(id, loaded.table);
    return loaded.table;
  }

  private storeFault(what: object, { kind, message }: StoreError): Refused {
    this.deps.log.error({ ...what, kind }, message);
    if (kind === 'full') return refused(app('app.storeFull', {}));
    if (kind === 'unsettled') return refused(app('app.storeUnsettled', {}));
    return refused(app(kind === 'locked' ? 'app.storeBusy' : 'app.storeDown', {}));
  }
}
