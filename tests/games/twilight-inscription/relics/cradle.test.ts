import { describe, expect, it } from 'vitest';
import { drawn, pointsOf } from './drawn.ts';

describe('Cradle of Worlds', () => {
  it('is worth 2 points and works at once', () => {
    expect(pointsOf('cradle')).toEqual({ vp: 2, atOnce: true });
  });

  it('gives a population asset', () => {
    const population = (table: ReturnType<typeof drawn>) =>
      [0, 1].map((seat) => table.player(seat).expansion.population);
    // The card of this round brings everybody one more at its end.
    expect(population(drawn('cradle'))).toEqual([2, 0]);
    expect(population(drawn('splinter-of-the-crown'))).toEqual([1, 0]);
  });
});
