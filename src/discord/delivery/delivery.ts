import type { Batch, ChangedPlace } from '#app/app.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { type Delivered, deliver, type Reach } from './deliver.ts';
import { isOurs, reasonOf } from './faults.ts';

const TABLES_AT_ONCE = 8;
const MAX_WAIT_MS = 10 * 60_000;
const LOOK_EVERY_MS = 1_000;
/** A row that fails by a fault of ours is set aside after so many tries: some 15 seconds. */
const MAX_FAULTS = 5;
/** A place that could not be reached is not tried more often than this, however much changes there. */
const REST_MS = 5_000;
/** A try that was begun is not begun again meanwhile. */
const TRYING_MS = 60_000;

/** Carries what is committed to Discord: tables side by side, each in its order. */
export class Delivery {
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  /** A search for something to carry is about to begin; what was committed until then is found by it. */
  private coming = false;
  /** Where something has changed while tries were under way. */
  private changed: ChangedPlace[] = [];

  constructor(
    private readonly bot: BotContext,
    private readonly reach: Reach,
  ) {}

  /** Looks for something to carry, now and from time to time. */
  start(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS);
    this.wake();
  }

  /** Something was committed. */
  wake(): void {
    if (this.stopped || this.coming) return;
    this.coming = true;
    this.running = this.running
      .then(() => {
        this.coming = false;
        return this.carryAll();
      })
      .catch((error: unknown) => {
        this.bot.log.error({ error: String(error) }, 'the outbox cannot be read');
      });
  }

  /** Something has changed at Discord that may have kept tables from being told something there. */
  placeChanged(place: ChangedPlace): void {
    this.changed.push(place);
    this.wake();
  }

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.running;
  }

  private async carryAll(): Promise<void> {
    for (;;) {
      await this.retryTroubles();
      const batches = await this.bot.app.outbox.take(this.bot.app.presentTime(), TABLES_AT_ONCE);
      if (batches.length === 0 || this.stopped) return;
      // All of them are waited for, so that none is carried twice at once.
      const carried = await Promise.allSettled(batches.map((batch) => this.carry(batch)));
      const failed = carried.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    }
  }

  /** Tables that could not be told anything are tried again when it is time, or when something has changed. */
  private async retryTroubles(): Promise<void> {
    const { app } = this.bot;
    const now = app.now();
    for (const place of this.changed.splice(0)) await app.troubles.hurry(place, { now, restMs: REST_MS });
    for (const table of await app.troubles.due(now)) {
      await app.troubles.putOff(table, now + TRYING_MS);
      await app.catchUp(table);
    }
  }

  private async carry(batch: Batch): Promise<void> {
    const { outbox } = this.bot.app;
    const delivered = await deliver(this.bot, this.reach, batch).catch((error: unknown): Delivered => {
      if (!isOurs(error)) {
        this.bot.log.error({ table: batch.table, error: String(error) }, 'a delivery failed');
        return { outcome: 'later', slots: null };
      }
      const ords = batch.rows.map(({ ord }) => ord);
      return { outcome: 'fault', slots: null, fault: { ords, reason: reasonOf(error) } };
    });
    const { outcome, slots, trouble = null } = delivered;
    this.bot.meter?.announced(outcome, batch.rows.length);
    const places = slots?.unwritten() ?? [];
    if (outcome === 'done' || outcome === 'held') return await outbox.done(batch, { places, trouble });
    if (outcome === 'fault') await this.report(batch, delivered);
    const attempts = batch.rows[0]?.attempts ?? 0;
    const wait = Math.min(MAX_WAIT_MS, 1_000 * 2 ** Math.min(attempts, 20));
    const { fault } = delivered;
    await outbox.postpone(batch, this.bot.app.now() + wait, { places, fault });
    if (fault !== undefined && attempts + 1 >= MAX_FAULTS) await this.setAside(batch, fault);
  }

  /** If it is the table that cannot be shown, it is stuck from now on, and next time told so in words. */
  private async report({ table, batch }: Batch, { fault }: Delivered): Promise<void> {
    const { app, log } = this.bot;
    log.error({ table, batch, rows: fault?.ords, error: fault?.reason }, 'something cannot be announced');
    await app.examine(table);
  }

  private async setAside(batch: Batch, fault: NonNullable<Delivered['fault']>): Promise<void> {
    const { app, log, meter } = this.bot;
    const { table } = batch;
    await app.outbox.setAside(table, fault, app.now());
    await app.outbox.retryNow(batch);
    meter?.announced('setAside', fault.ords.length);
    log.error(
      { table, rows: fault.ords },
      'announcements are set aside: they stay in the store, the rest goes on',
    );
  }
}
