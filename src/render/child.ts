import { constants, setPriority } from 'node:os';
import { film } from './film.ts';
import { illustrate } from './illustrate.ts';
import type { Order, Reel } from './order.ts';

/** A picture can wait a moment; whoever pressed a button should not. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** The process that draws: gets orders, gives pictures, ends when whoever started it is gone. */
process.on('message', async ({ id, order }: { id: number; order: Order | Reel }) => {
  try {
    process.send?.({ id, shown: await ('frames' in order ? film(order) : illustrate(order)) });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on('disconnect', () => process.exit());
