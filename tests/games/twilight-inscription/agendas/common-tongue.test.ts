import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('Common Tongue', () => {
  it('for: a good with two underlined “+1 vote”, else a diplomacy asset', () => {
    const table = scene().council('common-tongue').has(0, 'votesUnderlined', 2).play().decides('for');
    expect([0, 1, 2].map((seat) => table.purse(seat).goods)).toEqual([1, 0, 0]);
    expect([0, 1, 2].map((seat) => table.player(seat).industry.votesUnderlined)).toEqual([2, 2, 2]);
  });

  it('against: 13 explored systems cost 2 points on navigation, others gain a vote', () => {
    const at = scene().council('common-tongue').has(0, 'exploredSystems', 13).has(1, 'exploredSystems', 12);
    const table = at.play().decides('against');
    expect(table.written(0)).toEqual([{ sheet: 'navigation', vp: -2 }]);
    expect([table.written(1), table.written(2)]).toEqual([[], []]);
    expect([0, 1, 2].map((seat) => table.purse(seat).votes)).toEqual([1, 2, 1]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });
});
