import { draw } from './draw.ts';
import type { Scene } from './scene.ts';

/** The process that draws: gets scenes, gives pictures, ends when whoever started it is gone. */
process.on('message', async ({ id, scene }: { id: number; scene: Scene }) => {
  try {
    process.send?.({ id, picture: await draw(scene) });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
process.on('disconnect', () => process.exit());
