import { describe, expect, it } from 'vitest';
import { decided, revealing } from './voting.ts';

/** Points of the three seats, and what they come to. */
const coming = (points: readonly [number, number, number], outcome: 'for' | 'against') => {
  const scene = revealing('seed-of-an-empire');
  points.forEach((count, seat) => {
    scene.seat(seat, { points: count });
  });
  return decided(scene.play(), outcome).state;
};
const points = (state: ReturnType<typeof coming>) => state.seats.map((seat) => seat.points);

describe('Seed of an Empire', () => {
  it('for: whoever has the most points gains one', () => {
    const state = coming([2, 4, 3], 'for');
    expect(points(state)).toEqual([2, 5, 3]);
    expect(state.discards.agenda).toEqual(['seed-of-an-empire']);
    expect(state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('against: whoever has the fewest gains one', () => {
    expect(points(coming([2, 4, 3], 'against'))).toEqual([3, 4, 3]);
  });

  it('51.5 all that are tied gain it', () => {
    expect(points(coming([4, 4, 3], 'for'))).toEqual([5, 5, 3]);
    expect(points(coming([4, 3, 3], 'against'))).toEqual([4, 4, 4]);
  });

  it('51.7 who reaches the target wins; of several the first from the speaker on', () => {
    expect(coming([3, 9, 9], 'for')).toMatchObject({
      stage: { kind: 'over' },
      winner: { seat: 1, by: 'points' },
    });
  });
});
