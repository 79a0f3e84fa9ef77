import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '../../../render/order.ts';
import { Pictures } from '../../../render/pictures.ts';

/** How often the timer looks; its own interval is part of every delay. */
const RESOLUTION = 10;

/** How long the event loop of a process was held up at most, and usually, while pictures were drawn for it. */
export interface DrawingDelay {
  readonly p99: number;
  readonly max: number;
  readonly pictures: number;
}

/** Pictures as the bot has them drawn: in a process of their own, none of them remembered. */
export async function delayWhileDrawing(orders: readonly Order[]): Promise<DrawingDelay> {
  const pictures = new Pictures({ remembered: 0 });
  try {
    // The process starts with the first one.
    for (const order of orders.slice(0, 1)) await pictures.render(order);
    await pause(100);
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
    delay.enable();
    for (const order of orders) await pictures.render(order);
    delay.disable();
    return { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6, pictures: orders.length };
  } finally {
    await pictures.close();
  }
}
