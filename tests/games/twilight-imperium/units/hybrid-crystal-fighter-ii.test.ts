import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { activate, facts } from '../combat.ts';
import { Scene } from '../scene.ts';

const naalu = (fighters: number, fleet: number, cruisers = 1) =>
  new Scene(3, ['naalu', 'hacan', 'xxcha'])
    .of('unit:hybrid-crystal-fighter-ii')
    .tech(0, 'hybrid-crystal-fighter-ii')
    .pools(0, { fleet })
    .units(0, '20', { cruiser: cruisers, fighter: fighters });

describe('Hybrid Crystal Fighter II', () => {
  it('29.4 flies by itself and fights better', () => {
    const table = naalu(2, 3).play();
    expect(lineOf(table.state as never, 0, 'fighter')).toMatchObject({ move: 2, combat: { hitOn: 7 } });
    expect(lineOf(table.state as never, 1, 'fighter')).toMatchObject({ move: 0, combat: { hitOn: 9 } });
    const base = new Scene(3, ['naalu', 'hacan', 'xxcha']).play();
    expect(lineOf(base.state as never, 0, 'fighter')).toMatchObject({ move: 0, combat: { hitOn: 8 } });
  });

  it('66.1 each beyond the capacity is half a ship for the fleet pool', () => {
    // A cruiser and four fighters: three places.
    const full = activate(naalu(4, 3), '20');
    expect(full.at('20')).toBe('0:cruiser 1, 0:fighter 4');
    const over = activate(naalu(5, 3), '20');
    expect(over.at('20')).toBe('0:cruiser 1, 0:fighter 4');
    expect(facts(over, 'fact.removed')).toMatchObject([{ unit: 'fighter', count: 1, why: 'capacity' }]);
    const none = activate(naalu(1, 3, 3), '20');
    expect(none.at('20')).toBe('0:cruiser 3');
  });
});
