import type { RelicId } from '#games/twilight-inscription/tables/relics.ts';
import { type InscriptionScene, scene } from '../scene.ts';

/** Seat 0 has claimed a system with a relic and drawn this one; the scene may be changed before. */
export function drawn(relic: RelicId, change?: (scene: InscriptionScene) => void) {
  const near = scene().nearRelic(0, relic);
  change?.(near);
  return near.play().plays(0, 'navigation', ['I+c5']);
}

/** Points noted for a relic, and whether it was played at once. */
export function pointsOf(relic: RelicId): { readonly vp: number; readonly atOnce: boolean } {
  const { navigation, relics } = drawn(relic).player(0);
  return { vp: navigation.relics[0]!.vp, atOnce: relics[0]!.played };
}
