import { describe, expect, it } from 'vitest';
import { raceFor } from './race.ts';

describe('The Multitude', () => {
  it('eight assets of the population track: 8 points for the first, 5 for later ones', () => {
    const points = raceFor('multitude', {
      short: (table, seat) => table.has(seat, 'population', 7).unlocked(seat, 'A').developed(seat, 'Aa2'),
      marks: () => ['M.Ab2', 'I.Ab1'],
      dice: 'MMM',
    });
    expect(points).toEqual([
      [null, null, null],
      [8, null, null],
      [8, 5, null],
    ]);
  });
});
