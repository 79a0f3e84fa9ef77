import type { Shape } from '../scene.ts';
import { words } from '../shapes.ts';
import { theme } from '../theme.ts';

/** The height of the header of a board, and what stays free at its sides. */
export const HEADER = 104;
const MARGIN = 20;

/** A header under which a board begins; it is golden when the game is over. */
export interface Bar {
  readonly width: number;
  readonly over: boolean;
}

/** The ground of a header. */
export function headerBar({ width, over }: Bar): Shape[] {
  return [
    { kind: 'box', x: 0, y: 0, width, height: HEADER - 8, fill: { colour: theme.panel } },
    {
      kind: 'box',
      x: 0,
      y: HEADER - 12,
      width,
      height: 4,
      fill: { colour: over ? theme.gold : theme.edge },
    },
  ];
}

/** What a header says: whose mark stands before what goes on, and at its right end when that is. */
export interface Headline extends Bar {
  /** Where a mark is drawn: 34 around this point, if there is one to draw. */
  readonly mark: readonly Shape[];
  readonly title: string;
  readonly aside: string;
  /** Where the right part begins. */
  readonly split: number;
}

/** Where the mark of a header stands. */
export const HEADER_MARK = { at: [56, 46], r: 34 } as const;

/** A header in one line: a mark, a title, and beside them round and phase. */
export function header({ mark, title, aside, split, ...bar }: Headline): Shape[] {
  const left = mark.length === 0 ? MARGIN * 2 : 112;
  return [
    ...headerBar(bar),
    ...mark,
    words(
      { x: left, y: 16, width: split - MARGIN - left, height: 60 },
      { text: title, size: 42, weight: 800, colour: bar.over ? theme.gold : theme.ink, of: 'title' },
    ),
    words(
      { x: split, y: 16, width: bar.width - split - MARGIN, height: 60 },
      { text: aside, size: 34, weight: 600, colour: theme.gold, align: 'right', of: 'phase' },
    ),
  ];
}
