import { describe, expect, it } from 'vitest';
import { canScore, open } from './status.ts';

/** Nobody but seat 0 has tokens to spend. */
const poorOthers = () =>
  open('lead-from-the-front').pools(1, { tactic: 0, strategy: 0 }).pools(2, { tactic: 0, strategy: 0 });

describe('TI4 30 Lead From the Front', () => {
  it('30.10 3 command tokens of tactic and strategy pools are spent, 2 are not enough', () => {
    const short = poorOthers().pools(0, { tactic: 2, strategy: 0, fleet: 9 }).play();
    expect(canScore(short, 0, 'lead-from-the-front')).toBe(false);
    const table = poorOthers().pools(0, { tactic: 2, strategy: 1, fleet: 3 }).play();
    table.answer(0, 'score', ['lead-from-the-front']);
    expect(table.seat(0).points).toBe(1);
    // Two new ones have come since (84.5).
    expect(table.seat(0).pools).toEqual({ tactic: 2, strategy: 0, fleet: 3 });
  });

  it('the seat says from which pools where it has a choice', () => {
    const table = poorOthers().pools(0, { tactic: 3, strategy: 3, fleet: 1 }).play();
    table.answer(0, 'score', ['lead-from-the-front']);
    expect(table).toRefuse(0, 'spend-tokens', { tactic: 1, strategy: 3 });
    table.answer(0, 'spend-tokens', { tactic: 1, strategy: 2 });
    expect(table.seat(0).pools).toEqual({ tactic: 2 + 2, strategy: 1, fleet: 1 });
  });
});
