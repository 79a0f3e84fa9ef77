import { describe, expect, it } from 'vitest';
import { drawn, pointsOf } from './drawn.ts';

describe('Endless Engine', () => {
  it('is worth 2 points and works at once', () => {
    expect(pointsOf('endless-engine')).toEqual({ vp: 2, atOnce: true });
  });

  it('gives three goods', () => {
    const table = drawn('endless-engine');
    expect([0, 1].map((seat) => table.purse(seat).goods)).toEqual([3, 0]);
  });

  it('gives no more goods than there are symbols', () => {
    expect(drawn('endless-engine', (near) => near.goods(0, 14)).purse(0).goods).toBe(16);
    expect(drawn('endless-engine', (near) => near.goods(0, 13)).purse(0).goods).toBe(16);
  });
});
