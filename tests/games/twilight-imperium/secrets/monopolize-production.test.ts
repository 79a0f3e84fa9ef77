import { describe, expect, it } from 'vitest';
import { canScore, held, holding } from '../objectives/status.ts';

const MET = ['wellon', 'thibah', 'tarmann', 'saudor'] as const;
const SHORT = ['wellon', 'thibah', 'tarmann', 'torkan'] as const;

describe('TI4 30 Monopolize Production', () => {
  it('30.5a is scored with four industrial planets and not with three', () => {
    expect(
      canScore(holding(held('monopolize-production'), ...SHORT).play(), 0, 'monopolize-production'),
    ).toBe(false);
    const table = holding(held('monopolize-production'), ...MET).play();
    table.answer(0, 'score', ['monopolize-production']);
    expect(table.seat(0).secrets).toEqual({ held: [], scored: ['monopolize-production'] });
    expect(table.seat(0).points).toBe(1);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });
});
