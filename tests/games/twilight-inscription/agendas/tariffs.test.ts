import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('Tariffs', () => {
  it('for: ten claimed cells cost 2 points on industry', () => {
    const at = scene().council('tariffs').has(0, 'claimedCells', 10).has(1, 'claimedCells', 9);
    const table = at.play().decides('for');
    expect(table.written(0)).toEqual([{ sheet: 'industry', vp: -2 }]);
    expect([table.written(1), table.written(2)]).toEqual([[], []]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('against: everybody gains a good and a vote', () => {
    const table = scene().council('tariffs').has(0, 'claimedCells', 10).play().decides('against');
    expect([0, 1].map((seat) => table.purse(seat))).toEqual([
      { goods: 1, votes: 2 },
      { goods: 1, votes: 2 },
    ]);
    expect(table.purse(2)).toEqual({ goods: 1, votes: 1 });
    expect(table.written(0)).toEqual([]);
  });
});
