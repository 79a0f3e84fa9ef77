import {
  planets,
  type SystemId,
  type SystemView,
  systems,
  type View,
} from '#games/twilight-imperium/view.ts';
import type { Shape } from '../scene.ts';
import { transformed } from '../transformed.ts';
import { middleOf } from './geometry.ts';
import type { Words } from './say.ts';
import { onTile } from './systems.ts';
import { namesOn, tileGround, worldsOn } from './tiles.ts';

/** A tile that lies nowhere yet, as it is printed. */
function unlaid(id: SystemId): SystemView {
  const { wormholes, anomaly, planets: here } = systems[id];
  return {
    id,
    at: 0,
    tokens: [],
    units: [],
    wormholes,
    anomaly,
    planets: here.map((planet) => ({
      id: planet,
      controller: null,
      exhausted: false,
      resources: planets[planet].resources,
      influence: planets[planet].influence,
      attached: [],
      units: [],
    })),
  };
}

/** A tile around a point, in some size. */
export function printedTile(
  view: View,
  id: SystemId,
  { x, y, scale, say }: { x: number; y: number; scale: number; say: Words },
): Shape[] {
  const system = unlaid(id);
  const [middleX, middleY] = middleOf(0);
  return [
    ...tileGround(system),
    ...worldsOn(system),
    ...onTile({ ...view, seats: [], tactical: null, battle: null, custodians: false }, system),
    ...namesOn(system, say),
  ].map((shape) => transformed(shape, { x: x - middleX * scale, y: y - middleY * scale, scale }));
}
