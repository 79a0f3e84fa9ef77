import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsFor, raceFor } from './race.ts';

describe('Armada', () => {
  it('nine created units other than infantry: 8 points for the first, 4 for later ones', () => {
    const points = raceFor('armada', {
      short: (table, seat) => table.has(seat, 'unitsCreated', 8).paid(seat, 'C2', 'MM'),
      marks: (table, seat) => ['C2:M', table.after(seat, ['C2:M'])[0]!, 'I.i@j1'],
      dice: 'III',
    });
    expect(points).toEqual([
      [null, null, null],
      [8, null, null],
      [8, 4, null],
    ]);
  });

  it('infantry and units that were only deployed do not count', () => {
    const table = scene().objective('armada').events('first-harvest', 'old-maps');
    expect(
      pointsFor(
        table
          .has(0, 'unitsCreated', 8)
          .infantry(0, 'a1', 'b1')
          .player(0, ({ warfare }) => warfare.units.push({ unit: 'cruiser', copy: null, dots: [] }))
          .play(),
        'armada',
      ),
    ).toEqual([null, null, null]);
  });
});
