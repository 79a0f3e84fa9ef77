import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('Open Borders', () => {
  it('for: a good and a vote with ten explored systems, else two systems are explored', () => {
    const at = scene().council('open-borders').has(0, 'exploredSystems', 10).has(1, 'exploredSystems', 9);
    const table = at.play().decides('for');
    expect(table.purse(0)).toEqual({ goods: 1, votes: 2 });
    expect(table.purse(1)).toEqual({ goods: 0, votes: 1 });
    expect(table.asked()).toEqual(['1:outcome', '2:outcome']);
    expect(table).toRefuse(2, 'outcome', ['>b1'], 'TIN-24.1');
    table.mark(2, ['>b1', '>c1'], 'outcome').rest('outcome');
    expect([0, 1, 2].map((seat) => table.player(seat).navigation.explored.length)).toEqual([10, 11, 5]);
  });

  it('against: two unlocked planets cost 2 points on expansion', () => {
    const at = scene().council('open-borders').has(0, 'unlockedPlanets', 2).has(1, 'unlockedPlanets', 1);
    const table = at.play().decides('against');
    expect(table.written(0)).toEqual([{ sheet: 'expansion', vp: -2 }]);
    expect([table.written(1), table.written(2)]).toEqual([[], []]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });
});
