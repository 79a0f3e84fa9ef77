import { describe, expect, it } from 'vitest';
import { canScore, held } from '../objectives/status.ts';

const above = (ships: number) =>
  held('occupy-the-seat-of-the-empire').units(0, '18', { fighter: ships, carrier: 1 });

describe('TI4 30 Occupy the Seat of the Empire', () => {
  it('30.5a is scored with control of Mecatol Rex and three ships above it, not with two', () => {
    expect(canScore(above(1).control(0, 'mecatol-rex').play(), 0, 'occupy-the-seat-of-the-empire')).toBe(
      false,
    );
    const table = above(2).control(0, 'mecatol-rex').play();
    table.answer(0, 'score', ['occupy-the-seat-of-the-empire']);
    expect(table.seat(0).points).toBe(1);
  });

  it('30.5 not where another seat controls the planet', () => {
    expect(canScore(above(3).control(1, 'mecatol-rex').play(), 0, 'occupy-the-seat-of-the-empire')).toBe(
      false,
    );
  });
});
