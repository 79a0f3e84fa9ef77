import { describe, expect, it } from 'vitest';
import { raceFor } from './race.ts';

describe('Cartographer', () => {
  it('25 explored systems, the home system not counted: 7 points for the first, 4 for later ones', () => {
    const points = raceFor('cartographer', {
      short: (table, seat) => table.has(seat, 'exploredSystems', 24),
      marks: () => ['M>g1', 'I+a1'],
      dice: 'III',
    });
    expect(points).toEqual([
      [null, null, null],
      [7, null, null],
      [7, 4, null],
    ]);
  });
});
