import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const scene = () => new Scene().strategy(0, { id: 'warfare', exhausted: false });

describe('TI4 10 Warfare', () => {
  it('10.0 10.1 10.2 10.3 a token comes from the board into a pool of choice', () => {
    const table = scene().token(0, '19', '20').token(1, '21').play();
    table.answer(0, 'action', 'strategic:warfare');
    expect(table).toOfferExactly(0, 'warfare', ['19', '20']);
    table.answer(0, 'warfare', '20');
    expect(table).toOfferExactly(0, 'token-pool', ['tactic', 'fleet', 'strategy']);
    table.answer(0, 'token-pool', 'strategy');
    expect(table.state.systems['20']?.tokens).toEqual([]);
    expect(table.state.systems['19']?.tokens).toEqual([0]);
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 3 });
  });

  it('10.3 without a token on the board there is nothing to take back', () => {
    const table = scene().play();
    table.answer(0, 'action', 'strategic:warfare');
    expect(table).toWaitFor([0, 'redistribute']);
  });

  it('10.4 T49 then all tokens may be shared out anew, none comes or goes', () => {
    const table = scene().token(0, '19').play();
    table.answers([0, 'action', 'strategic:warfare'], [0, 'token-pool', 'tactic']);
    expect(table).toRefuse(0, 'redistribute', { tactic: 4, fleet: 4, strategy: 2 });
    expect(table).toRefuse(0, 'redistribute', { tactic: 4, fleet: 2, strategy: 2 });
    table.answer(0, 'redistribute', { tactic: 0, fleet: 8, strategy: 1 });
    expect(table.seat(0).pools).toEqual({ tactic: 0, fleet: 8, strategy: 1 });
  });

  it('T49 66.3 fewer tokens in the fleet pool tell at once', () => {
    const table = scene().units(0, '14', { cruiser: 3 }).play();
    table.answer(0, 'action', 'strategic:warfare');
    table.answer(0, 'redistribute', { tactic: 4, fleet: 2, strategy: 2 });
    expect(table.at('14')).toBe('0:cruiser 2');
  });

  it('10.5 10.5a the others may use one space dock at home for a token, which is spent and not placed', () => {
    const table = scene().units(1, 'hercant', { 'space-dock': 1 }).units(1, '16', { carrier: 1 }).play();
    table.answers(
      [0, 'action', 'strategic:warfare'],
      [0, 'redistribute', { tactic: 3, fleet: 3, strategy: 2 }],
    );
    // Seat 2 has no dock at home.
    expect(table).toWaitFor([1, 'follow-warfare']);
    table.answer(1, 'follow-warfare', 'yes');
    expect(table.seat(1).pools.strategy).toBe(1);
    expect(table.state.systems['16']?.tokens).toEqual([]);
    expect(table.session.openFor(1).map(({ topic }) => topic)).toContain('production');
  });

  it('10.5 66.3 75.1 side by side, each seat is asked once which of its own ships go', () => {
    const table = scene()
      .goods(1, 3)
      .goods(2, 9)
      .units(1, 'hercant', { 'space-dock': 1 })
      .units(2, 'retillion', { 'space-dock': 1 })
      .units(2, '15', { cruiser: 2, destroyer: 1 })
      .play();
    table.answers(
      [0, 'action', 'strategic:warfare'],
      [0, 'redistribute', { tactic: 3, fleet: 3, strategy: 2 }],
      [1, 'follow-warfare', 'yes'],
      [2, 'follow-warfare', 'yes'],
      [2, 'production', { destroyer: 1 }],
      [2, 'payment', []],
    );
    expect(table).toWaitFor([1, 'production'], [2, 'fleet-excess']);
    table.answers([1, 'production', { destroyer: 1 }], [1, 'payment', []]);
    expect(table).toWaitFor([2, 'fleet-excess']);
    table.answer(2, 'fleet-excess', { cruiser: 1 });
    expect(table.at('15')).toBe('2:cruiser 1, 2:destroyer 2');
    expect(table).toWaitFor([1, 'action']);
  });
});
