import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsFor } from './race.ts';

/** Everybody has fought two war events; these seats have won so many wars. */
function fought(...won: readonly [number, number, number]) {
  const table = scene().objective('admiral');
  won.forEach((wars, seat) => {
    table.has(seat, 'warsWon', wars);
  });
  return table;
}

describe('Grand Admiral', () => {
  it('four won wars: 8 points for the first, 5 for later ones', () => {
    const first = fought(3, 3, 0).events('galactic-war', 'old-maps').infantry(0, 'a7');
    expect(pointsFor(first.play(), 'admiral')).toEqual([8, null, null]);
    const both = fought(3, 3, 0).events('galactic-war').infantry(0, 'a7').infantry(1, 'a11');
    expect(pointsFor(both.play(), 'admiral')).toEqual([8, 5, null]);
  });

  it('both wars of one event count', () => {
    const wars = (won: number) =>
      fought(won, 0, 0).events('galactic-war', 'old-maps').infantry(0, 'a7', 'f7');
    expect(pointsFor(wars(2).play(), 'admiral')).toEqual([8, null, null]);
    expect(pointsFor(wars(1).play(), 'admiral')).toEqual([null, null, null]);
  });
});
