import { describe, expect, it } from 'vitest';
import { drawn, pointsOf } from './drawn.ts';

describe('Mirror of Courts', () => {
  it('is worth 3 points and works at once', () => {
    expect(pointsOf('mirror-of-courts')).toEqual({ vp: 3, atOnce: true });
  });

  it('gives a diplomacy asset and a vote', () => {
    const table = drawn('mirror-of-courts');
    expect([0, 1].map((seat) => table.player(seat).industry.votesUnderlined)).toEqual([2, 1]);
    expect([0, 1].map((seat) => table.purse(seat).votes)).toEqual([1, 0]);
  });

  it('gives only the vote where all “+1 vote” are underlined', () => {
    const table = drawn('mirror-of-courts', (near) => near.has(0, 'votesUnderlined', 6));
    expect(table.player(0).industry.votesUnderlined).toBe(6);
    expect(table.purse(0).votes).toBe(1);
  });
});
