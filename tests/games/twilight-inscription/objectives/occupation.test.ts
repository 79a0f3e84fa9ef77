import { describe, expect, it } from 'vitest';
import { raceFor } from './race.ts';

describe('Occupation', () => {
  it('twelve covered asset dots: 7 points for the first, 4 for later ones', () => {
    const points = raceFor('occupation', {
      short: (table, seat) =>
        table.has(seat, 'coveredAssets', 11).player(seat, ({ warfare }) => {
          warfare.line = 10;
        }),
      marks: () => ['M.i@h10', 'I.i@b10'],
      dice: 'MMM',
    });
    expect(points).toEqual([
      [null, null, null],
      [7, null, null],
      [7, 4, null],
    ]);
  });
});
