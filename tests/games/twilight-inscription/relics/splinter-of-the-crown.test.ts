import { describe, expect, it } from 'vitest';
import { drawn, pointsOf } from './drawn.ts';

describe('Splinter of the Crown', () => {
  it('is worth 4 points and works at once', () => {
    expect(pointsOf('splinter-of-the-crown')).toEqual({ vp: 4, atOnce: true });
  });

  it('has no effect', () => {
    const table = drawn('splinter-of-the-crown');
    expect([table.purse(0), table.unspent(0)]).toEqual([{ goods: 0, votes: 0 }, []]);
    expect(table.asked()).toEqual(['1:sheet', '2:sheet']);
  });
});
