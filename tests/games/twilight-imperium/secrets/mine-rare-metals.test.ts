import { describe, expect, it } from 'vitest';
import { canScore, held, holding } from '../objectives/status.ts';

const MET = ['vefut-ii', 'mehar-xull', 'starpoint', 'tequran'] as const;
const SHORT = ['vefut-ii', 'mehar-xull', 'starpoint', 'torkan'] as const;

describe('TI4 30 Mine Rare Metals', () => {
  it('30.5a is scored with four hazardous planets and not with three', () => {
    expect(canScore(holding(held('mine-rare-metals'), ...SHORT).play(), 0, 'mine-rare-metals')).toBe(false);
    const table = holding(held('mine-rare-metals'), ...MET).play();
    table.answer(0, 'score', ['mine-rare-metals']);
    expect(table.seat(0).secrets).toEqual({ held: [], scored: ['mine-rare-metals'] });
    expect(table.seat(0).points).toBe(1);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });
});
