import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('TI4 24 Mining Initiative', () => {
  it('24.7 its player names a planet under its control and gains its resources in trade goods', () => {
    const table = new Scene().hand(0, 'mining-initiative').control(0, 'bereg', { exhausted: true }).play();
    table.answer(0, 'action', 'card:mining-initiative');
    expect(table).toOfferExactly(0, 'card-planet', ['bereg', 'archon-ren', 'archon-tau']);
    table.answer(0, 'card-planet', 'bereg');
    expect(table.seat(0).goods).toBe(3);
    expect(table.planet('bereg').exhausted).toBe(true);
    expect(table).toWaitFor([1, 'action']);
  });

  it('24.8 targets are named before anybody can cancel it; cancelled, it gives nothing', () => {
    const table = new Scene().hand(0, 'mining-initiative').hand(1, 'sabotage').play();
    table.answers([0, 'action', 'card:mining-initiative'], [0, 'card-planet', 'archon-ren']);
    expect(table.told().at(-1)).toBe('fact.aimedAtPlace');
    table.answer(1, 'action-card-played', 'card:sabotage');
    expect(table.seat(0)).toMatchObject({ goods: 0, hand: [] });
  });
});
