import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { tokensLeft } from '#games/twilight-imperium/rules/tokens.ts';
import { Scene } from '../scene.ts';

const card = (scene: Scene, id: 'leadership' | 'diplomacy' | 'trade' | 'construction' | 'warfare') =>
  scene.strategy(0, { id, exhausted: false });

describe('TI4 18 Command tokens', () => {
  it('18.2 36.4 the seat says which pools the tokens it gains go to', () => {
    const table = card(new Scene(), 'leadership').play();
    table.answer(0, 'action', 'strategic:leadership');
    expect(table).toOfferExactly(0, 'token-pool', ['tactic', 'fleet', 'strategy']);
    expect(table).toRefuse(0, 'token-pool', { tactic: 1, fleet: 1 });
    table.answer(0, 'token-pool', { tactic: 1, fleet: 1, strategy: 1 });
    expect(table.seat(0).pools).toEqual({ tactic: 4, fleet: 4, strategy: 3 });
  });

  it('18.3 there are sixteen tokens, those on the board counted', () => {
    const { state } = new Scene().pools(0, { tactic: 5, fleet: 4, strategy: 2 }).token(0, '19', '20').play();
    expect(tokensLeft(state, 0)).toBe(3);
    expect(tokensLeft(state, 1)).toBe(8);
  });

  it('18.3a T48 71.1 who has fewer in reinforcements gains only those', () => {
    const table = card(new Scene(), 'leadership').pools(0, { tactic: 8, fleet: 4, strategy: 2 }).play();
    table.answer(0, 'action', 'strategic:leadership');
    expect(table).toRefuse(0, 'token-pool', { tactic: 3 });
    table.answer(0, 'token-pool', { strategy: 2 });
    expect(table.seat(0).pools).toEqual({ tactic: 8, fleet: 4, strategy: 4 });
  });

  it('18.3a with none in reinforcements none is gained and nobody asked', () => {
    const table = card(new Scene(), 'leadership').pools(0, { tactic: 8, fleet: 4, strategy: 4 }).play();
    table.answer(0, 'action', 'strategic:leadership');
    expect(table.seat(0).pools).toEqual({ tactic: 8, fleet: 4, strategy: 4 });
    expect(() => table.form(0, 'token-pool')).toThrow('not asked');
  });

  it('18.3b 13.2a T11 who has none in reinforcements places one from a pool of its choice', () => {
    const table = card(new Scene(), 'diplomacy')
      .pools(1, { tactic: 9, fleet: 7, strategy: 0 })
      .control(0, 'wellon', { exhausted: true })
      .play();
    table.answer(0, 'action', 'strategic:diplomacy');
    table.answer(0, 'diplomacy', '19');
    table.answer(0, 'ready-planets', []);
    expect(table).toOfferExactly(1, 'token-pool', ['tactic', 'fleet']);
    expect(table).toRefuse(1, 'token-pool', 'strategy', 'TI4 18.3b');
    table.answer(1, 'token-pool', 'tactic');
    expect(table.seat(1).pools).toEqual({ tactic: 8, fleet: 7, strategy: 0 });
    expect(table.state.systems['19']?.tokens).toEqual(expect.arrayContaining([1, 2]));
  });

  it('18.4 a tactical action puts a token of the tactic pool in a system', () => {
    const table = new Scene().play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '38']);
    expect(table.seat(0).pools).toEqual({ tactic: 2, fleet: 3, strategy: 2 });
    expect(table.state.systems['38']?.tokens).toEqual([0]);
  });

  it('18.4 without a token in the tactic pool there is no tactical action', () => {
    const table = new Scene().pools(0, { tactic: 0 }).play();
    expect(table).toRefuse(0, 'action', 'tactical', 'TI4 18.4');
  });

  it('18.5 a secondary costs a token of the strategy pool, which goes to reinforcements', () => {
    const table = card(new Scene(), 'trade').play();
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', []], [1, 'follow-trade', 'yes']);
    expect(table.seat(1).pools).toEqual({ tactic: 3, fleet: 3, strategy: 1 });
    expect(tokensLeft(table.state, 1)).toBe(9);
  });

  it('18.5 without a token in the strategy pool nobody is asked about the secondary', () => {
    const table = card(new Scene(), 'trade').pools(1, { strategy: 0 }).play();
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', []]);
    expect(table).toWaitFor([2, 'follow-trade']);
  });

  it('18.5a T48 the secondary of Leadership costs no token', () => {
    const table = card(new Scene(), 'leadership').pools(2, { strategy: 0 }).play();
    table.answers(
      [0, 'action', 'strategic:leadership'],
      [0, 'token-pool', { tactic: 3 }],
      [0, 'leadership', 0],
    );
    table.answers([2, 'follow-leadership', 'yes'], [2, 'leadership', 1], [2, 'payment', ['retillion']]);
    table.answer(2, 'token-pool', 'strategy');
    expect(table.seat(2).pools).toEqual({ tactic: 3, fleet: 3, strategy: 1 });
  });

  it('18.6 T48 a token placed where one lies already goes to reinforcements', () => {
    const table = card(new Scene(), 'construction').token(1, '16').play();
    table.answer(0, 'action', 'strategic:construction');
    table.answers([0, 'structure', 'none'], [1, 'follow-construction', 'yes']);
    table.answer(1, 'structure', 'pds:hercant');
    expect(table.state.systems['16']?.tokens).toEqual([1]);
    expect(table.seat(1).pools.strategy).toBe(1);
    expect(tokensLeft(table.state, 1)).toBe(8);
    expect(table.at('hercant')).toBe('1:pds 1');
  });

  it('66.4 nobody pays with tokens of the fleet pool', () => {
    const table = card(new Scene(), 'trade')
      .pools(0, { tactic: 0, fleet: 9 })
      .pools(1, { strategy: 0, fleet: 9 })
      .play();
    expect(table).toRefuse(0, 'action', 'tactical');
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', []]);
    expect(table).toWaitFor([2, 'follow-trade']);
  });

  it('74.6 a fleet pool that may hold no more takes no more', () => {
    const four: Component = { standing: { fleetPool: { tier: 'overrule', apply: () => 4 } } };
    const table = card(new Scene(), 'leadership')
      .plus({ components: { 'technology:neural-motivator': four } })
      .tech(2, 'neural-motivator')
      .play();
    table.answer(0, 'action', 'strategic:leadership');
    expect(table).toRefuse(0, 'token-pool', { fleet: 2, tactic: 1 });
    table.answer(0, 'token-pool', { fleet: 1, tactic: 2 });
    table.answers([0, 'leadership', 1], [0, 'payment', ['archon-ren']]);
    expect(table).toRefuse(0, 'token-pool', 'fleet', 'TI4 74.6');
    expect(table).toOfferExactly(0, 'token-pool', ['tactic', 'strategy']);
  });
});
