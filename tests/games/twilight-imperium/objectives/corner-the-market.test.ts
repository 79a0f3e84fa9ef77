import { describe, expect, it } from 'vitest';
import { canScore, holding, open } from './status.ts';

const MET = ['wellon', 'thibah', 'tarmann', 'saudor'] as const;
const SHORT = ['wellon', 'thibah', 'tarmann', 'vefut-ii', 'torkan'] as const;

describe('TI4 30 Corner the Market', () => {
  it('30.5a is scored with four planets of one trait and not with one fewer', () => {
    const table = holding(open('corner-the-market'), ...MET).play();
    expect(canScore(table, 0, 'corner-the-market')).toBe(true);
    expect(canScore(table, 1, 'corner-the-market')).toBe(false);
    expect(canScore(holding(open('corner-the-market'), ...SHORT).play(), 0, 'corner-the-market')).toBe(false);
  });

  it('30.12 gives a point and leaves the planets as they are', () => {
    const table = holding(open('corner-the-market'), ...MET).play();
    table.answer(0, 'score', ['corner-the-market']);
    expect(table.seat(0).points).toBe(1);
    expect(table.state.objectives[0]?.scored).toEqual([0]);
    expect(table.seat(1).points).toBe(0);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });
});
