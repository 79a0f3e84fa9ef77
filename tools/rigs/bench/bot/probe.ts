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
  /** Processor time between two looks of a timer, at most: what one piece of work took, whoever else used the machine. */
  readonly heldMs: number;
  readonly seconds: number;
  readonly rssMiB: number;
}

/** What the probe can be told. */
export type ProbeOrder = 'begin' | 'report';

const delay = monitorEventLoopDelay({ resolution: 10 });
let from: { at: number; loop: EventLoopUtilization; used: NodeJS.CpuUsage };
let lookedAt = process.cpuUsage();
let heldMs = 0;

/** How often the timer looks that sees how much was done in one piece. */
const LOOK_MS = 2;

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

function look(): void {
  heldMs = Math.max(heldMs, milliseconds(process.cpuUsage(lookedAt)));
  lookedAt = process.cpuUsage();
}

function begin(): void {
  delay.reset();
  lookedAt = process.cpuUsage();
  heldMs = 0;
  from = { at: performance.now(), loop: performance.eventLoopUtilization(), used: process.cpuUsage() };
}

function vitals(): Vitals {
  const ms = performance.now() - from.at;
  return {
    delay: {
      p50: delay.percentile(50) / 1e6,
      p99: delay.percentile(99) / 1e6,
      max: delay.max / 1e6,
      samples: delay.count,
    },
    utilization: performance.eventLoopUtilization(from.loop).utilization,
    processor: milliseconds(process.cpuUsage(from.used)) / ms,
    heldMs,
    seconds: ms / 1000,
    rssMiB: process.memoryUsage().rss / 2 ** 20,
  };
}

/** Loaded into the bot's process before the bot itself, which knows nothing of it. */
delay.enable();
begin();
setInterval(look, LOOK_MS).unref();
process.on('message', (order: ProbeOrder) => {
  if (order === 'begin') begin();
  process.send?.(vitals());
});
process.channel?.unref();
