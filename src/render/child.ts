import { constants, setPriority } from 'node:os';
import { renderPicture } from './render-picture.ts';
import { renderReplay } from './render-replay.ts';
import type { RenderRequest, ReplayRequest } from './render-request.ts';

/** A picture can wait a moment; whoever pressed a button should not. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** The process that draws: gets requests, gives pictures, ends when whoever started it is gone. */
process.on(
  'message',
  async ({ id, order: request }: { id: number; order: RenderRequest | ReplayRequest }) => {
    try {
      process.send?.({
        id,
        shown: await ('frames' in request ? renderReplay(request) : renderPicture(request)),
      });
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  },
);
process.on('disconnect', () => process.exit());
