import { describe, expect, it } from 'vitest';
import { canScore, holding, open } from './status.ts';

describe('TI4 30 Conquer the Weak', () => {
  it('30.5a is scored with a planet of another home system, not with one of no home or of the own', () => {
    const id = 'conquer-the-weak';
    const table = holding(open(id), 'arretze').play();
    expect(canScore(table, 0, id)).toBe(true);
    table.answer(0, 'score', [id]);
    expect(table.seat(0).points).toBe(2);
    expect(canScore(holding(open(id), 'mecatol-rex', 'wellon').play(), 0, id)).toBe(false);
  });
});
