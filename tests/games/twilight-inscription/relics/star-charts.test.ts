import { describe, expect, it } from 'vitest';
import { drawn, pointsOf } from './drawn.ts';

describe('Star Charts', () => {
  it('is worth 3 points and works at once', () => {
    expect(pointsOf('star-charts')).toEqual({ vp: 3, atOnce: true });
  });

  it('gives a planet asset, which unlocks a planet', () => {
    const table = drawn('star-charts', (near) => near.events('settlers', 'open-lanes').dice('MMM'));
    expect([table.unspent(0), table.unspent(1)]).toEqual([['planet'], []]);
    table.others('industry').activate(0, 'expansion').activate(1, 'expansion');
    expect(table.offers(0, 'card')).toContain('u:A');
    expect(table.offers(1, 'card')).not.toContain('u:A');
  });
});
