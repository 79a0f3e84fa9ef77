import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const scene = (seats: 3 | 4 | 5 | 6 = 3) =>
  new Scene(seats).strategy(0, { id: 'diplomacy', exhausted: false });

describe('TI4 13 Diplomacy', () => {
  it('13.0 13.1 13.2 a system with a planet of one’s own is closed: all others put a token there', () => {
    const table = scene(4).control(0, 'wellon').play();
    table.answer(0, 'action', 'strategic:diplomacy');
    expect(table).toOfferExactly(0, 'diplomacy', ['14', '19']);
    table.answer(0, 'diplomacy', '19');
    expect([...(table.state.systems['19']?.tokens ?? [])].sort()).toEqual([1, 2, 3]);
    expect(table.seat(1).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
  });

  it('13.2 the system of Mecatol Rex cannot be chosen', () => {
    const table = scene().control(0, 'mecatol-rex').control(0, 'wellon').play();
    table.answer(0, 'action', 'strategic:diplomacy');
    expect(table).toOfferExactly(0, 'diplomacy', ['14', '19']);
  });

  it('13.2 a planet of another in the system is no obstacle, but none of one’s own is', () => {
    const table = scene().control(0, 'gral').control(1, 'centauri').control(1, 'wellon').play();
    table.answer(0, 'action', 'strategic:diplomacy');
    expect(table).toOfferExactly(0, 'diplomacy', ['14', '34']);
  });

  it('13.2 an exhausted planet of another in the system stays exhausted', () => {
    const shared = scene().control(0, 'gral', { exhausted: true });
    const table = shared.control(1, 'centauri', { exhausted: true }).play();
    table.answers([0, 'action', 'strategic:diplomacy'], [0, 'diplomacy', '34']);
    expect(table).toOfferExactly(0, 'ready-planets', ['gral']);
    expect(table).toRefuse(0, 'ready-planets', ['centauri']);
  });

  it('13.2 up to two exhausted planets of that system are readied, before the tokens are placed', () => {
    const table = scene()
      .control(0, 'archon-ren', { exhausted: true })
      .control(0, 'archon-tau', { exhausted: true })
      .control(0, 'wellon', { exhausted: true })
      .play();
    table.answers([0, 'action', 'strategic:diplomacy'], [0, 'diplomacy', '14']);
    expect(table).toOfferExactly(0, 'ready-planets', ['archon-ren', 'archon-tau']);
    expect(table.state.systems['14']?.tokens).toEqual([]);
    table.answer(0, 'ready-planets', ['archon-ren', 'archon-tau']);
    expect(table.planet('archon-ren').exhausted).toBe(false);
    expect(table.planet('archon-tau').exhausted).toBe(false);
    expect(table.planet('wellon').exhausted).toBe(true);
    expect(table.told()).toContain('fact.cardReadied');
    expect(table.state.systems['14']?.tokens).toHaveLength(2);
  });

  it('13.2 of three planets in a system no more than two are readied', () => {
    const table = new Scene()
      .strategy(1, { id: 'diplomacy', exhausted: false })
      .stage({ kind: 'turn', seat: 1 })
      .control(1, 'arretze', { exhausted: true })
      .control(1, 'hercant', { exhausted: true })
      .control(1, 'kamdorn', { exhausted: true })
      .play();
    table.answer(1, 'action', 'strategic:diplomacy');
    expect(table).toRefuse(1, 'ready-planets', ['arretze', 'hercant', 'kamdorn']);
    table.answer(1, 'ready-planets', ['arretze', 'kamdorn']);
    expect(table.planet('hercant').exhausted).toBe(true);
  });

  it('13.2a 18.3b T11 those without reinforcements choose a pool, each for itself at once', () => {
    const table = scene()
      .pools(1, { tactic: 10, fleet: 4, strategy: 2 })
      .pools(2, { tactic: 2, fleet: 4, strategy: 10 })
      .play();
    table.answer(0, 'action', 'strategic:diplomacy');
    expect(table).toWaitFor([1, 'token-pool'], [2, 'token-pool']);
    table.answer(2, 'token-pool', 'strategy');
    table.answer(1, 'token-pool', 'fleet');
    expect(table.seat(2).pools).toEqual({ tactic: 2, fleet: 4, strategy: 9 });
    expect(table.seat(1).pools).toEqual({ tactic: 10, fleet: 3, strategy: 2 });
  });

  it('T11 66.3 a token taken from the fleet pool may cost ships at once', () => {
    const table = scene()
      .pools(1, { tactic: 10, fleet: 4, strategy: 2 })
      .units(1, '16', { cruiser: 4 })
      .play();
    table.answers([0, 'action', 'strategic:diplomacy'], [1, 'token-pool', 'fleet']);
    expect(table.at('16')).toBe('1:cruiser 3');
  });

  it('13.2b 18.3b a seat whose token lies there already places none', () => {
    const table = scene().token(1, '14').pools(1, { tactic: 10, fleet: 4, strategy: 1 }).play();
    table.answer(0, 'action', 'strategic:diplomacy');
    expect(() => table.form(1, 'token-pool')).toThrow('not asked');
    expect(table.state.systems['14']?.tokens).toEqual([1, 2]);
    expect(table.seat(1).pools).toEqual({ tactic: 10, fleet: 4, strategy: 1 });
  });

  it('13.3 the others may ready two planets of theirs, wherever they lie, for a token', () => {
    const table = scene()
      .control(1, 'hercant', { exhausted: true })
      .control(1, 'wellon', { exhausted: true })
      .control(1, 'abyz', { exhausted: true })
      .play();
    table.answer(0, 'action', 'strategic:diplomacy');
    // Seat 2 has nothing to ready.
    expect(table).toWaitFor([1, 'follow-diplomacy']);
    table.answer(1, 'follow-diplomacy', 'yes');
    expect(table).toRefuse(1, 'ready-planets', ['hercant', 'wellon', 'abyz']);
    table.answer(1, 'ready-planets', ['hercant', 'abyz']);
    expect(table.planet('hercant').exhausted).toBe(false);
    expect(table.planet('abyz').exhausted).toBe(false);
    expect(table.planet('wellon').exhausted).toBe(true);
    expect(table.seat(1).pools.strategy).toBe(1);
  });
});
