import { pseudoRandom } from '#core/pseudo-random.ts';
import type { Backdrop, Box, Shape } from '../scene.ts';
import { round } from '../shapes.ts';
import { theme } from '../theme.ts';

/** How many stars, and a name for where they stand: under the same name it is the same sky. */
export interface Stars {
  readonly name: string;
  readonly count: number;
}

/** Stars over a part of a picture. */
export function sky({ name, count }: Stars, { x, y, width, height }: Box): Shape[] {
  const random = pseudoRandom(name);
  return Array.from({ length: count }, (): Shape => {
    const [left, top, light] = [x + random() * width, y + random() * height, random()];
    const colour = `#dfe7ff${Math.round(40 + light * 110)
      .toString(16)
      .padStart(2, '0')}`;
    return { kind: 'disc', x: round(left), y: round(top), r: round(0.8 + light * 1.4), fill: { colour } };
  });
}

/** What stays the same on a picture, over empty space. */
export function backdropOf(
  { width, height }: Pick<Box, 'width' | 'height'>,
  shapes: readonly Shape[],
): Backdrop {
  const ground: Shape = { kind: 'box', x: 0, y: 0, width, height, fill: { colour: theme.space } };
  return { width, height, shapes: [ground, ...shapes] };
}
