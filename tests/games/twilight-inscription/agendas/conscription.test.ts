import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('Conscription', () => {
  it('for: four population assets cost 2 points on expansion, others gain a vote', () => {
    const at = scene().council('conscription').has(0, 'population', 4).has(1, 'population', 3);
    const table = at.play().decides('for');
    expect(table.written(0)).toEqual([{ sheet: 'expansion', vp: -2 }]);
    expect([table.written(1), table.written(2)]).toEqual([[], []]);
    expect([0, 1, 2].map((seat) => table.purse(seat).votes)).toEqual([1, 2, 1]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('against: an infantry with four created units, else a resource on any sheet', () => {
    const at = scene().council('conscription').has(0, 'unitsCreated', 4).has(1, 'unitsCreated', 3);
    const table = at.play().decides('against');
    expect(table.offers(0, 'outcome')).toContain('i@a1');
    expect(table.offers(0, 'outcome')).not.toContain('M.i@a1');
    expect(table.offers(1, 'outcome')).toEqual(expect.arrayContaining(['M.i@a1', 'I+a1', 'R+C2', 'X:M']));
    table.mark(0, ['i@a1'], 'outcome').mark(1, ['I+a1'], 'outcome').mark(2, ['MxC2'], 'outcome');
    expect(table.player(0).warfare.units.at(-1)?.dots).toEqual(['a1']);
    expect(table.player(1).navigation.claimed).toEqual(['a1']);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });
});
