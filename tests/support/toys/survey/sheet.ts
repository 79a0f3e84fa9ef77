import type { Frozen } from '#core/json.ts';
import type { Refusal } from '#core/message.ts';
import type { Option } from '#core/question.ts';
import type { Marks } from '#core/sequence.ts';
import { type Grid, layings, type Shape, type Square, type Turn } from '#core/shape.ts';
import { msg } from './text.ts';

/** One seat's sheet: what is marked, and what that has brought. */
export type Sheet = {
  marked: string[];
  ink: number;
  stars: number;
  /** Dominoes still to be laid. */
  flags: number;
  /** Wells still to be drawn from. */
  wells: number;
};

/** A mark: a cell for ink, a shape for nothing, or a flag given up. */
export type Mark = { readonly kind: 'cell' | 'shape' | 'waive'; readonly cells: readonly string[] };

const COLUMNS = ['a', 'b', 'c', 'd', 'e'];
const START = 'a1';
const ROCK = 'c1';

export const ROWS = [1, 2, 3, 4];

export const GRID: Grid = {
  id: 'survey',
  cells: new Map(
    ROWS.flatMap((row) => COLUMNS.map((column, at): [string, Square] => [`${column}${row}`, [at, row]])),
  ),
};

/** What a cell brings when it is covered. */
const GAINS: Readonly<Record<string, 'ink' | 'stars' | 'flags' | 'wells'>> = {
  ...({ b1: 'ink', c2: 'ink', a4: 'ink', b2: 'flags', d2: 'flags', e4: 'flags' } as const),
  ...({ b3: 'wells', d4: 'wells', e1: 'stars', c4: 'stars', a3: 'stars' } as const),
};

const right: Square = [1, 0];
const DOMINO: Shape = { id: 'domino', label: msg('survey.domino', {}), squares: [[0, 0], right] };
const CORNER: Shape = { id: 'corner', label: msg('survey.corner', {}), squares: [[0, 0], [0, 1], right] };

const isFree = ({ marked }: Frozen<Sheet>, cell: string) => cell !== ROCK && !marked.includes(cell);

function isReached({ marked }: Frozen<Sheet>, cell: string): boolean {
  if (marked.length === 0) return cell === START;
  const [column, row] = GRID.cells.get(cell)!;
  return marked.some((other) => {
    const [x, y] = GRID.cells.get(other)!;
    return Math.abs(column - x) + Math.abs(row - y) === 1;
  });
}

const fitting = (sheet: Frozen<Sheet>, shape: Shape): Turn<Mark>[] =>
  layings(GRID, [shape], {
    fits: ({ cells }) => cells.every((cell) => isFree(sheet, cell)),
    value: ({ cells }): Mark => ({ kind: 'shape', cells }),
  });

/** Where the corner fits: it may lie anywhere. */
export const corners = (sheet: Frozen<Sheet>) => fitting(sheet, CORNER);

/** What may be marked next: a flag comes first, then ink buys cells beside those that are marked. */
export function marks(sheet: Frozen<Sheet>): Marks<Mark> {
  if (sheet.flags > 0) {
    const waive: Option<Mark> = {
      id: 'waive',
      label: msg('survey.waive', {}),
      value: { kind: 'waive', cells: [] },
    };
    return { options: [waive], turns: fitting(sheet, DOMINO) };
  }
  if (sheet.ink === 0) return { options: [] };
  const rock: Refusal = { message: msg('survey.rock', {}), rule: '2.2' };
  return {
    options: [...GRID.cells.keys()]
      .filter((cell) => !sheet.marked.includes(cell) && isReached(sheet, cell))
      .map((cell): Option<Mark> => {
        const option = { id: cell, label: msg('survey.cell', { cell }), at: cell };
        const value: Mark = { kind: 'cell', cells: [cell] };
        return { ...option, value, ...(cell === ROCK && { barred: rock }) };
      }),
  };
}

/** The sheet after a mark; what it covers is gained at once. */
export function after(sheet: Frozen<Sheet>, { kind, cells }: Mark): Sheet {
  const next: Sheet = { ...sheet, marked: [...sheet.marked, ...cells] };
  if (kind === 'cell') next.ink -= 1;
  else next.flags -= 1;
  return gained(next, cells);
}

/** The sheet with what some cells bring. */
export function gained(sheet: Sheet, cells: readonly string[]): Sheet {
  for (const cell of cells) {
    const gain = GAINS[cell];
    if (gain) sheet[gain] += 1;
  }
  return sheet;
}

/** Ink that can be used must be used, and flags planted or given up. */
export const isUnfinished = (sheet: Frozen<Sheet>) =>
  marks(sheet).options.some(({ barred }) => barred === undefined);

export const isRowFull = (sheet: Frozen<Sheet>, row: number) =>
  COLUMNS.every((column) => !isFree(sheet, `${column}${row}`));
