import { describe, expect, it } from 'vitest';
import { canScore, open } from './status.ts';

describe('TI4 30 Centralize Galactic Trade', () => {
  it('30.10 78.4c 10 trade goods are spent at scoring, 9 are not enough', () => {
    expect(
      canScore(open('centralize-galactic-trade').goods(0, 9, 3).play(), 0, 'centralize-galactic-trade'),
    ).toBe(false);
    const table = open('centralize-galactic-trade').goods(0, 11).play();
    table.answer(0, 'score', ['centralize-galactic-trade']);
    expect(table.seat(0).goods).toBe(1);
    expect(table.seat(0).points).toBe(2);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });
});
