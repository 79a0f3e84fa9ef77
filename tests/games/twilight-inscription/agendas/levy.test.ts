import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Levy', () => {
  it('for: two created units cost 2 points on warfare', () => {
    const at = scene().council('levy').has(0, 'unitsCreated', 2).has(1, 'unitsCreated', 1);
    const table = at.play().decides('for');
    expect(table.written(0)).toEqual([{ sheet: 'warfare', vp: -2 }]);
    expect([table.written(1), table.written(2)]).toEqual([[], []]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('against: everybody deploys two infantry', () => {
    const table = scene().council('levy').play().decides('against');
    expect(table.asked()).toEqual(['0:outcome', '1:outcome', '2:outcome']);
    expect(table).toRefuse(0, 'outcome', ['i@a1'], 'TIN-24.1');
    table.mark(0, ['i@a1', 'i@a2'], 'outcome').rest('outcome');
    expect(table.player(0).warfare.units.map(({ dots }) => dots)).toEqual([['a1'], ['a2']]);
    expect([1, 2].map((seat) => table.player(seat).warfare.units.length)).toEqual([2, 2]);
    expect(table.written(0)).toEqual([]);
  });
});
