import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const NOTE = 'note:military-support@0';
/** It is about to be the turn of Sol at seat 0; seat 1 has its note. */
const scene = () =>
  new Scene(3, ['sol', 'hacan', 'yssaril']).note(1, 'military-support', 0).control(1, 'vefut-ii');

describe('Military Support', () => {
  it('82.3a as Sol’s turn begins it returns a strategy token, and the player places two infantry', () => {
    const table = scene().play();
    expect(table).toWaitFor([1, 'turn-starts']);
    table.answer(1, 'turn-starts', NOTE);
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 1 });
    expect(table).toOfferExactly(1, 'sheet-planet', ['arretze', 'hercant', 'kamdorn', 'vefut-ii', 'none']);
    table.answer(1, 'sheet-planet', 'vefut-ii');
    expect(table.at('vefut-ii')).toBe('1:infantry 2');
    expect(table.seat(1).notes).toEqual([]);
    expect(table.seat(0).notes).toEqual([{ id: 'military-support', owner: 0 }]);
    expect(table).toWaitFor([0, 'action']);
  });

  it('the infantry is a choice; an empty pool does not matter', () => {
    const none = scene().play().answers([1, 'turn-starts', NOTE], [1, 'sheet-planet', 'none']);
    expect(none.told()).not.toContain('fact.placed');
    expect(none.seat(0).pools.strategy).toBe(1);
    const empty = scene().pools(0, { strategy: 0 }).play();
    empty.answers([1, 'turn-starts', NOTE], [1, 'sheet-planet', 'kamdorn']);
    expect(empty.seat(0).pools.strategy).toBe(0);
    expect(empty.at('kamdorn')).toBe('1:infantry 2');
  });

  it('25.1a it need not be used, and is of no use in turns of others', () => {
    const idle = scene().play().answers([1, 'turn-starts', 'pass']);
    expect(idle.seat(0).pools.strategy).toBe(2);
    expect(idle).toWaitFor([0, 'action']);
    const own = scene().stage({ kind: 'turn', seat: 1 }).play();
    expect(own).toWaitFor([1, 'action']);
  });
});
