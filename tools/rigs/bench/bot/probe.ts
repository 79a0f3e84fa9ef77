import { existsSync, openSync, readSync } from 'node:fs';
import {
  type EventLoopUtilization,
  monitorEventLoopDelay,
  PerformanceObserver,
  performance,
} from 'node:perf_hooks';

/** A piece of work that kept everybody else waiting for long. */
export interface LongHold {
  /** When it was over, on the wall clock, which other processes share. */
  readonly endedAt: number;
  /** Processor time of the whole process: what compiles its code and collects its garbage works beside it. */
  readonly ms: number;
  /** Of that, the time of the thread that answers people, to ten milliseconds; null where the system does not say. */
  readonly ownMs: number | null;
  /** How long everything stood still for the garbage collector meanwhile. */
  readonly collectingMs: number;
}

/** A while, on the clock of this process. */
interface Span {
  readonly from: number;
  readonly to: number;
}

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
  /** Those pieces of work that took longer than anything may. */
  readonly holds: readonly LongHold[];
  readonly seconds: number;
  readonly rssMiB: number;
}

/** What the probe can be told. */
export type ProbeOrder = 'begin' | 'report';

const delay = monitorEventLoopDelay({ resolution: 10 });
let from: { at: number; loop: EventLoopUtilization; used: NodeJS.CpuUsage };
let lookedAt = process.cpuUsage();
let heldMs = 0;
let heldSince = performance.now();
let holds: (Omit<LongHold, 'endedAt' | 'collectingMs'> & Span)[] = [];
let collections: Span[] = [];

/** What no command and no press may take at once. */
const MAX_HOLD_MS = 50;

/** How often the timer looks that sees how much was done in one piece; what the looks take counts as the bot's. */
const LOOK_MS = 5;

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

const OWN_THREAD = `/proc/self/task/${process.pid}/stat`;
const knowsOwnTime = existsSync(OWN_THREAD);
/** Kept open, since it is read all the time; each reading from its beginning tells what is true now. */
const ownThread = knowsOwnTime ? openSync(OWN_THREAD, 'r') : null;
const told = Buffer.alloc(512);
/** The fields of user and system time after the name, and what they count. */
const [USER, SYSTEM, JIFFY_MS] = [11, 12, 10];
let ownLookedAt = 0;

/** Processor time of the thread that answers people. */
function ownMs(): number {
  const length = ownThread === null ? 0 : readSync(ownThread, told, 0, told.length, 0);
  const fields = (told.toString('latin1', 0, length).split(') ')[1] ?? '').split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * JIFFY_MS;
}

function look(): void {
  const own = ownMs();
  const used = process.cpuUsage();
  const ms = milliseconds(used) - milliseconds(lookedAt);
  heldMs = Math.max(heldMs, ms);
  const now = performance.now();
  if (ms > MAX_HOLD_MS)
    holds.push({ from: heldSince, to: now, ms, ownMs: knowsOwnTime ? own - ownLookedAt : null });
  heldSince = now;
  lookedAt = used;
  ownLookedAt = own;
}

function begin(): void {
  delay.reset();
  lookedAt = process.cpuUsage();
  ownLookedAt = ownMs();
  heldMs = 0;
  holds = [];
  collections = [];
  heldSince = performance.now();
  from = { at: performance.now(), loop: performance.eventLoopUtilization(), used: process.cpuUsage() };
}

/** Collections are told of some time after they were: they are looked for in the end. */
function collectedIn({ from: begun, to }: Span): number {
  return collections.reduce(
    (sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(begun, one.from)),
    0,
  );
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
    holds: holds.map(({ from: begun, to, ...hold }) => ({
      ...hold,
      endedAt: performance.timeOrigin + to,
      collectingMs: collectedIn({ from: begun, to }),
    })),
    seconds: ms / 1000,
    rssMiB: process.memoryUsage().rss / 2 ** 20,
  };
}

/** Loaded into the bot's process before the bot itself, which knows nothing of it. */
delay.enable();
new PerformanceObserver((seen) => {
  for (const { startTime, duration } of seen.getEntries())
    collections.push({ from: startTime, to: startTime + duration });
}).observe({ entryTypes: ['gc'] });
begin();
setInterval(look, LOOK_MS).unref();
process.on('message', (order: ProbeOrder) => {
  if (order === 'begin') begin();
  process.send?.(vitals());
});
process.channel?.unref();
