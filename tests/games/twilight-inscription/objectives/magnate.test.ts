import { describe, expect, it } from 'vitest';
import { raceFor } from './race.ts';

describe('Magnate', () => {
  it('16 claimed cells: 8 points for the first, 4 for later ones', () => {
    const points = raceFor('magnate', {
      short: (table, seat) => table.has(seat, 'claimedCells', 15),
      marks: () => ['I+E7', 'MxF1'],
      dice: 'MMM',
    });
    expect(points).toEqual([
      [null, null, null],
      [8, null, null],
      [8, 4, null],
    ]);
  });
});
