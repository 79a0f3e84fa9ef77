import type { Unit } from '../tables/units.ts';

/** The dots of a unit drawn with signs, the uppermost row first: `○●○ / ●●●`. */
export function drawnShape(shape: Unit['shape']): string {
  const rows = Math.max(...shape.map(([, row]) => row));
  const columns = Math.max(...shape.map(([column]) => column));
  const line = (row: number) =>
    Array.from({ length: columns + 1 }, (_, column) =>
      shape.some(([x, y]) => x === column && y === row) ? '●' : '○',
    ).join('');
  return Array.from({ length: rows + 1 }, (_, at) => line(rows - at)).join(' / ');
}
