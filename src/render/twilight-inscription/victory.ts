import type { Shape } from '../scene.ts';
import { type Round, round, star, words } from '../shapes.ts';
import { theme } from '../theme.ts';

/** Points in a star within a double ring, also more of them than any printed asset has. */
export function victoryAsset({ x, y, r }: Round, vp: number): Shape[] {
  const stroke = { colour: theme.gold, width: 2.5 };
  const side = round(r * 1.4);
  return [
    { kind: 'disc', x, y, r, stroke },
    { kind: 'disc', x, y, r: round(r * 0.84), stroke },
    star({ x, y, r: round(r * 0.75) }, { fill: { colour: theme.gold } }),
    words(
      { x: round(x - side / 2), y: round(y - side / 2 + r * 0.05), width: side, height: side },
      {
        text: `${vp}`,
        size: Math.max(18, Math.round(r * 0.66)),
        least: 17,
        weight: 800,
        colour: theme.dark,
        align: 'centre',
      },
    ),
  ];
}
