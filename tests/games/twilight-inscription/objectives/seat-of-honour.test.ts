import { describe, expect, it } from 'vitest';
import { raceFor } from './race.ts';

describe('Seat of Honour', () => {
  it('all six “+1 vote” underlined: 7 points for the first, 4 for later ones', () => {
    const points = raceFor('seat-of-honour', {
      short: (table, seat) => table.has(seat, 'votesUnderlined', 5),
      marks: () => ['I+B1', 'MxC2'],
      dice: 'MMM',
    });
    expect(points).toEqual([
      [null, null, null],
      [7, null, null],
      [7, 4, null],
    ]);
  });
});
