import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const NODE = 'technology:quantum-datahub-node';
/** Five seats at the end of a strategy phase: Hacan, at seat 0, took the last but one card. */
function ended(change: (scene: Scene) => Scene = (scene) => scene) {
  const scene = new Scene(5, ['hacan', 'xxcha', 'yssaril', 'mentak', 'winnu'])
    .stage({ kind: 'strategy' })
    .tech(0, 'quantum-datahub-node')
    .goods(0, 4);
  for (let seat = 0; seat < 5; seat++) scene.strategy(seat);
  const table = change(scene).play();
  return table.answers(
    [0, 'strategy-card', 'imperial'],
    [1, 'strategy-card', 'leadership'],
    [2, 'strategy-card', 'diplomacy'],
    [3, 'strategy-card', 'politics'],
    [4, 'strategy-card', 'trade'],
  );
}

describe('Quantum Datahub Node', () => {
  it('85.2 for a strategy token and three trade goods two strategy cards change owners', () => {
    const table = ended();
    expect(table).toWaitFor([0, 'strategy-phase-ends']);
    table.answer(0, 'strategy-phase-ends', NODE);
    expect(table).toOfferExactly(0, 'sheet-seat', ['seat:1', 'seat:2', 'seat:3', 'seat:4']);
    table.answer(0, 'sheet-seat', 'seat:1');
    expect(table.seat(0)).toMatchObject({
      goods: 1,
      pools: { strategy: 1 },
      strategy: [{ id: 'leadership', exhausted: false }],
    });
    expect(table.seat(1)).toMatchObject({ goods: 3, strategy: [{ id: 'imperial', exhausted: false }] });
    expect(table.seat(2).strategy).toEqual([{ id: 'diplomacy', exhausted: false }]);
    // 57.1: the initiative goes with the cards.
    expect(table).toWaitFor([0, 'action']);
  });

  it('85.1c of several cards its owner chooses which', () => {
    const scene = new Scene(3, ['hacan', 'xxcha', 'yssaril'])
      .stage({ kind: 'strategy' })
      .tech(0, 'quantum-datahub-node')
      .goods(0, 3);
    for (let seat = 0; seat < 3; seat++) scene.strategy(seat);
    const table = scene.play();
    table.answers(
      [0, 'strategy-card', 'imperial'],
      [1, 'strategy-card', 'trade'],
      [2, 'strategy-card', 'politics'],
    );
    table.answers(
      [0, 'strategy-card', 'warfare'],
      [1, 'strategy-card', 'leadership'],
      [2, 'strategy-card', 'diplomacy'],
    );
    table.answers([0, 'strategy-phase-ends', NODE], [0, 'sheet-seat', 'seat:1']);
    expect(table).toOfferExactly(0, 'swap-own', ['imperial', 'warfare']);
    table.answer(0, 'swap-own', 'warfare');
    expect(table).toOfferExactly(0, 'swap-other', ['trade', 'leadership']);
    table.answer(0, 'swap-other', 'trade');
    expect(table.seat(0).strategy.map(({ id }) => id)).toEqual(['imperial', 'trade']);
    expect(table.seat(1).strategy.map(({ id }) => id)).toEqual(['warfare', 'leadership']);
  });

  it('it need not be used; not with two trade goods, not without a token, not for others', () => {
    const idle = ended();
    idle.answer(0, 'strategy-phase-ends', 'pass');
    expect(idle.seat(0)).toMatchObject({ goods: 4, strategy: [{ id: 'imperial', exhausted: false }] });
    expect(ended((scene) => scene.goods(0, 2))).toWaitFor([1, 'action']);
    expect(ended((scene) => scene.pools(0, { strategy: 0 }))).toWaitFor([1, 'action']);
    expect(ended((scene) => scene.seat(0, { technologies: [] }))).toWaitFor([1, 'action']);
  });
});
