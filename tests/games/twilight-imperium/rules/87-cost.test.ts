import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const producing = (scene: Scene) =>
  scene
    .units(0, 'archon-ren', { 'space-dock': 1 })
    .play()
    .answers([0, 'action', 'tactical'], [0, 'activate', '14']);

describe('TI4 87 Cost', () => {
  it('87.1 a unit is made for resources worth at least its cost', () => {
    const table = producing(new Scene());
    expect(table.form(0, 'production')).toMatchObject({
      slots: expect.arrayContaining([expect.objectContaining({ id: 'carrier', max: 1 })]),
    });
    expect(table.offers(0, 'production')).not.toContain('dreadnought');
    table.answer(0, 'production', { carrier: 1 });
    expect(table.at('14')).toBe('0:carrier 1');
  });

  it('87.2 a cost with two icons buys two', () => {
    const table = producing(new Scene().goods(0, 1));
    table.answers([0, 'production', { 'infantry:archon-ren': 2 }], [0, 'payment', []]);
    expect(table.seat(0).goods).toBe(0);
    expect(table.at('archon-ren')).toBe('0:infantry 2, 0:space-dock 1');
  });

  it('87.3 87.3a structures have no cost and are never produced', () => {
    const offered = producing(new Scene().goods(0, 30)).offers(0, 'production');
    expect(offered.filter((id) => id.startsWith('pds') || id.startsWith('space-dock'))).toEqual([]);
  });
});
