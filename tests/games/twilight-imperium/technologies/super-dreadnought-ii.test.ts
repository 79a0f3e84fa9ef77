import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import type { TechnologyId } from '#games/twilight-imperium/tables/ids.ts';
import { Scene } from '../scene.ts';

const researching = (...known: readonly TechnologyId[]) =>
  new Scene(3, ['l1z1x', 'hacan', 'xxcha'])
    .tech(0, ...known)
    .strategy(0, { id: 'technology', exhausted: false })
    .play()
    .answers([0, 'action', 'strategic:technology']);

describe('Super-Dreadnought II', () => {
  it('29.1 is researched in the place of the generic upgrade, and puts its line in force', () => {
    const table = researching('gravity-drive', 'antimass-deflectors', 'sarween-tools');
    expect(table.offers(0, 'research')).not.toContain('dreadnought-ii');
    table.answer(0, 'research', 'super-dreadnought-ii');
    expect(lineOf(table.state as never, 0, 'dreadnought')).toMatchObject({
      combat: { hitOn: 4, dice: 1 },
      move: 2,
      capacity: 2,
    });
    expect(lineOf(table.state as never, 1, 'dreadnought')).not.toMatchObject({
      combat: { hitOn: 4, dice: 1 },
      move: 2,
      capacity: 2,
    });
  });

  it('28.12 takes its prerequisites', () => {
    expect(researching('antimass-deflectors', 'sarween-tools')).toRefuse(
      0,
      'research',
      'super-dreadnought-ii',
      'TI4 28.12',
    );
  });
});
