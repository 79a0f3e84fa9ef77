import { constants, setPriority } from 'node:os';
import { renderPicture } from './render-picture.ts';
import { renderReplay } from './render-replay.ts';
import type { DrawingRequest, Rendered } from './render-request.ts';
import { renderSign } from './render-sign.ts';

/** A picture can wait a moment; whoever pressed a button should not. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

async function drawn(request: DrawingRequest): Promise<Rendered> {
  if ('sign' in request) return renderSign(request);
  return await ('frames' in request ? renderReplay(request) : renderPicture(request));
}

/** The process that draws: gets requests, gives pictures, ends when whoever started it is gone. */
process.on('message', async ({ id, order }: { id: number; order: DrawingRequest }) => {
  try {
    process.send?.({ id, shown: await drawn(order) });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on('disconnect', () => process.exit());
