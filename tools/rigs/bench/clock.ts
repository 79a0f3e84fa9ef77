/** Microseconds: the mean, and where half and nearly all of the samples lie. */
export interface Timing {
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly samples: number;
}

/** Collects how long things took by the clock, waiting included. */
export class Stopwatch {
  private readonly samples: number[] = [];

  run<T>(work: () => T): T {
    const from = performance.now();
    const result = work();
    this.samples.push(performance.now() - from);
    return result;
  }

  async runAsync<T>(work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    const result = await work();
    this.samples.push(performance.now() - from);
    return result;
  }

  get count(): number {
    return this.samples.length;
  }

  get timing(): Timing {
    const sorted = [...this.samples].sort((a, b) => a - b);
    const at = (part: number) => 1000 * (sorted[Math.floor(sorted.length * part)] ?? 0);
    const mean = (1000 * sorted.reduce((sum, ms) => sum + ms, 0)) / Math.max(1, sorted.length);
    return { mean: round(mean), p50: round(at(0.5)), p99: round(at(0.99)), samples: sorted.length };
  }
}

/** The processor time that some work took, in microseconds: what else runs on the machine does not count. */
export function processorTime(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return user + system;
}

/** Two digits are more than these machines know. */
export const round = (number: number) => Math.round(100 * number) / 100;
