import type { Batch } from '#app/app.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { DiscordApi } from '../messages/discord-api.ts';
import { deliver } from './deliver.ts';

const TABLES_AT_ONCE = 8;
const MAX_WAIT_MS = 10 * 60_000;
const LOOK_EVERY_MS = 1_000;

/** Carries what is committed to Discord: tables side by side, each in its order. */
export class Delivery {
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  /** A search for something to carry is about to begin; what was committed until then is found by it. */
  private coming = false;

  constructor(
    private readonly bot: BotContext,
    private readonly api: DiscordApi,
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

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.running;
  }

  private async carryAll(): Promise<void> {
    for (;;) {
      const batches = await this.bot.app.outbox.take(this.bot.app.presentTime(), TABLES_AT_ONCE);
      if (batches.length === 0 || this.stopped) return;
      // All of them are waited for, so that none is carried twice at once.
      const carried = await Promise.allSettled(batches.map((batch) => this.carry(batch)));
      const failed = carried.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    }
  }

  private async carry(batch: Batch): Promise<void> {
    const { outcome, places } = await deliver(this.bot, this.api, batch).catch((error: unknown) => {
      this.bot.log.error({ table: batch.table, error: String(error) }, 'a delivery failed');
      return { outcome: 'later' as const, places: [] };
    });
    this.bot.meter?.announced(outcome, batch.rows.length);
    if (outcome !== 'later') return this.bot.app.outbox.done(batch, places);
    await this.bot.app.messageSlots.change(places);
    const attempts = batch.rows[0]?.attempts ?? 0;
    const wait = Math.min(MAX_WAIT_MS, 1_000 * 2 ** Math.min(attempts, 20));
    await this.bot.app.outbox.postpone(batch, this.bot.app.presentTime() + wait);
  }
}
