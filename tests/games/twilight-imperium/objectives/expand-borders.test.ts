import { describe, expect, it } from 'vitest';
import { canScore, holding, open } from './status.ts';

const MET = ['wellon', 'thibah', 'tarmann', 'vefut-ii', 'torkan', 'mecatol-rex'] as const;
const SHORT = ['wellon', 'thibah', 'tarmann', 'vefut-ii', 'mecatol-rex'] as const;

describe('TI4 30 Expand Borders', () => {
  it('30.5a is scored with six planets outside home systems and not with one fewer', () => {
    const table = holding(open('expand-borders'), ...MET).play();
    expect(canScore(table, 0, 'expand-borders')).toBe(true);
    expect(canScore(table, 1, 'expand-borders')).toBe(false);
    expect(canScore(holding(open('expand-borders'), ...SHORT).play(), 0, 'expand-borders')).toBe(false);
  });

  it('30.12 gives a point and leaves the planets as they are', () => {
    const table = holding(open('expand-borders'), ...MET).play();
    table.answer(0, 'score', ['expand-borders']);
    expect(table.seat(0).points).toBe(1);
    expect(table.state.objectives[0]?.scored).toEqual([0]);
    expect(table.seat(1).points).toBe(0);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });

  it('does not count planets of any home system', () => {
    const scene = holding(
      open('expand-borders'),
      'wellon',
      'thibah',
      'tarmann',
      'vefut-ii',
      'torkan',
      'arretze',
    );
    expect(canScore(scene.play(), 0, 'expand-borders')).toBe(false);
  });
});
