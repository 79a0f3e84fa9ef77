import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Pictures } from '../../../../src/render/pictures.ts';
import type { RenderRequest } from '../../../../src/render/render-request.ts';

/** How often the timer looks; its own interval is part of every delay. */
const RESOLUTION = 10;

/** How long the event loop of a process was held up at most, and usually, while pictures were drawn for it. */
export interface DrawingDelay {
  readonly p99: number;
  readonly max: number;
  /** The same while nothing was done: what other processes on this machine are to blame for. */
  readonly idleMax: number;
  readonly pictures: number;
}

async function delayDuring(work: () => Promise<void>): Promise<{ p99: number; max: number; ms: number }> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  const from = performance.now();
  delay.enable();
  await work();
  delay.disable();
  return { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6, ms: performance.now() - from };
}

/** Pictures as the bot has them drawn: in a process of their own, none of them remembered. */
export async function delayWhileDrawing(orders: readonly RenderRequest[]): Promise<DrawingDelay> {
  const pictures = new Pictures({ remembered: 0 });
  try {
    // The process starts with the first one.
    for (const order of orders.slice(0, 1)) await pictures.render(order);
    await pause(100);
    const { p99, max, ms } = await delayDuring(async () => {
      for (const order of orders) await pictures.render(order);
    });
    const idle = await delayDuring(() => pause(ms));
    return { p99, max, idleMax: idle.max, pictures: orders.length };
  } finally {
    await pictures.close();
  }
}
