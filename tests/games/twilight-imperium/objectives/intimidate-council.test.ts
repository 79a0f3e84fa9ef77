import { describe, expect, it } from 'vitest';
import { canScore, open } from './status.ts';

describe('TI4 30 Intimidate Council', () => {
  it('30.5a is scored with ships in two systems next to Mecatol Rex, not in one nor with ground forces', () => {
    const id = 'intimidate-council';
    const table = open(id).units(0, '19', { cruiser: 1 }).units(0, '20', { fighter: 1 }).play();
    expect(canScore(table, 0, id)).toBe(true);
    table.answer(0, 'score', [id]);
    expect(table.seat(0).points).toBe(1);
    const one = open(id).units(0, '19', { cruiser: 2 }).units(0, 'vefut-ii', { infantry: 1 });
    expect(canScore(one.play(), 0, id)).toBe(false);
    // System 27 lies in the second ring; Mecatol Rex is not next to itself (70.2a).
    const far = open(id)
      .units(0, '19', { cruiser: 1 })
      .units(0, '27', { cruiser: 1 })
      .units(0, '18', { cruiser: 1 });
    expect(canScore(far.play(), 0, id)).toBe(false);
  });
});
