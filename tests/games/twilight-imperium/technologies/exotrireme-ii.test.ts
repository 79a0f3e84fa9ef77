import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import type { TechnologyId } from '#games/twilight-imperium/tables/ids.ts';
import { Scene } from '../scene.ts';

const researching = (...known: readonly TechnologyId[]) =>
  new Scene(3, ['sardakk', 'hacan', 'xxcha'])
    .tech(0, ...known)
    .strategy(0, { id: 'technology', exhausted: false })
    .play()
    .answers([0, 'action', 'strategic:technology']);

describe('Exotrireme II', () => {
  it('29.1 is researched in the place of the generic upgrade, and puts its line in force', () => {
    const table = researching('gravity-drive', 'antimass-deflectors', 'sarween-tools');
    expect(table.offers(0, 'research')).not.toContain('dreadnought-ii');
    table.answer(0, 'research', 'exotrireme-ii');
    expect(lineOf(table.state as never, 0, 'dreadnought')).toMatchObject({
      move: 2,
      bombardment: { hitOn: 4, dice: 2 },
    });
    expect(lineOf(table.state as never, 1, 'dreadnought')).not.toMatchObject({
      move: 2,
      bombardment: { hitOn: 4, dice: 2 },
    });
  });

  it('28.12 takes its prerequisites', () => {
    expect(researching('antimass-deflectors', 'sarween-tools')).toRefuse(
      0,
      'research',
      'exotrireme-ii',
      'TI4 28.12',
    );
  });
});
