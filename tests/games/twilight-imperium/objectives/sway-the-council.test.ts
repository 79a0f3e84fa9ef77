import { describe, expect, it } from 'vitest';
import { canScore, holding, open } from './status.ts';

// The home planets give 4 of it.
const EXACT = ['meer'] as const;

describe('TI4 30 Sway the Council', () => {
  it('30.10 8 influence are spent at scoring', () => {
    const table = holding(open('sway-the-council'), ...EXACT).play();
    table.answer(0, 'score', ['sway-the-council']);
    expect(table.seat(0).points).toBe(1);
    // 84.6 comes only after it: all the planets were exhausted, and are ready again when the phase is over.
    expect(table.told()).toContain('fact.paid');
    expect(EXACT.every((planet) => table.planet(planet).exhausted)).toBe(true);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });

  it('30.10 one short it cannot be scored, and a trade good makes it up', () => {
    const short = () =>
      holding(open('sway-the-council'), ...EXACT).control(0, 'archon-tau', { exhausted: true });
    expect(canScore(short().play(), 0, 'sway-the-council')).toBe(false);
    const table = short().goods(0, 1).play();
    expect(canScore(table, 0, 'sway-the-council')).toBe(true);
    table.answer(0, 'score', ['sway-the-council']);
    expect(table.seat(0).goods).toBe(0);
  });
});
