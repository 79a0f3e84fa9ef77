import { describe, expect, it } from 'vitest';
import { raceFor } from './race.ts';

describe('Homesteader', () => {
  it('all six planets unlocked: 7 points for the first, 4 for later ones', () => {
    const points = raceFor('homesteader', {
      short: (table, seat) => table.has(seat, 'unlockedPlanets', 5).kept(seat, 'planet'),
      marks: () => ['u:F', 'M.Aa1', 'I.Ab1'],
      dice: 'MMM',
    });
    expect(points).toEqual([
      [null, null, null],
      [7, null, null],
      [7, 4, null],
    ]);
  });
});
