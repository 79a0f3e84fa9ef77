import { describe, expect, it } from 'vitest';
import { drawFrom, replaceAll, reshuffle, takeFrom } from '#kit/deck.ts';

const backwards = <T>(cards: readonly T[]) => [...cards].reverse();

describe('a deck', () => {
  it('is drawn from the top, as far as it goes', () => {
    const deck = ['a', 'b', 'c'];
    expect(drawFrom(deck, 2)).toEqual(['a', 'b']);
    expect(drawFrom(deck, 2)).toEqual(['c']);
    expect(drawFrom(deck, 2)).toEqual([]);
  });

  it('is made of the discards when it has run out, in the middle of a draw too', () => {
    const [deck, discards] = [['a'], ['x', 'y', 'z']];
    expect(drawFrom(deck, 3, () => reshuffle(deck, discards, backwards))).toEqual(['a', 'z', 'y']);
    expect({ deck, discards }).toEqual({ deck: ['x'], discards: [] });
  });

  it('is not shuffled while a card is left, nor when nothing was discarded', () => {
    const discards = ['x'];
    expect(reshuffle(['a'], discards, backwards)).toBe(0);
    expect(discards).toEqual(['x']);
    expect(reshuffle([], [], backwards)).toBe(0);
    expect(reshuffle([], discards, backwards)).toBe(1);
  });

  it('gives a card by name once, and faults where it is not', () => {
    const pile = ['a', 'b', 'a'];
    expect(takeFrom(pile, 'a')).toBe('a');
    expect(pile).toEqual(['b', 'a']);
    expect(() => takeFrom(pile, 'z')).toThrow('a card is not in the pile: z');
  });

  it('takes another order and stays the same pile', () => {
    const pile = ['a', 'b'];
    replaceAll(pile, ['c']);
    expect(pile).toEqual(['c']);
  });
});
