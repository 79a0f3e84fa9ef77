import { describe, expect, it } from 'vitest';
import { tokensLeft } from '#games/twilight-imperium/rules/tokens.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

// Place 9, the only way from the home of seat 0 (system 14) to 20, is a nebula (42).
const nebula = () => inForce(new Scene().tile(9, '42'), 'shared-research');

describe('Shared Research', () => {
  it('80.1a as a law ships move through a nebula', () => {
    const table = activating(nebula().units(0, '14', { cruiser: 1 }), '20');
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(table.at('20')).toBe('0:cruiser 1');
  });

  it('80.1 who leaves a combat still finds no haven in a nebula', () => {
    const scene = nebula()
      .hand(0, 'skilled-retreat')
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { cruiser: 1 });
    const table = activating(scene, '20').quiet();
    table.answer(0, 'combat-round-starts', 'card:skilled-retreat');
    expect(table.offers(0, 'card-system')).not.toContain('42');
    expect(table.offers(0, 'card-system')).toContain('28');
  });

  it('54.1 68.1 asteroid fields and supernovas stay closed', () => {
    for (const tile of ['44', '43'] as const) {
      const scene = inForce(new Scene().tile(9, tile), 'shared-research').units(0, '14', { cruiser: 1 });
      expect(activating(scene, '20')).toWaitFor([1, 'action']);
    }
  });

  it('80.2 whoever starts in a nebula still has a move value of 1', () => {
    const table = activating(nebula().units(0, '42', { cruiser: 1 }), '18');
    expect(table).toWaitFor([1, 'action']);
  });

  it('18.3 voted down, each puts a token from its reinforcements in its home', () => {
    const table = decided(revealing('shared-research').token(1, '16').play(), 'against');
    expect(['14', '16', '15'].map((home) => table.state.systems[home as '14']?.tokens)).toEqual([
      [0],
      [1],
      [2],
    ]);
    expect(table.state.seats.map((_, seat) => tokensLeft(table.state, seat))).toEqual([7, 7, 7]);
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 2 });
    expect(table.state.laws).toEqual([]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('18.3b who has none left takes one from a pool of its choice, all at the same time', () => {
    const full = { tactic: 8, fleet: 5, strategy: 3 };
    const table = revealing('shared-research').pools(0, full).pools(2, full).play();
    decided(table, 'against');
    expect(table).toWaitFor([0, 'token-pool'], [2, 'token-pool']);
    table.answers([2, 'token-pool', 'strategy'], [0, 'token-pool', 'tactic']);
    expect(table.seat(2).pools).toEqual({ tactic: 8, fleet: 5, strategy: 2 });
    expect(table.seat(0).pools).toEqual({ tactic: 7, fleet: 5, strategy: 3 });
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });
});
