import { type EventLoopUtilization, monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** What a process knows of itself since it was last asked to begin. */
export interface Vitals {
  /** Milliseconds between two looks of a timer that looks every 10: those 10 are in them. */
  readonly delay: {
    readonly p50: number;
    readonly p99: number;
    readonly max: number;
    readonly samples: number;
  };
  /** Which part of the time its event loop was busy. */
  readonly utilization: number;
  /** Which part of one core it used. */
  readonly processor: number;
  readonly rssMiB: number;
}

/** What the probe can be told. */
export type ProbeOrder = 'begin' | 'report';

const delay = monitorEventLoopDelay({ resolution: 10 });
let from: { at: number; loop: EventLoopUtilization; used: NodeJS.CpuUsage };

function begin(): void {
  delay.reset();
  from = { at: performance.now(), loop: performance.eventLoopUtilization(), used: process.cpuUsage() };
}

function vitals(): Vitals {
  const { user, system } = process.cpuUsage(from.used);
  return {
    delay: {
      p50: delay.percentile(50) / 1e6,
      p99: delay.percentile(99) / 1e6,
      max: delay.max / 1e6,
      samples: delay.count,
    },
    utilization: performance.eventLoopUtilization(from.loop).utilization,
    processor: (user + system) / 1000 / (performance.now() - from.at),
    rssMiB: process.memoryUsage().rss / 2 ** 20,
  };
}

/** Loaded into the bot's process before the bot itself, which knows nothing of it. */
delay.enable();
begin();
process.on('message', (order: ProbeOrder) => {
  if (order === 'begin') begin();
  process.send?.(vitals());
});
process.channel?.unref();
