import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { STAND_IN } from '../combat.ts';
import { decided, revealing } from './voting.ts';

const scene = () => revealing('economic-equality').goods(0, 7, 2).goods(1, 1, 3);
const goods = (table: ReturnType<typeof decided>) => table.state.seats.map((seat) => seat.goods);

describe('Economic Equality', () => {
  it('for: all give up their trade goods, then each gains five; commodities stay', () => {
    const table = decided(scene().play(), 'for');
    expect(goods(table)).toEqual([5, 5, 5]);
    expect(table.state.seats.map(({ commodities }) => commodities)).toEqual([2, 3, 0]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('against: all give up their trade goods', () => {
    const table = decided(scene().play(), 'against');
    expect(goods(table)).toEqual([0, 0, 0]);
    expect(table.state.seats.map(({ commodities }) => commodities)).toEqual([2, 3, 0]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('78.2 all have gained theirs before anything follows from it', () => {
    const seen: number[][] = [];
    const watching: Component = {
      abilities: [
        {
          at: 'goods-gained',
          must: true,
          when: () => true,
          *resolve(t) {
            seen.push(t.state.seats.map((seat) => seat.goods));
          },
        },
      ],
    };
    const watched = scene()
      .plus({ components: { [`technology:${STAND_IN}`]: watching } })
      .tech(1, STAND_IN);
    decided(watched.play(), 'for');
    expect(seen.slice(-3)).toEqual([
      [5, 5, 5],
      [5, 5, 5],
      [5, 5, 5],
    ]);
  });
});
