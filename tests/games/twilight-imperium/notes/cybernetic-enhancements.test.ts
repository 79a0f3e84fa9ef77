import { describe, expect, it } from 'vitest';
import { waits } from '../combat.ts';
import { Scene } from '../scene.ts';

const NOTE = 'note:cybernetic-enhancements@1';
const held = () => new Scene(3, ['hacan', 'l1z1x', 'xxcha']).note(0, 'cybernetic-enhancements', 1);

describe('Cybernetic Enhancements', () => {
  it('as its holder’s turn begins a token leaves the owner’s strategy pool and the holder’s gains one', () => {
    const table = held().play();
    table.answer(0, 'turn-starts', NOTE);
    expect([0, 1, 2].map((seat) => table.seat(seat).pools.strategy)).toEqual([3, 1, 2]);
    expect(table.seat(1).notes).toEqual([{ id: 'cybernetic-enhancements', owner: 1 }]);
    expect(table).toWaitFor([0, 'action']);
  });

  it('not while the owner’s pool is empty, nor in another’s turn', () => {
    expect(waits(held().pools(1, { strategy: 0 }).play())).toEqual(['0:action']);
    expect(waits(held().stage({ kind: 'turn', seat: 2 }).play())).toEqual(['2:action']);
  });

  it('18.3a a holder without tokens in reinforcements gains none', () => {
    const table = held().pools(0, { tactic: 7, fleet: 7, strategy: 2 }).play();
    table.answer(0, 'turn-starts', NOTE);
    expect(table.seat(0).pools.strategy).toBe(2);
    expect(table.seat(1).pools.strategy).toBe(1);
  });
});
