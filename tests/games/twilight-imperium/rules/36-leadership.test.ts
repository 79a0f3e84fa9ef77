import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const scene = () => new Scene().strategy(0, { id: 'leadership', exhausted: false });

describe('TI4 36 Leadership', () => {
  it('36.0 36.1 it is played in its holder’s turn and comes first', () => {
    const table = scene().play();
    expect(table).toOfferExactly(0, 'action', ['tactical', 'strategic:leadership']);
  });

  it('36.2 three tokens, then one for each three influence', () => {
    const table = scene().control(0, 'meer').goods(0, 1).play();
    table.answers([0, 'action', 'strategic:leadership'], [0, 'token-pool', { fleet: 3 }]);
    expect(table.seat(0).pools.fleet).toBe(6);
    // 3 + 1 + 4 influence and a trade good.
    expect(table.form(0, 'leadership')).toMatchObject({ kind: 'amount', min: 0, max: 3 });
    table.answer(0, 'leadership', 2);
    table.answer(0, 'payment', ['meer', 'archon-ren']);
    expect(table.seat(0)).toMatchObject({ goods: 1 });
    table.answer(0, 'token-pool', { tactic: 1, strategy: 1 });
    expect(table.seat(0).pools).toEqual({ tactic: 4, fleet: 6, strategy: 3 });
  });

  it('36.2 at and beside the price: two influence buy nothing, three buy a token', () => {
    const two = scene().control(0, 'archon-ren', { exhausted: true }).goods(0, 1).play();
    two.answers([0, 'action', 'strategic:leadership'], [0, 'token-pool', { tactic: 3 }]);
    expect(() => two.form(0, 'leadership')).toThrow('not asked');
    const three = scene().control(0, 'archon-ren', { exhausted: true }).goods(0, 2).play();
    three.answers([0, 'action', 'strategic:leadership'], [0, 'token-pool', { tactic: 3 }]);
    expect(three.form(0, 'leadership')).toMatchObject({ max: 1 });
  });

  it('36.2 no more are sold than there are in reinforcements', () => {
    const table = scene().pools(0, { tactic: 5, fleet: 4, strategy: 3 }).control(0, 'meer').play();
    table.answers([0, 'action', 'strategic:leadership'], [0, 'token-pool', { tactic: 3 }]);
    expect(table.form(0, 'leadership')).toMatchObject({ max: 1 });
  });

  it('36.3 18.5a the others may buy tokens without spending one', () => {
    const table = scene().control(1, 'meer').play();
    table.answers(
      [0, 'action', 'strategic:leadership'],
      [0, 'token-pool', { tactic: 3 }],
      [0, 'leadership', 0],
    );
    expect(table).toWaitFor([1, 'follow-leadership'], [2, 'follow-leadership']);
    table.answers(
      [1, 'follow-leadership', 'yes'],
      [1, 'leadership', 1],
      [1, 'payment', ['meer']],
      [1, 'token-pool', 'fleet'],
    );
    expect(table.seat(1).pools).toEqual({ tactic: 3, fleet: 4, strategy: 2 });
    table.answer(2, 'follow-leadership', 'no');
    expect(table.seat(2).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
    expect(table).toWaitFor([1, 'action']);
  });

  it('36.4 every token goes where its owner likes', () => {
    const table = scene().play();
    table.answer(0, 'action', 'strategic:leadership');
    table.answer(0, 'token-pool', { strategy: 3 });
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 5 });
  });
});
