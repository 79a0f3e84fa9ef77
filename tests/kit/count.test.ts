import { describe, expect, it } from 'vitest';
import { miscounted, supplyOf, wrongTotal } from '#kit/count.ts';

const supply = supplyOf(['comet', 'comet', 'moon', 'star']);
const count = (...piles: readonly (readonly string[])[]) => miscounted({ name: 'card', piles }, supply);

describe('components that are counted one by one', () => {
  it('are right when each lies in one place, wherever that is', () => {
    expect(count(['star', 'comet'], [], ['moon', 'comet'])).toBeNull();
  });

  it('are reported where one is missing, one is there twice, or one is unknown', () => {
    expect(count(['star', 'comet'], ['moon'])).toBe('card comet is missing');
    expect(count(['star', 'comet', 'comet'], ['moon', 'moon'])).toBe('card moon is there too often');
    expect(count(['star', 'comet', 'comet', 'moon'], ['sun'])).toBe('card sun is there too often');
  });

  it('are reported where one takes the place of another', () => {
    expect(count(['star', 'star', 'comet', 'comet'])).toBe('card star is there too often');
  });

  it('may be none at all', () => {
    expect(miscounted({ name: 'card', piles: [[]] }, supplyOf([]))).toBeNull();
  });
});

describe('pieces that are counted together', () => {
  it('are as many as there should be of every kind, or the first wrong kind is named', () => {
    expect(wrongTotal('cubes', { red: 3, blue: 2 }, { red: 3, blue: 2 })).toBeNull();
    expect(wrongTotal('cubes', { red: 3, blue: 4 }, { red: 3, blue: 2 })).toBe('4 blue cubes instead of 2');
  });
});
