import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { initiative, initiativeOrder } from '#games/twilight-imperium/rules/initiative.ts';
import type { StrategyCardId } from '#games/twilight-imperium/tables/card-ids.ts';
import { Scene } from '../scene.ts';

function table(...cards: readonly (readonly StrategyCardId[])[]) {
  const scene = new Scene(cards.length as 3 | 4 | 5 | 6);
  cards.forEach((ids, seat) => scene.strategy(seat, ...ids.map((id) => ({ id, exhausted: true }))));
  return scene;
}

describe('TI4 57 Initiative order', () => {
  it('57.0 57.1 57.2 27.6 seats come in the order of their cards’ values, lowest first', () => {
    const { state } = table(['imperial'], ['leadership'], ['warfare'], ['diplomacy'], ['trade']).play();
    expect(initiativeOrder(state)).toEqual([1, 3, 4, 2, 0]);
  });

  it('27.5 27.6 57.1 the eight cards have the values one to eight', () => {
    const six = table(
      ['leadership'],
      ['diplomacy'],
      ['politics'],
      ['construction'],
      ['trade'],
      ['warfare'],
    ).play();
    expect([0, 1, 2, 3, 4, 5].map((seat) => initiative(six.state, seat))).toEqual([1, 2, 3, 4, 5, 6]);
    const three = table(['technology'], ['imperial'], ['trade']).play();
    expect([0, 1].map((seat) => initiative(three.state, seat))).toEqual([7, 8]);
  });

  it('57.2a cards that nobody chose do not count', () => {
    const { state } = table(['imperial'], ['technology'], ['warfare'])
      .with((s) => {
        s.bonus = { leadership: 3, diplomacy: 1 };
      })
      .play();
    expect(initiativeOrder(state)).toEqual([2, 1, 0]);
  });

  it('57.3 T52 with two cards the lower one counts', () => {
    const { state } = table(
      ['leadership', 'imperial'],
      ['diplomacy', 'politics'],
      ['trade', 'construction'],
    ).play();
    expect(initiativeOrder(state)).toEqual([0, 1, 2]);
    expect(initiative(state, 2)).toBe(4);
  });

  it('57.1a T52 who has the token with the zero comes first', () => {
    const zero: Component = {
      standing: {
        initiative: {
          tier: 'overrule',
          apply: (value, { seat }, { source }) => (source.seat === seat ? 0 : value),
        },
      },
    };
    const { state } = table(['imperial'], ['leadership'], ['warfare'])
      .plus({ components: { 'technology:neuroglaive': zero } })
      .tech(0, 'neuroglaive')
      .play();
    expect(initiativeOrder(state)).toEqual([0, 1, 2]);
  });

  it('T52 51.7 without cards the order is clockwise from the speaker', () => {
    const { state } = table([], [], [])
      .with((s) => {
        s.speaker = 1;
        s.stage = { kind: 'strategy' };
      })
      .play();
    expect(initiativeOrder(state)).toEqual([1, 2, 0]);
  });
});
