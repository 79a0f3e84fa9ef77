import { sunDrawing } from './beyond-the-sun/drawing.ts';
import type { Drawing } from './drawing.ts';
import { galaxyDrawing } from './master-of-the-galaxy/drawing.ts';
import { imperiumDrawing } from './twilight-imperium/drawing.ts';
import { inscriptionDrawing } from './twilight-inscription/drawing.ts';

/** The games that have pictures. */
export const drawings: ReadonlyMap<string, Drawing<never>> = new Map<string, Drawing<never>>([
  ['master-of-the-galaxy', galaxyDrawing],
  ['twilight-imperium', imperiumDrawing],
  ['twilight-inscription', inscriptionDrawing],
  ['beyond-the-sun', sunDrawing],
]);
