import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const scene = (card: 'trade' | 'leadership' | 'construction') =>
  new Scene(4, ['xxcha', 'hacan', 'yssaril', 'mentak'])
    .of('ability:masters-of-trade')
    .strategy(0, { id: card, exhausted: false });

describe('Masters of Trade', () => {
  it('79.6 the secondary of Trade costs no token, even with none in the pool', () => {
    const table = scene('trade').pools(1, { strategy: 0 }).pools(3, { strategy: 0 }).play();
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', []]);
    expect(table).toWaitFor([1, 'follow-trade'], [2, 'follow-trade']);
    table.answers([1, 'follow-trade', 'yes'], [2, 'follow-trade', 'yes']);
    expect(table.state.seats.map(({ commodities }) => commodities)).toEqual([4, 6, 3, 0]);
    expect(table.state.seats.map(({ pools }) => pools.strategy)).toEqual([2, 0, 1, 0]);
  });

  it('79.6 it is a choice, and only Trade is free', () => {
    const table = scene('trade').play();
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', []], [1, 'follow-trade', 'no']);
    expect(table.seat(1).commodities).toBe(0);
    const other = scene('construction').pools(1, { strategy: 0 }).play();
    other.answers([0, 'action', 'strategic:construction'], [0, 'structure', 'none']);
    expect(other).toWaitFor([2, 'follow-construction'], [3, 'follow-construction']);
  });
});
