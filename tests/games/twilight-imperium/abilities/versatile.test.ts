import { describe, expect, it } from 'vitest';
import { keepTokens, statusOf } from './status-phase.ts';

const total = (pools: { tactic: number; fleet: number; strategy: number }) =>
  pools.tactic + pools.fleet + pools.strategy;

describe('Versatile', () => {
  it('84.5 three command tokens in the status phase, for the others two', () => {
    const table = keepTokens(statusOf('xxcha', 'sol', 'yssaril').of('ability:versatile').play());
    expect(table.state.seats.map(({ pools }) => total(pools))).toEqual([10, 11, 10]);
    expect(table.state.stage).toEqual({ kind: 'strategy' });
  });

  it('84.5 it adds to what others add', () => {
    const scene = statusOf('xxcha', 'sol', 'yssaril').of('ability:versatile').tech(1, 'hyper-metabolism');
    const table = keepTokens(scene.play());
    expect(table.state.seats.map(({ pools }) => total(pools))).toEqual([10, 12, 10]);
  });
});
