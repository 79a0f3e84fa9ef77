import type { TechType } from '#games/beyond-the-sun/view.ts';
import type { Box, Point, Shape } from '../scene.ts';
import { round, words } from '../shapes.ts';
import { theme } from '../theme.ts';
import { typeColours } from './palette.ts';
import type { Words } from './say.ts';
import { LEAST } from './sign.ts';

const letter = (box: Box, text: string, size: number): Shape =>
  words(box, { text, size, least: LEAST, weight: 800, colour: theme.dark, align: 'centre' });

/** The types of a card as a strip, the colours with their letters. */
export function typeStrip(types: readonly TechType[], { x, y, width, height }: Box, say: Words): Shape[] {
  const part = height / Math.max(1, types.length);
  return types.flatMap((type, at): Shape[] => {
    const box = { x, y: round(y + at * part), width, height: round(part) };
    return [
      { kind: 'box', ...box, radius: 6, fill: { colour: typeColours[type] }, of: `type:${type}` },
      letter(
        { x, y: round(box.y + part / 2 - 16), width, height: 32 },
        say.names.letters[type],
        Math.min(26, width - 4),
      ),
    ];
  });
}

/** The triangle that decides what a card leads to, with its letter. */
export function typeTriangle([x, y]: Point, type: TechType, say: Words): Shape[] {
  const [wide, high] = [30, 24];
  return [
    {
      kind: 'polygon',
      points: [
        [x, y - high],
        [x + wide, y],
        [x, y + high],
      ],
      fill: { colour: typeColours[type] },
      stroke: { colour: theme.dark, width: 2 },
      of: `right:${type}`,
    },
    letter({ x: x + 1, y: y - 11, width: 18, height: 22 }, say.names.letters[type], 17),
  ];
}

/** Types that something may turn out to have, beside each other from the left. */
export function typeChips(types: readonly TechType[], [x, y]: Point, say: Words): Shape[] {
  return types.flatMap((type, at): Shape[] => {
    const box = { x: x + at * 40, y, width: 34, height: 34 };
    return [
      { kind: 'box', ...box, radius: 8, fill: { colour: typeColours[type] }, of: `possible:${type}` },
      letter(box, say.names.letters[type], 22),
    ];
  });
}
