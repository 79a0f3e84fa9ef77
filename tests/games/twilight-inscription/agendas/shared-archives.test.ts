import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('Shared Archives', () => {
  it('for: one research on any sheet with two technologies, else two', () => {
    const at = scene().council('shared-archives').has(0, 'technologies', 2).has(1, 'technologies', 1);
    const table = at.play().decides('for');
    expect(table).toRefuse(1, 'outcome', ['t:nd'], 'TIN-24.1');
    expect(table.after(1, ['t:nd'], 'outcome')).not.toContain('R>b1');
    table
      .mark(0, ['t:nd'], 'outcome')
      .mark(1, ['t:nd', 't:nd'], 'outcome')
      .mark(2, ['R>b1', 'R>b2'], 'outcome');
    const drills = (seat: number) => table.player(seat).technologies.find(({ id }) => id === 'nano-drills');
    expect([0, 1, 2].map((seat) => drills(seat)?.crossed)).toEqual([1, 2, 0]);
    expect(table.player(2).navigation.explored).toHaveLength(5);
  });

  it('against: 22 explored systems cost 2 points on navigation', () => {
    const at = scene().council('shared-archives').has(0, 'exploredSystems', 22).has(1, 'exploredSystems', 21);
    const table = at.play().decides('against');
    expect(table.written(0)).toEqual([{ sheet: 'navigation', vp: -2 }]);
    expect([table.written(1), table.written(2)]).toEqual([[], []]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });
});
