import { describe, expect, it } from 'vitest';
import { canScore, holding, open } from './status.ts';

const MET = ['wellon', 'thibah', 'tarmann', 'mehar-xull', 'new-albion'] as const;
const SHORT = ['wellon', 'thibah', 'tarmann', 'mehar-xull', 'saudor'] as const;

describe('TI4 30 Form Galactic Brain Trust', () => {
  it('30.5a is scored with five planets with a specialty and not with one fewer', () => {
    const table = holding(open('form-galactic-brain-trust'), ...MET).play();
    expect(canScore(table, 0, 'form-galactic-brain-trust')).toBe(true);
    expect(canScore(table, 1, 'form-galactic-brain-trust')).toBe(false);
    expect(
      canScore(holding(open('form-galactic-brain-trust'), ...SHORT).play(), 0, 'form-galactic-brain-trust'),
    ).toBe(false);
  });

  it('30.12 gives two points and leaves the planets as they are', () => {
    const table = holding(open('form-galactic-brain-trust'), ...MET).play();
    table.answer(0, 'score', ['form-galactic-brain-trust']);
    expect(table.seat(0).points).toBe(2);
    expect(table.state.objectives[0]?.scored).toEqual([0]);
    expect(table.seat(1).points).toBe(0);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });
});
