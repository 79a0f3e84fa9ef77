import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { Scene } from '../scene.ts';

const scene = (seats: 3 | 4 | 5 | 6 = 4) => new Scene(seats).strategy(0, { id: 'trade', exhausted: false });

describe('TI4 79 Trade', () => {
  it('79.0 79.1 79.2 79.3 79.4 78.2 three trade goods, then commodities up to the limit', () => {
    const table = scene().goods(0, 1, 1).play();
    table.answer(0, 'action', 'strategic:trade');
    expect(table.seat(0)).toMatchObject({ goods: 4, commodities: 4 });
  });

  it('79.4a 60.2 60.3 nobody has more commodities than the faction’s value', () => {
    const table = scene().goods(0, 0, 4).goods(1, 0, 5).play();
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', ['seat:1']]);
    expect(table.seat(0).commodities).toBe(4);
    expect(table.seat(1).commodities).toBe(6);
  });

  it('79.5 79.5a T12 those chosen replenish without a token, and must', () => {
    const table = scene().pools(2, { strategy: 0 }).play();
    table.answer(0, 'action', 'strategic:trade');
    expect(table).toOfferExactly(0, 'trade', ['seat:1', 'seat:2', 'seat:3']);
    table.answer(0, 'trade', ['seat:1', 'seat:2']);
    expect(table.seat(1)).toMatchObject({ commodities: 6, pools: { strategy: 2 } });
    expect(table.seat(2)).toMatchObject({ commodities: 3, pools: { strategy: 0 } });
    expect(table.seat(3).commodities).toBe(0);
  });

  it('79.5b T12 they cannot use it once more for a token', () => {
    const table = scene().play();
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', ['seat:1']]);
    expect(table).toWaitFor([2, 'follow-trade'], [3, 'follow-trade']);
  });

  it('79.6 the others may replenish for a token', () => {
    const table = scene().play();
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', []]);
    table.answers([1, 'follow-trade', 'no'], [2, 'follow-trade', 'yes'], [3, 'follow-trade', 'no']);
    expect(table.state.seats.map(({ commodities }) => commodities)).toEqual([4, 0, 3, 0]);
    expect(table.state.seats.map(({ pools }) => pools.strategy)).toEqual([2, 2, 1, 2]);
  });

  it('79.6 who lacks nothing is not asked', () => {
    const table = scene().goods(1, 0, 6).play();
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', []]);
    expect(table).toWaitFor([2, 'follow-trade'], [3, 'follow-trade']);
  });

  it('79.6 74.2 for whom it costs no token it costs none', () => {
    const masters: Component = {
      standing: {
        secondary: {
          tier: 'set',
          apply: (value, { seat, card }, { source }) =>
            source.seat === seat && card === 'trade' ? { ...value, tokens: 0 } : value,
        },
      },
    };
    const table = scene()
      .plus({ components: { 'technology:neural-motivator': masters } })
      .tech(2, 'neural-motivator')
      .pools(2, { strategy: 0 })
      .play();
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', []], [2, 'follow-trade', 'yes']);
    expect(table.seat(2)).toMatchObject({ commodities: 3, pools: { strategy: 0 } });
  });
});

describe('TI4 60 Commodities', () => {
  it('60.2 the limit is the faction’s', () => {
    const table = scene(6).play();
    table.answers(
      [0, 'action', 'strategic:trade'],
      [0, 'trade', ['seat:1', 'seat:2', 'seat:3', 'seat:4', 'seat:5']],
    );
    expect(table.state.seats.map(({ commodities }) => commodities)).toEqual([4, 6, 3, 2, 3, 4]);
  });

  it('60.3 replenishing fills up to the value, whatever was there', () => {
    const table = scene().goods(1, 2, 5).play();
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', ['seat:1']]);
    expect(table.seat(1)).toMatchObject({ commodities: 6, goods: 2 });
  });
});
