import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('TI4 24 Insubordination', () => {
  it('24.6a another seat loses a token of its tactic pool', () => {
    const table = new Scene(4).hand(0, 'insubordination').pools(2, { tactic: 0 }).play();
    table.answer(0, 'action', 'card:insubordination');
    expect(table).toOfferExactly(0, 'card-seat', ['seat:1', 'seat:3']);
    table.answer(0, 'card-seat', 'seat:3');
    expect(table.seat(3).pools).toEqual({ tactic: 2, fleet: 3, strategy: 2 });
    expect(table.seat(1).pools.tactic).toBe(3);
    // It is not spent: nobody has asked its owner.
    expect(table.told()).toContain('fact.tokenReturned');
    expect(table.told()).not.toContain('fact.tokenSpent');
    expect(table).toWaitFor([1, 'action']);
  });

  it('31.3 not while nobody else has a token there', () => {
    const scene = new Scene().hand(0, 'insubordination').pools(1, { tactic: 0 }).pools(2, { tactic: 0 });
    expect(scene.play().offers(0, 'action')).not.toContain('card:insubordination');
  });
});
