import type { Point, Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';

/** A sign drawn around its middle, as it stands on the picture. */
export type DrawSign = (x: number, y: number) => Shape[];

/** A sign and what it means. */
export interface LegendEntry {
  readonly draw: DrawSign;
  readonly text: string;
}

/** How the rows of a legend are laid out: columns of this width, in each row a sign and then its words. */
export interface LegendLook {
  readonly columns: number;
  readonly width: number;
  readonly row: number;
  /** From the left of a column to the middle of the sign, to the words, and from their end to the right. */
  readonly sign: number;
  readonly text: number;
  readonly end: number;
}

/** Rows in each column. */
export const legendRows = ({ length }: readonly LegendEntry[], { columns }: LegendLook) =>
  Math.ceil(length / columns);

/** What signs mean, from the upper left corner of the first row; the columns are filled one after the other. */
export function legendSigns(entries: readonly LegendEntry[], look: LegendLook, [x, y]: Point): Shape[] {
  const { width, row, sign, text: from, end } = look;
  const rows = legendRows(entries, look);
  // Words are a little lower than their row: nothing touches.
  const height = 2 * Math.floor((row - 2) / 2);
  return entries.flatMap(({ draw, text }, i) => {
    const left = x + Math.floor(i / rows) * width;
    const middle = y + (i % rows) * row + row / 2;
    return [
      ...draw(left + sign, middle),
      words(
        { x: left + from, y: middle - height / 2, width: width - from - end, height },
        { text, size: 21, colour: theme.dim },
      ),
    ];
  });
}
