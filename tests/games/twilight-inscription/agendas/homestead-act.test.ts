import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('Homestead Act', () => {
  it('for: a good and a vote with two unlocked planets, else a planet asset', () => {
    const at = scene().council('homestead-act').has(0, 'unlockedPlanets', 2).has(1, 'unlockedPlanets', 1);
    const table = at.play().decides('for');
    expect(table.purse(0)).toEqual({ goods: 1, votes: 2 });
    expect(table.purse(1)).toEqual({ goods: 0, votes: 1 });
    expect([0, 1, 2].map((seat) => table.unspent(seat))).toEqual([[], ['planet'], ['planet']]);
  });

  it('against: 15 claimed systems cost 2 points on navigation', () => {
    const at = scene().council('homestead-act').has(0, 'claimedSystems', 15).has(1, 'claimedSystems', 14);
    const table = at.play().decides('against');
    expect(table.written(0)).toEqual([{ sheet: 'navigation', vp: -2 }]);
    expect([table.written(1), table.written(2)]).toEqual([[], []]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });
});
