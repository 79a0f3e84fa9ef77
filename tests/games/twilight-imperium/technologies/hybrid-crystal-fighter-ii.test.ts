import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import type { TechnologyId } from '#games/twilight-imperium/tables/ids.ts';
import { Scene } from '../scene.ts';

const researching = (...known: readonly TechnologyId[]) =>
  new Scene(3, ['naalu', 'hacan', 'xxcha'])
    .tech(0, ...known)
    .strategy(0, { id: 'technology', exhausted: false })
    .play()
    .answers([0, 'action', 'strategic:technology']);

describe('Hybrid Crystal Fighter II', () => {
  it('29.1 is researched in the place of the generic upgrade, and puts its line in force', () => {
    const table = researching('antimass-deflectors', 'neural-motivator');
    expect(table.offers(0, 'research')).not.toContain('fighter-ii');
    table.answer(0, 'research', 'hybrid-crystal-fighter-ii');
    expect(lineOf(table.state as never, 0, 'fighter')).toMatchObject({
      combat: { hitOn: 7, dice: 1 },
      move: 2,
    });
    expect(lineOf(table.state as never, 1, 'fighter')).not.toMatchObject({
      combat: { hitOn: 7, dice: 1 },
      move: 2,
    });
  });

  it('28.12 takes its prerequisites', () => {
    expect(researching('neural-motivator')).toRefuse(0, 'research', 'hybrid-crystal-fighter-ii', 'TI4 28.12');
  });
});
