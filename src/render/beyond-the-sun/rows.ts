import type { Box, Shape } from '../scene.ts';
import { blank } from './marks.ts';
import type { Sign } from './sign.ts';

/** Between signs of a row, and between rows, in units. */
const [APART, BELOW] = [0.22, 0.1];
/** A row is so high in units. */
const HIGH = 1.16;

const widthOf = (row: readonly Sign[]): number =>
  row.reduce((sum, { width }) => sum + width, 0) + APART * Math.max(0, row.length - 1);

/** Signs in rows, none wider than so many units unless it is one sign. */
function rowsOf(signs: readonly Sign[], width: number): readonly (readonly Sign[])[] {
  const rows: Sign[][] = [];
  const before = signs.filter(({ hangs }) => hangs);
  let used = 0;
  for (const sign of signs) {
    const row = rows.at(-1);
    if (row && used + APART + sign.width <= width) {
      row.push(sign);
      used += APART + sign.width;
    } else {
      const indent = row ? before.map(({ width: wide }) => blank(wide)) : [];
      rows.push([...indent, sign]);
      used = widthOf(rows.at(-1) ?? []);
    }
  }
  return rows;
}

/** Rows, how high they are in units, and the widest of them. */
interface Laid {
  readonly rows: readonly (readonly Sign[])[];
  readonly height: number;
  readonly width: number;
}

/** Several paragraphs of signs, each beginning a row. */
function laid(paragraphs: readonly (readonly Sign[])[], width: number): Laid {
  const rows = paragraphs.flatMap((signs) => rowsOf(signs, width));
  const height = rows.length * HIGH + Math.max(0, rows.length - 1) * BELOW;
  return { rows, height, width: Math.max(0, ...rows.map(widthOf)) };
}

const SHRINK = 0.96;

/** The largest unit, at most `most`, at which paragraphs of signs fit a box. */
export function unitFor(
  paragraphs: readonly (readonly Sign[])[],
  { width, height }: Pick<Box, 'width' | 'height'>,
  most: number,
): number {
  let unit = most;
  for (let tries = 0; tries < 30; tries++) {
    const { height: high, width: wide } = laid(paragraphs, width / unit);
    if (high * unit <= height && wide * unit <= width) break;
    unit *= SHRINK;
  }
  return unit;
}

/** Paragraphs of signs in a box, from its upper left corner. */
export function signRows(paragraphs: readonly (readonly Sign[])[], box: Box, unit: number): Shape[] {
  const { rows } = laid(paragraphs, box.width / unit);
  return rows.flatMap((row, at) => {
    const y = box.y + (at * (HIGH + BELOW) + HIGH / 2) * unit;
    let x = box.x;
    return row.flatMap((sign) => {
      const from = x;
      x += (sign.width + APART) * unit;
      return sign.draw([from, y], unit);
    });
  });
}

/** How high paragraphs of signs are in so wide a box. */
export const heightOf = (paragraphs: readonly (readonly Sign[])[], width: number, unit: number): number =>
  laid(paragraphs, width / unit).height * unit;

/** Signs spread over a width, smaller where they would not fit. */
export function spread(
  signs: readonly Sign[],
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
  most: number,
): Shape[] {
  const wide = signs.reduce((sum, one) => sum + one.width, 0);
  const unit = Math.min(most, width / (wide + APART * (signs.length - 1)));
  const gap = (width - wide * unit) / Math.max(1, signs.length - 1);
  let left = x;
  return signs.flatMap((sign) => {
    const from = left;
    left += sign.width * unit + gap;
    return sign.draw([from, y], unit);
  });
}
