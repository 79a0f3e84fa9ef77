import { describe, expect, it } from 'vitest';
import { canScore, open } from './status.ts';

/** Nobody but seat 0 has tokens to spend. */
const poorOthers = () =>
  open('galvanize-the-people').pools(1, { tactic: 0, strategy: 0 }).pools(2, { tactic: 0, strategy: 0 });

describe('TI4 30 Galvanize the People', () => {
  it('30.10 6 command tokens of tactic and strategy pools are spent, 5 are not enough', () => {
    const short = poorOthers().pools(0, { tactic: 5, strategy: 0, fleet: 9 }).play();
    expect(canScore(short, 0, 'galvanize-the-people')).toBe(false);
    const table = poorOthers().pools(0, { tactic: 5, strategy: 1, fleet: 3 }).play();
    table.answer(0, 'score', ['galvanize-the-people']);
    expect(table.seat(0).points).toBe(2);
    // Two new ones have come since (84.5).
    expect(table.seat(0).pools).toEqual({ tactic: 2, strategy: 0, fleet: 3 });
  });

  it('the seat says from which pools where it has a choice', () => {
    const table = poorOthers().pools(0, { tactic: 6, strategy: 6, fleet: 1 }).play();
    table.answer(0, 'score', ['galvanize-the-people']);
    expect(table).toRefuse(0, 'spend-tokens', { tactic: 1, strategy: 6 });
    table.answer(0, 'spend-tokens', { tactic: 1, strategy: 5 });
    expect(table.seat(0).pools).toEqual({ tactic: 5 + 2, strategy: 1, fleet: 1 });
  });
});
