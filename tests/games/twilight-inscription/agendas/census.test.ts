import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Census', () => {
  it('for: everybody gains a population asset', () => {
    const table = scene()
      .council('census')
      .has(0, 'population', 2)
      .has(1, 'population', 10)
      .play()
      .decides('for');
    expect([0, 1, 2].map((seat) => table.player(seat).expansion.population)).toEqual([3, 10, 1]);
    expect(table.written(0)).toEqual([]);
  });

  it('against: five underlined “+1 vote” cost 3 points on industry', () => {
    const at = scene().council('census').has(0, 'votesUnderlined', 5).has(1, 'votesUnderlined', 4);
    const table = at.play().decides('against');
    expect(table.written(0)).toEqual([{ sheet: 'industry', vp: -3 }]);
    expect([table.written(1), table.written(2)]).toEqual([[], []]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });
});
