import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('Disarmament', () => {
  it('for: more wars won than lost cost 2 points on warfare', () => {
    const at = scene()
      .council('disarmament')
      .has(0, 'warsAhead', 1)
      .has(1, 'warsAhead', 0)
      .has(2, 'warsAhead', -1);
    const table = at.play().decides('for');
    expect(table.written(0)).toEqual([{ sheet: 'warfare', vp: -2 }]);
    expect([table.written(1), table.written(2)]).toEqual([[], []]);
    const even = scene()
      .council('disarmament')
      .has(1, 'warsWon', 0)
      .has(2, 'warsWon', 0)
      .player(0, ({ warfare }) => {
        const verdicts = { left: 'won', right: 'lost' } as const;
        warfare.wars = [1, 2].map(() => ({ left: 0, right: 0, verdicts }));
      });
    expect(even.play().decides('for').written(0)).toEqual([]);
  });

  it('against: everybody deploys two infantry', () => {
    const table = scene().council('disarmament').play().decides('against');
    expect(table.asked()).toEqual(['0:outcome', '1:outcome', '2:outcome']);
    expect(table).toRefuse(0, 'outcome', ['i@a1'], 'TIN-24.1');
    table.mark(0, ['i@a1', 'i@a2'], 'outcome').rest('outcome');
    expect(table.player(0).warfare.units.map(({ dots }) => dots)).toEqual([['a1'], ['a2']]);
    expect([1, 2].map((seat) => table.player(seat).warfare.units.length)).toEqual([2, 2]);
    expect(table.written(0)).toEqual([]);
  });
});
