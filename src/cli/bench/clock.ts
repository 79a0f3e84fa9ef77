/** Mean microseconds, and where half and nearly all of the samples lie. */
export interface Timing {
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly samples: number;
}

/** Collects how long things took. */
export class Stopwatch {
  private readonly samples: number[] = [];

  /** By the processor time it took: what else runs on the machine does not count. */
  run<T>(work: () => T): T {
    const from = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(from);
    this.samples.push((user + system) / 1000);
    return result;
  }

  /** By the clock, waiting included. */
  async runAsync<T>(work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    const result = await work();
    this.samples.push(performance.now() - from);
    return result;
  }

  get timing(): Timing {
    const sorted = [...this.samples].sort((a, b) => a - b);
    const at = (part: number) => 1000 * (sorted[Math.floor(sorted.length * part)] ?? 0);
    const mean = (1000 * sorted.reduce((sum, ms) => sum + ms, 0)) / Math.max(1, sorted.length);
    return { mean: round(mean), p50: round(at(0.5)), p99: round(at(0.99)), samples: sorted.length };
  }
}

/** Two digits are more than these machines know. */
export const round = (number: number) => Math.round(100 * number) / 100;
