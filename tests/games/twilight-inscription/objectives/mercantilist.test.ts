import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsFor, raceFor } from './race.ts';

describe('Mercantilist', () => {
  it('seven claimed systems with a planet asset: 7 points for the first, 4 for later ones', () => {
    const points = raceFor('mercantilist', {
      short: (table, seat) => table.has(seat, 'claimedAsset', 6),
      marks: () => ['I+e5'],
      dice: 'MMM',
    });
    expect(points).toEqual([
      [null, null, null],
      [7, null, null],
      [7, 4, null],
    ]);
  });

  it('other systems do not count', () => {
    const table = scene().objective('mercantilist').events('first-harvest', 'old-maps');
    expect(
      pointsFor(
        table
          .has(0, 'exploredSystems', 29)
          .claimed(0, ...'a3 b1 b2 b4 c2 c3 c4 c5'.split(' '))
          .play(),
        'mercantilist',
      ),
    ).toEqual([null, null, null]);
  });
});
