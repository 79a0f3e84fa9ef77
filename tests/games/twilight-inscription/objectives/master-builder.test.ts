import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsFor, raceFor } from './race.ts';

const PLANETS =
  'Aa1 Ab1 Aa2 Ab2 Ba1 Bb1 Bc1 Ba2 Bb2 Bc2 Ca1 Cb1 Ca2 Cb2 Ca3 Cb3 Da1 Db1 Dc1 Da2 Db2 Dc2'.split(' ');

describe('Master Builder', () => {
  it('four built bases and completed planets together: 7 points for the first, 4 for later ones', () => {
    const points = raceFor('master-builder', {
      short: (table, seat) =>
        table.has(seat, 'basesAndPlanets', 3).unlocked(seat, 'A').developed(seat, 'Aa1', 'Ab1', 'Aa2'),
      marks: () => ['M.Ab2'],
      dice: 'MMM',
    });
    expect(points).toEqual([
      [null, null, null],
      [7, null, null],
      [7, 4, null],
    ]);
  });

  it('planets alone will do, and a planet that is not complete does not count', () => {
    const table = scene().objective('master-builder').events('first-harvest', 'old-maps');
    expect(
      pointsFor(
        table
          .unlocked(0, ...'ABCD')
          .developed(0, ...PLANETS)
          .unlocked(1, ...'ABCD')
          .developed(1, ...PLANETS.slice(1))
          .play(),
        'master-builder',
      ),
    ).toEqual([7, null, null]);
  });
});
