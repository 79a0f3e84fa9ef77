import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsFor, raceFor } from './race.ts';

describe('Lord of the Lanes', () => {
  it('18 claimed systems: 9 points for the first, 5 for later ones', () => {
    const points = raceFor('lord-of-lanes', {
      short: (table, seat) => table.has(seat, 'claimedSystems', 17),
      marks: () => ['I+e2'],
      dice: 'MMM',
    });
    expect(points).toEqual([
      [null, null, null],
      [9, null, null],
      [9, 5, null],
    ]);
  });

  it('systems that are only explored do not count', () => {
    const table = scene().objective('lord-of-lanes').events('first-harvest', 'old-maps');
    expect(pointsFor(table.has(0, 'exploredSystems', 29).play(), 'lord-of-lanes')).toEqual([
      null,
      null,
      null,
    ]);
  });
});
