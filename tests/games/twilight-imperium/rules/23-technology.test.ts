import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { Scene } from '../scene.ts';

const scene = () => new Scene().strategy(0, { id: 'technology', exhausted: false });
const techs = (table: ReturnType<Scene['play']>, seat: number) =>
  table.seat(seat).technologies.map(({ id }) => id);

describe('TI4 23 Technology', () => {
  it('23.0 23.1 23.2 28.3a its holder researches a technology', () => {
    const table = scene().pools(1, { strategy: 0 }).pools(2, { strategy: 0 }).play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    expect(techs(table, 0)).toEqual(['neural-motivator']);
    expect(table).toWaitFor([1, 'action']);
  });

  it('23.2 then another for six resources', () => {
    const table = scene().control(0, 'abyz').control(0, 'bereg').play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    table.answers(
      [0, 'research-more', 'yes'],
      [0, 'payment', ['abyz', 'bereg']],
      [0, 'research', 'sarween-tools'],
    );
    expect(techs(table, 0)).toEqual(['neural-motivator', 'sarween-tools']);
    expect(table.planet('abyz').exhausted).toBe(true);
  });

  it('23.2 at and beside the price: five resources are not enough, six are', () => {
    const five = scene().goods(0, 2).play();
    five.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    expect(() => five.form(0, 'research-more')).toThrow('not asked');
    const six = scene().goods(0, 3).play();
    six.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    expect(six).toOfferExactly(0, 'research-more', ['yes', 'no']);
    six.answer(0, 'research-more', 'no');
    expect(six.seat(0).goods).toBe(3);
    expect(techs(six, 0)).toHaveLength(1);
  });

  it('23.3 the others may research for a token and four resources', () => {
    const table = scene().goods(1, 1).goods(2, 0).play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    // Seat 2 has three resources only.
    expect(table).toWaitFor([1, 'follow-technology']);
    table.answer(1, 'follow-technology', 'yes');
    expect(table.seat(1)).toMatchObject({ goods: 0, pools: { strategy: 1 } });
    table.answer(1, 'research', 'antimass-deflectors');
    expect(techs(table, 1)).toEqual(['antimass-deflectors']);
    expect(techs(table, 2)).toEqual([]);
  });

  it('23.2 23.3 whoever has something else instead of research may follow too', () => {
    const instead: Component = {
      standing: {
        mayResearch: {
          tier: 'overrule',
          apply: (value, { seat }, { source }) => (seat === source.seat ? false : value),
        },
        researches: {
          tier: 'overrule',
          apply: (value, { seat }, { source }) => (seat === source.seat ? true : value),
        },
      },
    };
    const table = scene()
      .plus({ components: { 'technology:neural-motivator': instead } })
      .tech(1, 'neural-motivator')
      .goods(1, 3)
      .play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    expect(table).toWaitFor([1, 'follow-technology']);
  });
});
