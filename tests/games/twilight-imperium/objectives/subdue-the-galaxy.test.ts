import { describe, expect, it } from 'vitest';
import { canScore, holding, open } from './status.ts';

const MET = [
  'wellon',
  'vefut-ii',
  'thibah',
  'tarmann',
  'saudor',
  'mehar-xull',
  'new-albion',
  'starpoint',
  'tequran',
  'torkan',
  'qucenn',
] as const;
const SHORT = [
  'wellon',
  'vefut-ii',
  'thibah',
  'tarmann',
  'saudor',
  'mehar-xull',
  'new-albion',
  'starpoint',
  'tequran',
  'torkan',
] as const;

describe('TI4 30 Subdue the Galaxy', () => {
  it('30.5a is scored with eleven planets outside home systems and not with one fewer', () => {
    const table = holding(open('subdue-the-galaxy'), ...MET).play();
    expect(canScore(table, 0, 'subdue-the-galaxy')).toBe(true);
    expect(canScore(table, 1, 'subdue-the-galaxy')).toBe(false);
    expect(canScore(holding(open('subdue-the-galaxy'), ...SHORT).play(), 0, 'subdue-the-galaxy')).toBe(false);
  });

  it('30.12 gives two points and leaves the planets as they are', () => {
    const table = holding(open('subdue-the-galaxy'), ...MET).play();
    table.answer(0, 'score', ['subdue-the-galaxy']);
    expect(table.seat(0).points).toBe(2);
    expect(table.state.objectives[0]?.scored).toEqual([0]);
    expect(table.seat(1).points).toBe(0);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });
});
