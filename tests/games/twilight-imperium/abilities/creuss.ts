import type { ComponentId } from '#games/twilight-imperium/tables/component-ids.ts';
import { Scene } from '../scene.ts';

/** Creuss in seat 0: the gate in its place on the board, its home beside it; an alpha in 26 (place 8), a beta in 25 (place 15). */
export function creuss(...components: readonly ComponentId[]): Scene {
  const scene = new Scene(3, ['ghost', 'hacan', 'xxcha']).of(...components);
  scene.tile(22, '17').tile(-1, '51').control(0, 'creuss');
  return scene.tile(8, '26').tile(15, '25');
}
