import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('Crown Lands', () => {
  it('for: 14 claimed systems cost 2 points on navigation', () => {
    const at = scene().council('crown-lands').has(0, 'claimedSystems', 14).has(1, 'claimedSystems', 13);
    const table = at.play().decides('for');
    expect(table.written(0)).toEqual([{ sheet: 'navigation', vp: -2 }]);
    expect([table.written(1), table.written(2)]).toEqual([[], []]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('against: everybody claims an explored system for nothing', () => {
    const table = scene().council('crown-lands').has(1, 'claimedSystems', 29).play().decides('against');
    expect(table).toOfferExactly(0, 'outcome', ['+a1', '+a2', '+a3']);
    expect(table.asked()).toEqual(['0:outcome', '2:outcome']);
    table.mark(0, ['+a3'], 'outcome').rest('outcome');
    expect(table.unspent(0)).toEqual(['alloy']);
    expect(table.written(1)).toEqual([]);
  });
});
