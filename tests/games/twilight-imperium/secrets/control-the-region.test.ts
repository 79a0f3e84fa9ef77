import { describe, expect, it } from 'vitest';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { canScore, held } from '../objectives/status.ts';

const SIX = ['18', '19', '20', '21', '22', '27'] as const satisfies readonly SystemId[];

function shipsIn(systems: readonly SystemId[]) {
  const scene = held('control-the-region');
  for (const system of systems) scene.units(0, system, { fighter: 1 });
  return scene;
}

describe('TI4 30 Control the Region', () => {
  it('30.5a is scored with ships in six systems and not in five', () => {
    const five = shipsIn(SIX.slice(1)).units(0, 'mecatol-rex', { infantry: 1 });
    expect(canScore(five.play(), 0, 'control-the-region')).toBe(false);
    const table = shipsIn(SIX).play();
    table.answer(0, 'score', ['control-the-region']);
    expect(table.seat(0).points).toBe(1);
  });

  it('30.18 a seat that does not want to keeps it hidden', () => {
    const table = shipsIn(SIX).play();
    table.answer(0, 'score', []);
    expect(table.seat(0).secrets).toEqual({ held: ['control-the-region'], scored: [] });
    expect(table.seat(0).points).toBe(0);
  });
});
