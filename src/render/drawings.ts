import type { Drawing } from './drawing.ts';
import { galaxyDrawing } from './master-of-the-galaxy/drawing.ts';

/** The games that have pictures. */
export const drawings: ReadonlyMap<string, Drawing<never>> = new Map([
  ['master-of-the-galaxy', galaxyDrawing],
]);
