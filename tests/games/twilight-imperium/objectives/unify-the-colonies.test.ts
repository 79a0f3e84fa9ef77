import { describe, expect, it } from 'vitest';
import { canScore, holding, open } from './status.ts';

const MET = ['vefut-ii', 'mehar-xull', 'starpoint', 'tequran', 'zohbat', 'sakulag'] as const;
const SHORT = ['vefut-ii', 'mehar-xull', 'starpoint', 'tequran', 'zohbat', 'torkan', 'wellon'] as const;

describe('TI4 30 Unify the Colonies', () => {
  it('30.5a is scored with six planets of one trait and not with one fewer', () => {
    const table = holding(open('unify-the-colonies'), ...MET).play();
    expect(canScore(table, 0, 'unify-the-colonies')).toBe(true);
    expect(canScore(table, 1, 'unify-the-colonies')).toBe(false);
    expect(canScore(holding(open('unify-the-colonies'), ...SHORT).play(), 0, 'unify-the-colonies')).toBe(
      false,
    );
  });

  it('30.12 gives two points and leaves the planets as they are', () => {
    const table = holding(open('unify-the-colonies'), ...MET).play();
    table.answer(0, 'score', ['unify-the-colonies']);
    expect(table.seat(0).points).toBe(2);
    expect(table.state.objectives[0]?.scored).toEqual([0]);
    expect(table.seat(1).points).toBe(0);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });
});
