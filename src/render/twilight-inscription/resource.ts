import type { Resource } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { Shape } from '../scene.ts';
import { hexagon, type Round, round, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { dimResourceColours, resourceColours } from './palette.ts';

/** How a resource stands there: as it is, or where nothing can be done with it. */
export interface ResourceLook {
  readonly of: string;
  readonly dim?: boolean;
}

function letter({ x, y, r }: Round, text: string, colour: string): Shape {
  const half = Math.max(11, round(r * 0.76));
  const size = Math.max(18, Math.round(r * 1.15));
  const box = { x: round(x - half), y: round(y - half), width: 2 * half, height: 2 * half };
  return words(box, { text, size, least: 17, weight: 800, colour, align: 'centre' });
}

function plate({ x, y, r }: Round, resource: Resource | '*', { of, dim }: ResourceLook): Shape {
  if (resource === '*')
    return hexagon({ x, y, r }, 'pointy', { fill: { colour: dim ? theme.edge : theme.dim }, of });
  const fill = { colour: (dim ? dimResourceColours : resourceColours)[resource] };
  switch (resource) {
    case 'M':
      return {
        kind: 'box',
        x: round(x - r * 0.88),
        y: round(y - r * 0.88),
        width: round(r * 1.76),
        height: round(r * 1.76),
        radius: 3,
        fill,
        of,
      };
    case 'I':
      return { kind: 'disc', x, y, r, fill, of };
    case 'R':
      return {
        kind: 'polygon',
        points: [
          [x, round(y - r * 1.05)],
          [round(x + r * 1.12), round(y + r * 0.9)],
          [round(x - r * 1.12), round(y + r * 0.9)],
        ],
        fill,
        of,
      };
  }
}

/** A resource by colour, shape and letter: a red square, a green circle, a blue triangle; a hexagon is any. */
export function resourceSign(at: Round, resource: Resource | '*', look: ResourceLook): Shape[] {
  const low = resource === 'R' ? { ...at, y: round(at.y + at.r * 0.28) } : at;
  return [plate(at, resource, look), letter(low, resource, look.dim ? theme.dim : theme.dark)];
}
