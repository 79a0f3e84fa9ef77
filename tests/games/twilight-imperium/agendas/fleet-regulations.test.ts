import { describe, expect, it } from 'vitest';
import { tokensLeft } from '#games/twilight-imperium/rules/tokens.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

describe('Fleet Regulations', () => {
  it('26.2 26.3 as a law: tokens beyond four go back, and no fleet pool may hold more', () => {
    const table = revealing('fleet-regulations').pools(0, { fleet: 6 }).pools(1, { fleet: 4 }).play();
    decided(table, 'for');
    expect(table.state.seats.map(({ pools }) => pools.fleet)).toEqual([4, 4, 3]);
    expect(tokensLeft(table.state, 0)).toBe(7);
    expect(table.state.laws).toMatchObject([{ id: 'fleet-regulations', seat: null }]);
  });

  it('66.3 ships beyond the smaller pool go at once', () => {
    const table = revealing('fleet-regulations').pools(0, { fleet: 6 }).units(0, '14', { cruiser: 6 }).play();
    decided(table, 'for');
    expect(table.at('14')).toBe('0:cruiser 4');
  });

  it('26.2 while it is in force a full fleet pool takes no token', () => {
    const scene = inForce(new Scene(), 'fleet-regulations').pools(0, { fleet: 4 });
    const table = scene.strategy(0, { id: 'leadership', exhausted: false }).play();
    table.answer(0, 'action', 'strategic:leadership');
    expect(table).toRefuse(0, 'token-pool', { fleet: 1, tactic: 2 });
    table.answer(0, 'token-pool', { tactic: 3 });
    expect(table.seat(0).pools).toEqual({ tactic: 6, fleet: 4, strategy: 2 });
  });

  it('beside the limit: three may become four', () => {
    const scene = inForce(new Scene(), 'fleet-regulations').strategy(0, {
      id: 'leadership',
      exhausted: false,
    });
    const table = scene.play();
    table.answer(0, 'action', 'strategic:leadership');
    table.answer(0, 'token-pool', { fleet: 1, tactic: 2 });
    expect(table.seat(0).pools.fleet).toBe(4);
  });

  it('26.6 voted down, each seat gains a token in its fleet pool, if it has one', () => {
    const table = revealing('fleet-regulations').pools(1, { tactic: 8, fleet: 5, strategy: 3 }).play();
    decided(table, 'against');
    expect(table.state.seats.map(({ pools }) => pools.fleet)).toEqual([4, 5, 4]);
    expect(table.state.laws).toEqual([]);
    expect(table.state.discards.agenda).toEqual(['fleet-regulations']);
    expect(table.state.agenda?.id).toBe('economic-equality');
  });
});
