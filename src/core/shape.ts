import { HiddenFault } from './hidden-fault.ts';
import type { Message } from './message.ts';
import {
  bare,
  type Choice,
  type Extra,
  expectAnswer,
  type Option,
  type Question,
  type TurnForm,
  withExtras,
} from './question.ts';
import { core } from './text/lexicon.ts';

/** Column and row; rows are counted downwards. */
export type Square = readonly [column: number, row: number];

/** A sheet of square cells: what they are called, and where they lie. */
export interface Grid {
  readonly id: string;
  readonly cells: ReadonlyMap<string, Square>;
}

/** Something to be laid on a sheet. */
export interface Shape {
  readonly id: string;
  readonly label: Message;
  readonly squares: readonly Square[];
  /** It may not be turned over. */
  readonly oneSided?: boolean;
}

/** A shape as it would lie: the cells that it covers, from the top left on. */
export interface Laid {
  readonly shape: string;
  readonly turn: string;
  readonly cells: readonly string[];
}

/** A place where a shape fits, with what laying it there means. */
export type Placement<V> = Option<V> & { readonly cells: readonly string[] };

/** A shape turned one way, and where it fits like that. */
export interface Turn<V> {
  readonly id: string;
  readonly label: Message;
  readonly placements: readonly Placement<V>[];
}

/** How shapes may be laid, and how that is called. */
export interface LayingRules<V> {
  fits(laid: Laid): boolean;
  value(laid: Laid): V;
  /** Instead of the cells that it would cover. */
  label?(laid: Laid): Message;
}

const rotated = ([column, row]: Square): Square => [-row, column];
const mirrored = ([column, row]: Square): Square => [-column, row];
const inReadingOrder = (a: Square, b: Square) => a[1] - b[1] || a[0] - b[0];

/** Moved so that its first square in reading order lies at the origin. */
function anchored(squares: readonly Square[]): Square[] {
  const sorted = [...squares].sort(inReadingOrder);
  const [left, top] = sorted[0] ?? [0, 0];
  return sorted.map(([column, row]) => [column - left, row - top] as const);
}

/** Every different way to turn a shape, at most eight, each named by its quarter turns. */
export function turnsOf({ squares, oneSided }: Shape): ReadonlyMap<string, readonly Square[]> {
  const found = new Map<string, readonly Square[]>();
  const seen = new Set<string>();
  for (const side of oneSided ? [''] : ['', 'm']) {
    let turned = side === '' ? squares : squares.map(mirrored);
    for (let quarter = 0; quarter < 4; quarter++) {
      const lying = anchored(turned);
      if (!seen.has(lying.join())) found.set(`${quarter}${side}`, lying);
      seen.add(lying.join());
      turned = turned.map(rotated);
    }
  }
  return found;
}

/** A turned shape for people, row by row: a full square for each cell that it covers. */
function drawn(squares: readonly Square[]): string {
  const columns = squares.map(([column]) => column);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const filled = new Set(squares.map(String));
  const rows = Math.max(...squares.map(([, row]) => row)) + 1;
  const inRow = (row: number) => (_: unknown, at: number) => (filled.has(`${left + at},${row}`) ? '■' : '□');
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: right - left + 1 }, inRow(row)).join(''),
  ).join(' / ');
}

/** A turned shape at every place where it lies within the sheet. */
interface TurnedWithin {
  readonly turn: string;
  readonly squares: readonly Square[];
  readonly places: readonly { readonly anchor: string; readonly cells: readonly string[] }[];
}

const within = new WeakMap<Grid, WeakMap<readonly Square[], readonly TurnedWithin[]>>();

/** Every way to turn a shape and every place within a sheet, worked out once: what lies there already is for the rules. */
function turnedWithin(grid: Grid, shape: Shape): readonly TurnedWithin[] {
  const known = within.get(grid) ?? new WeakMap<readonly Square[], readonly TurnedWithin[]>();
  within.set(grid, known);
  const before = shape.oneSided ? undefined : known.get(shape.squares);
  if (before) return before;
  const names = new Map([...grid.cells].map(([name, square]) => [String(square), name]));
  const turned = [...turnsOf(shape)].map(([turn, squares]) => ({
    turn,
    squares,
    places: [...grid.cells].flatMap(([anchor, [column, row]]) => {
      const cells = squares.flatMap(([right, down]) => names.get(`${column + right},${row + down}`) ?? []);
      return cells.length < squares.length ? [] : [{ anchor, cells }];
    }),
  }));
  if (!shape.oneSided) known.set(shape.squares, turned);
  return turned;
}

/** Whether a shape fits anywhere on a sheet. */
export const fitsAnywhere = (grid: Grid, shape: Shape, fits: LayingRules<unknown>['fits']): boolean =>
  turnedWithin(grid, shape).some(({ turn, places }) =>
    places.some(({ cells }) => fits({ shape: shape.id, turn, cells })),
  );

/** All ways to lay some shapes on a sheet where they fit; ways to turn them that fit nowhere are left out. */
export function layings<V>(grid: Grid, shapes: readonly Shape[], rules: LayingRules<V>): Turn<V>[] {
  return shapes.flatMap((shape) =>
    turnedWithin(grid, shape).flatMap(({ turn, squares, places }): Turn<V>[] => {
      const id = `${shape.id}.${turn}`;
      const placements = places.flatMap(({ anchor, cells }): Placement<V>[] => {
        const laid = { shape: shape.id, turn, cells };
        if (!rules.fits(laid)) return [];
        const label = rules.label?.(laid) ?? core('core.cells', { cells: cells.join(' ') });
        return [{ id: `${id}@${anchor}`, label, at: anchor, cells, value: rules.value(laid) }];
      });
      const label = core('core.turn', { shape: shape.label, drawn: drawn(squares) });
      return placements.length === 0 ? [] : [{ id, label, placements }];
    }),
  );
}

/** A turned shape without what its placements mean. */
export const bareTurn = <V>({ id, label, placements }: Turn<V>): TurnForm => ({
  id,
  label,
  placements: placements.map((placement) => ({ ...bare(placement), cells: placement.cells })),
});

/** A shape to be laid on a sheet: one of the ways to turn it, then one of the places where it fits. */
export function shape<V>(
  prompt: Message,
  { sheet, turns }: { readonly sheet: string; readonly turns: readonly Turn<V>[] },
  more: Extra<V> = {},
): Question<V> {
  const all = turns.flatMap(({ placements }) => placements);
  const [first] = all;
  expectAnswer(first !== undefined);
  return withExtras(
    {
      form: { kind: 'shape', prompt, sheet, turns: turns.map(bareTurn) },
      read: (choice: Choice) => {
        const found = all.find(({ id }) => id === choice);
        if (!found) throw new HiddenFault('a placement that was not offered', String(choice));
        return found.value;
      },
      fallback: more.fallback ?? first?.id ?? '',
    },
    more,
  );
}
