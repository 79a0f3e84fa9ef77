import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { Scene } from '../scene.ts';

/** Seat 2 at the secondary of Technology, which costs four resources; it has 2 + 1 at home. */
function technology(change: (scene: Scene) => Scene = (scene) => scene) {
  const scene = new Scene().strategy(0, { id: 'technology', exhausted: false }).pools(1, { strategy: 0 });
  const table = change(scene).play();
  table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
  return table;
}

/** Seat 0 buys command tokens with Leadership; it has 3 + 1 influence at home. */
function leadership(change: (scene: Scene) => Scene = (scene) => scene) {
  const scene = new Scene().strategy(0, { id: 'leadership', exhausted: false }).pools(0, { tactic: 0 });
  const table = change(scene).play();
  table.answers([0, 'action', 'strategic:leadership'], [0, 'token-pool', { tactic: 3 }]);
  return table;
}

describe('TI4 67 Resources', () => {
  it('67.2 45.3 53.2 49.7 resources are spent by exhausting planets', () => {
    const table = technology((scene) => scene.control(2, 'saudor').control(2, 'abyz'));
    table.answers([2, 'follow-technology', 'yes'], [2, 'payment', ['abyz', 'shalloq']]);
    expect(table.planet('abyz').exhausted).toBe(true);
    expect(table.planet('shalloq').exhausted).toBe(true);
    expect(table.planet('saudor').exhausted).toBe(false);
    expect(table.planet('retillion').exhausted).toBe(false);
  });

  it('67.2 too little is refused', () => {
    const table = technology((scene) => scene.control(2, 'saudor').control(2, 'abyz'));
    table.answer(2, 'follow-technology', 'yes');
    expect(table).toRefuse(2, 'payment', ['abyz'], 'TI4 67.2');
    expect(table).toRefuse(2, 'payment', [], 'TI4 67.2');
  });

  it('62.1a what is paid too much is lost', () => {
    const table = technology((scene) => scene.control(2, 'abyz').goods(2, 1));
    table.answers([2, 'follow-technology', 'yes'], [2, 'payment', ['abyz', 'retillion']]);
    expect(table.seat(2).goods).toBe(1);
    expect(table.planet('shalloq').exhausted).toBe(false);
  });

  it('67.3 78.4 78.4a trade goods pay what the planets do not', () => {
    const table = technology((scene) => scene.goods(2, 3));
    table.answers([2, 'follow-technology', 'yes'], [2, 'payment', ['retillion']]);
    expect(table.seat(2).goods).toBe(1);
    expect(table.planet('retillion').exhausted).toBe(true);
    expect(table.planet('shalloq').exhausted).toBe(false);
  });

  it('78.4 a draft that is too little speaks of no more trade goods than there are', () => {
    const table = technology((scene) => scene.goods(2, 3));
    table.answer(2, 'follow-technology', 'yes');
    const { key = '' } = table.session.open().find(({ topic }) => topic === 'payment') ?? {};
    expect(table.session.previewAnswer(2, key, [])?.sum?.args).toMatchObject({ count: 4, paid: 0, goods: 3 });
  });

  it('78.3 all may be paid in trade goods', () => {
    const table = technology((scene) => scene.goods(2, 5));
    table.answers([2, 'follow-technology', 'yes'], [2, 'payment', []]);
    expect(table.seat(2).goods).toBe(1);
    expect(table.planet('retillion').exhausted).toBe(false);
  });

  it('67.2 where there is only one way to pay nobody is asked', () => {
    const table = technology((scene) => scene.goods(2, 1));
    table.answer(2, 'follow-technology', 'yes');
    expect(table.seat(2)).toMatchObject({ goods: 0, pools: { strategy: 1 } });
    expect(table.planet('retillion').exhausted).toBe(true);
    expect(table.planet('shalloq').exhausted).toBe(true);
  });

  it('T7 74.11 what cannot be paid is not offered', () => {
    const table = technology();
    expect(table).toWaitFor([1, 'action']);
    expect(table.seat(2).pools.strategy).toBe(2);
  });

  it('45.0 49.8 53.4 exhausted planets pay nothing', () => {
    const table = technology((scene) => scene.control(2, 'abyz', { exhausted: true }).control(2, 'saudor'));
    table.answer(2, 'follow-technology', 'yes');
    expect(table).toOfferExactly(2, 'payment', ['retillion', 'saudor', 'shalloq']);
  });

  it('60.7 commodities pay nothing', () => {
    const table = technology((scene) => scene.goods(2, 0, 3));
    expect(table).toWaitFor([1, 'action']);
  });

  it('60.0 commodities do not count where trade goods are spent', () => {
    const table = technology((scene) => scene.goods(2, 1, 3));
    table.answer(2, 'follow-technology', 'yes');
    expect(table.seat(2)).toMatchObject({ goods: 0, commodities: 3 });
  });

  it('78.4 a trade good may be worth more', () => {
    const mirror: Component = {
      standing: {
        goodWorth: {
          tier: 'adjust',
          apply: (value, { seat }, { source }) => (source.seat === seat ? value + 1 : value),
        },
      },
    };
    const table = technology((scene) =>
      scene
        .plus({ components: { 'technology:sarween-tools': mirror } })
        .tech(2, 'sarween-tools')
        .goods(2, 2)
        .control(2, 'abyz'),
    );
    table.answers([2, 'follow-technology', 'yes'], [2, 'payment', ['shalloq']]);
    expect(table.seat(2).goods).toBe(0);
  });
});

describe('TI4 9 Influence', () => {
  it('9.2 45.3 influence is spent by exhausting planets', () => {
    const table = leadership((scene) => scene.control(0, 'meer'));
    table.answers([0, 'leadership', 1], [0, 'payment', ['archon-ren']]);
    expect(table.planet('archon-ren').exhausted).toBe(true);
    expect(table.planet('meer').exhausted).toBe(false);
    expect(table.planet('archon-tau').exhausted).toBe(false);
  });

  it('9.2 too little is refused', () => {
    const table = leadership((scene) => scene.control(0, 'meer'));
    table.answer(0, 'leadership', 2);
    expect(table).toRefuse(0, 'payment', ['archon-ren', 'archon-tau'], 'TI4 9.2');
  });

  it('9.3 78.4b a trade good may be spent as one influence', () => {
    const table = leadership((scene) => scene.goods(0, 4));
    table.answers([0, 'leadership', 2], [0, 'payment', ['archon-ren']]);
    expect(table.seat(0).goods).toBe(1);
  });

  it('45.3 T7 a planet pays one of its values, not both: spent for influence it gives no resources', () => {
    const table = leadership((scene) =>
      scene
        .strategy(0, { id: 'leadership', exhausted: false }, { id: 'technology', exhausted: false })
        .control(0, 'abyz')
        .control(0, 'bereg')
        .control(0, 'saudor')
        .seat(1, { passed: true, pools: { tactic: 8, fleet: 8, strategy: 0 } })
        .seat(2, { passed: true, pools: { tactic: 8, fleet: 8, strategy: 0 } }),
    );
    table.answers([0, 'leadership', 1], [0, 'payment', ['archon-ren']], [0, 'token-pool', 'tactic']);
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    table.answer(0, 'research-more', 'yes');
    expect(table).toOfferExactly(0, 'payment', ['abyz', 'archon-tau', 'bereg', 'saudor']);
  });

  it('45.0 planets without influence are no help', () => {
    const table = leadership((scene) => scene.control(0, 'abyz').control(0, 'meer'));
    table.answer(0, 'leadership', 1);
    expect(table).toOfferExactly(0, 'payment', ['archon-ren', 'archon-tau', 'meer']);
  });
});
