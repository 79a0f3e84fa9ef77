import type { FactionId, PlanetId, TechnologyId } from '#games/twilight-imperium/tables/ids.ts';
import { type Imperium, Scene } from '../scene.ts';

/** Seat 0 destroys ten infantry of a faction at seat 1 on Vefut II. */
export function slain(faction: FactionId, technologies: readonly TechnologyId[], lost?: PlanetId): Imperium {
  const scene = new Scene(3, ['xxcha', faction, 'yssaril'])
    .tech(0, 'x-89-bacterial-weapon')
    .tech(1, ...technologies)
    .units(0, '20', { dreadnought: 1 })
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { infantry: 10 });
  if (lost) scene.control(2, lost);
  const table = scene.play();
  return table.answers([0, 'action', 'technology:x-89-bacterial-weapon']);
}
