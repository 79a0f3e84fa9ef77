import { describe, expect, it } from 'vitest';
import { canScore, held } from '../objectives/status.ts';

const fleet = (there: number) =>
  held('gather-a-mighty-fleet').units(0, '18', { dreadnought: 2 }).units(0, '19', { dreadnought: there });

describe('TI4 30 Gather a Mighty Fleet', () => {
  it('30.5a is scored with five dreadnoughts anywhere and not with four', () => {
    expect(canScore(fleet(2).units(0, '20', { cruiser: 1 }).play(), 0, 'gather-a-mighty-fleet')).toBe(false);
    const table = fleet(3).play();
    table.answer(0, 'score', ['gather-a-mighty-fleet']);
    expect(table.seat(0).points).toBe(1);
  });
});
