import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const neighbours = () => new Scene().units(1, '29', { destroyer: 1 });

describe('TI4 14 Deals', () => {
  it('14.1 69.5 a deal that includes a transaction keeps to the rules of transactions', () => {
    const table = neighbours().goods(0, 2).play();
    expect(table).toRefuse(0, 'deal', 'offer:2', 'TI4 73.1');
    table.answer(0, 'deal', 'offer:1');
  });

  it('14.3 14.3a T57 what can be agreed on can be fulfilled at once, and is, by both', () => {
    const scene = neighbours().goods(0, 2).goods(1, 1).hand(0, 'summit').note(1, 'ceasefire', 1);
    const table = scene.play().quiet();
    table.answer(0, 'deal', 'offer:1');
    for (const id of table.offers(0, 'terms')) expect(id).toMatch(/^(give|want):(goods|commodities|note)/);
    table.answer(0, 'terms', { 'give:goods': 2, 'want:goods': 1, 'want:note:ceasefire:1': 1 });
    table.answer(1, 'deal', 'accept:0');
    expect([table.seat(0).goods, table.seat(1).goods]).toEqual([1, 2]);
    expect(table.seat(0).notes).toEqual([{ id: 'ceasefire', owner: 1 }]);
  });

  it('14.4 T57 nothing else binds anybody: after a transaction both do as they like', () => {
    const table = neighbours().goods(0, 2).play();
    table.answers([0, 'deal', 'offer:1'], [0, 'terms', { 'give:goods': 2 }], [1, 'deal', 'accept:0']);
    expect(table.offers(0, 'action')).toEqual(['tactical', 'pass']);
  });
});
