import type { Beat } from '#store/heartbeat.ts';

/** Where the last sign of life is kept. */
interface Heartbeat {
  last(): Promise<Beat | null>;
  beat(values: Beat): Promise<void>;
}

interface ClockSources {
  /** The clock on the wall, which may be set to anything. */
  now(): number;
  /** Milliseconds since some moment; never set by anybody. */
  monotonic(): number;
  /** The longest stretch between two looks that still counts in full. */
  readonly maxGap: number;
}

/**
 * The time that counts for deadlines, reminders and votes. It goes on only while the bot is there: not while it was stopped, suspended or
 * off, and a wall clock that is set forwards or back moves nothing. What must be done at such a time is stored in it.
 */
export class PresenceClock {
  private time: number;
  private seen: number;
  private begun: Promise<void> | null = null;

  constructor(private readonly sources: ClockSources) {
    this.time = sources.now();
    this.seen = sources.monotonic();
  }

  /** Goes on from where the bot was last there; once, and again only if that failed. */
  begin(heartbeat: Heartbeat): Promise<void> {
    this.begun ??= this.goOn(heartbeat).catch((error: unknown) => {
      this.begun = null;
      throw error;
    });
    return this.begun;
  }

  now(): number {
    const seen = this.sources.monotonic();
    this.time += this.counted(seen - this.seen);
    this.seen = seen;
    return Math.round(this.time);
  }

  /** What the clock on the wall will show at a time that counts, if nothing comes between. */
  onWall(time: number): number {
    return time + this.sources.now() - this.now();
  }

  /** The time that counts at a moment that somebody read from the wall. */
  ofWall(at: number): number {
    return at - this.sources.now() + this.now();
  }

  /** Notes that the bot is there. */
  async beat(heartbeat: Heartbeat): Promise<void> {
    await this.begin(heartbeat);
    await heartbeat.beat({ time: this.now(), at: this.sources.now() });
  }

  private async goOn(heartbeat: Heartbeat): Promise<void> {
    const last = await heartbeat.last();
    if (last === null) return;
    this.time = last.time + this.counted(this.sources.now() - last.at);
    this.seen = this.sources.monotonic();
  }

  private counted(gap: number): number {
    return Math.max(0, Math.min(gap, this.sources.maxGap));
  }
}
