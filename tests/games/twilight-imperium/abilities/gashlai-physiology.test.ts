import { describe, expect, it } from 'vitest';
import type { FactionId } from '#games/twilight-imperium/tables/ids.ts';
import { activating, asked } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

/** A supernova (43) on place 9, the only way out of the home of seat 0; a cruiser at home. */
const scene = (faction: FactionId) => {
  const s = new Scene(3, [faction, 'hacan', 'yssaril']).of('ability:gashlai-physiology').tile(9, '43');
  return s.units(0, faction === 'muaat' ? '4' : '14', { cruiser: 1 });
};

describe('Gashlai Physiology', () => {
  it('68.1 own ships pass through a supernova', () => {
    const table = activating(scene('muaat'), '20');
    table.answer(0, 'move', { '4:cruiser': 1 });
    expect(table.at('20')).toBe('0:cruiser 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('68.1 none ends its movement there', () => {
    expect(asked(activating(scene('muaat'), '43'))).toEqual([]);
  });

  it('68.1 others do not even pass', () => {
    expect(asked(activating(scene('xxcha'), '20'))).toEqual([]);
  });
});
