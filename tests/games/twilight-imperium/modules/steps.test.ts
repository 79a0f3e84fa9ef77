import { describe, expect, it } from 'vitest';
import type { AddedStep, StepName } from '#games/twilight-imperium/hooks/steps.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const TACTICAL = [
  'activation',
  'movement',
  'space cannon',
  'space combat',
  'invasion',
  'production',
] as const satisfies readonly StepName[];

/** A step after each of these that says where it came. */
function noting(names: readonly StepName[]) {
  const seen: StepName[] = [];
  const steps = names.map((after) => ({
    after,
    *run() {
      seen.push(after);
    },
  })) as readonly AddedStep[];
  return { seen, steps };
}

describe('steps of modules', () => {
  it('77 come once each, after the steps of a tactical action that they name', () => {
    const { seen, steps } = noting([...TACTICAL].reverse());
    const scene = new Scene().units(0, '14', { cruiser: 1 }).plus({ steps });
    const table = activating(scene, '29');
    expect(seen).toEqual(['activation']);
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(seen).toEqual(TACTICAL);
    expect(table).toWaitFor([1, 'action']);
  });
});
