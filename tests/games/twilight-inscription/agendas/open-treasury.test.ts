import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('Open Treasury', () => {
  it('for: everybody spends two resources of their choice on any one sheet', () => {
    const table = scene().council('open-treasury').play().decides('for');
    expect(table.offers(0, 'outcome')).toEqual(expect.arrayContaining(['M>b1', 'I+a1', 'R+C2', 'X:I']));
    expect(table.after(0, ['M>b1'], 'outcome')).not.toContain('R+C2');
    expect(table).toRefuse(0, 'outcome', ['M>b1'], 'TIN-24.1');
    table.mark(0, ['M>b1', 'I+b1'], 'outcome').rest('outcome');
    expect(table.player(0).navigation.claimed).toEqual(['b1']);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('against: four technologies cost 2 points on industry', () => {
    const at = scene().council('open-treasury').has(0, 'technologies', 4).has(1, 'technologies', 3);
    const table = at.play().decides('against');
    expect(table.written(0)).toEqual([{ sheet: 'industry', vp: -2 }]);
    expect([table.written(1), table.written(2)]).toEqual([[], []]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });
});
