import type { Planet } from '../tables/expansion.ts';
import type { Cell } from '../tables/industry.ts';
import type { AssetId, Resource } from '../tables/vocabulary.ts';
import { COLUMNS, wars } from '../tables/warfare.ts';
import type { Line, PlanetSymbol } from './layouts.ts';

/** Where assets stand that a card gave: in the reserve line, on none of the sheets. */
export const RESERVE = 'reserve';

const letter = (column: number) => COLUMNS[column] ?? '';

/** The symbols of a planet, row by row. */
export function symbolsOf({ id, grid }: Planet): readonly PlanetSymbol[] {
  return grid.flatMap((row, r) =>
    [...row].map((resource, c) => ({
      id: `${id}${letter(c)}${r + 1}`,
      planet: id,
      resource: resource as Resource | '*',
    })),
  );
}

/** The rows of a planet, then its columns. */
export function linesOf({ id, grid, rows, cols }: Planet): readonly Line[] {
  const width = grid[0]?.length ?? 0;
  const across = rows.map((asset, r) => ({
    id: `${id}r${r + 1}`,
    planet: id,
    symbols: Array.from({ length: width }, (_, c) => `${id}${letter(c)}${r + 1}`),
    asset,
  }));
  const down = cols.map((asset, c) => ({
    id: `${id}c${c + 1}`,
    planet: id,
    symbols: grid.map((_, r) => `${id}${letter(c)}${r + 1}`),
    asset,
  }));
  return [...across, ...down];
}

/** Which cells touch: rows A, C, E stand half a cell to the right of the others. */
export function cellsBeside(cells: readonly Cell[]): ReadonlyMap<string, readonly string[]> {
  const x = ({ row, col }: Cell) => 2 * col + (row % 2 === 0 ? 1 : 0);
  const touches = (a: Cell, b: Cell) =>
    a.row === b.row
      ? Math.abs(a.col - b.col) === 1
      : Math.abs(a.row - b.row) === 1 && Math.abs(x(a) - x(b)) === 1;
  return new Map(
    cells.map((cell) => [cell.id, cells.filter((other) => touches(cell, other)).map(({ id }) => id)]),
  );
}

/** The top row of the combat grid. */
export const TOP_ROW = Math.max(...wars.map(({ rows }) => rows[1]));

/** A dot of the combat grid, as column (from 0) and row (from 1, the lowest). */
export const dotAt = (column: number, row: number): string => `${letter(column)}${row}`;

/** Every dot of the combat grid, from the top left on. */
export const DOTS: readonly string[] = Array.from({ length: TOP_ROW }, (_, down) =>
  Array.from(COLUMNS, (_column, c) => dotAt(c, TOP_ROW - down)),
).flat();

const IN_GRID: ReadonlyMap<string, readonly [column: number, row: number]> = new Map(
  DOTS.map((dot) => [dot, [COLUMNS.indexOf(dot[0] ?? ''), Number(dot.slice(1))]]),
);

export const columnOf = (dot: string): number => IN_GRID.get(dot)?.[0] ?? -1;
export const rowOf = (dot: string): number => IN_GRID.get(dot)?.[1] ?? 0;

/** The dots next to one: no diagonals (11.8). */
export const dotsBeside = (dot: string): readonly string[] => BESIDE.get(dot) ?? [];

const BESIDE: ReadonlyMap<string, readonly string[]> = new Map(
  DOTS.map((dot) => {
    const [c, r] = [columnOf(dot), rowOf(dot)];
    const around = [dotAt(c - 1, r), dotAt(c + 1, r), dotAt(c, r - 1), dotAt(c, r + 1)];
    return [dot, around.filter((other) => IN_GRID.has(other))];
  }),
);

/** Which neighbour a dot faces (11.1). */
export const sideOf = (dot: string): 'left' | 'right' =>
  columnOf(dot) < COLUMNS.length / 2 ? 'left' : 'right';

/** What an asset is worth at the end (15.1). */
export const victoryOf = (asset: AssetId | null): number =>
  asset?.startsWith('vp') ? Number(asset.slice('vp'.length)) : 0;
