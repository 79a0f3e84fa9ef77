import { describe, expect, it } from 'vitest';
import { canScore, holding, open } from './status.ts';

const MET = ['wellon', 'thibah', 'tarmann'] as const;
const SHORT = ['wellon', 'thibah', 'saudor'] as const;

describe('TI4 30 Found Research Outposts', () => {
  it('30.5a is scored with three planets with a specialty and not with one fewer', () => {
    const table = holding(open('found-research-outposts'), ...MET).play();
    expect(canScore(table, 0, 'found-research-outposts')).toBe(true);
    expect(canScore(table, 1, 'found-research-outposts')).toBe(false);
    expect(
      canScore(holding(open('found-research-outposts'), ...SHORT).play(), 0, 'found-research-outposts'),
    ).toBe(false);
  });

  it('30.12 gives a point and leaves the planets as they are', () => {
    const table = holding(open('found-research-outposts'), ...MET).play();
    table.answer(0, 'score', ['found-research-outposts']);
    expect(table.seat(0).points).toBe(1);
    expect(table.state.objectives[0]?.scored).toEqual([0]);
    expect(table.seat(1).points).toBe(0);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });
});
