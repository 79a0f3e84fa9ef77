import { describe, expect, it } from 'vitest';
import { canScore, open } from './status.ts';

describe('TI4 30 Negotiate Trade Routes', () => {
  it('30.10 78.4c 5 trade goods are spent at scoring, 4 are not enough', () => {
    expect(canScore(open('negotiate-trade-routes').goods(0, 4, 3).play(), 0, 'negotiate-trade-routes')).toBe(
      false,
    );
    const table = open('negotiate-trade-routes').goods(0, 6).play();
    table.answer(0, 'score', ['negotiate-trade-routes']);
    expect(table.seat(0).goods).toBe(1);
    expect(table.seat(0).points).toBe(1);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });
});
