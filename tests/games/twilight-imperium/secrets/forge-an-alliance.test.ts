import { describe, expect, it } from 'vitest';
import { canScore, held, holding } from '../objectives/status.ts';

const MET = ['torkan', 'rarron', 'mellon', 'xxehan'] as const;
const SHORT = ['torkan', 'rarron', 'mellon', 'wellon'] as const;

describe('TI4 30 Forge an Alliance', () => {
  it('30.5a is scored with four cultural planets and not with three', () => {
    expect(canScore(holding(held('forge-an-alliance'), ...SHORT).play(), 0, 'forge-an-alliance')).toBe(false);
    const table = holding(held('forge-an-alliance'), ...MET).play();
    table.answer(0, 'score', ['forge-an-alliance']);
    expect(table.seat(0).secrets).toEqual({ held: [], scored: ['forge-an-alliance'] });
    expect(table.seat(0).points).toBe(1);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });
});
