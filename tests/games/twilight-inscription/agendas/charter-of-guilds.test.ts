import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('Charter of Guilds', () => {
  it('for: seven claimed systems cost 2 points on navigation', () => {
    const at = scene().council('charter-of-guilds').has(0, 'claimedSystems', 7).has(1, 'claimedSystems', 6);
    const table = at.play().decides('for');
    expect(table.written(0)).toEqual([{ sheet: 'navigation', vp: -2 }]);
    expect([table.written(1), table.written(2)]).toEqual([[], []]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('against: a product of one’s choice with six crossed, else two of one type', () => {
    const at = scene().council('charter-of-guilds').has(0, 'products', 6).has(1, 'products', 5);
    const table = at.play().decides('against');
    expect(table).toOfferExactly(0, 'outcome', ['[P1]', '[P2]', '[P3]']);
    for (const seat of [0, 1, 2]) table.mark(seat, ['[P3]'], 'outcome');
    expect([0, 1, 2].map((seat) => table.player(seat).industry.products)).toEqual([
      [4, 2, 1],
      [4, 1, 2],
      [0, 0, 2],
    ]);
  });
});
