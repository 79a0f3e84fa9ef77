import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsFor, raceFor } from './race.ts';

describe('Guild Master', () => {
  it('six products of each type: 8 points for the first, 5 for later ones', () => {
    const points = raceFor('guild-master', {
      short: (table, seat) => table.products(seat, 6, 6, 5),
      marks: () => ['I+D1', 'MxC2'],
      dice: 'MMM',
    });
    expect(points).toEqual([
      [null, null, null],
      [8, null, null],
      [8, 5, null],
    ]);
  });

  it('many of two types do not make up for the third', () => {
    const table = scene().objective('guild-master').events('first-harvest', 'old-maps');
    expect(pointsFor(table.products(0, 8, 8, 5).products(1, 6, 6, 6).play(), 'guild-master')).toEqual([
      null,
      8,
      null,
    ]);
  });
});
