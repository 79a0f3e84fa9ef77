import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const building = (scene: Scene) => {
  const table = scene.strategy(0, { id: 'construction', exhausted: false }).play();
  return table.answers([0, 'action', 'strategic:construction']);
};

describe('TI4 5 Space dock', () => {
  it('5.3 72.1 72.4 a dock goes on a planet, at most one on each', () => {
    const table = building(new Scene().units(0, 'archon-ren', { 'space-dock': 1 }));
    expect(table).toRefuse(0, 'structure', 'space-dock:archon-ren', 'TI4 5.3');
    table.answer(0, 'structure', 'space-dock:archon-tau');
    expect(table.at('archon-tau')).toBe('0:space-dock 1');
  });

  it('5.1 a dock that was placed produces: 2 units and one for each resource of its planet', () => {
    const table = building(new Scene().goods(0, 9));
    table.answers([0, 'structure', 'space-dock:archon-tau'], [0, 'structure', 'none']);
    table.answers([1, 'follow-construction', 'no'], [2, 'follow-construction', 'no']);
    table.answers(
      [1, 'action', 'pass'],
      [2, 'action', 'pass'],
      [0, 'action', 'tactical'],
      [0, 'activate', '14'],
    );
    expect(table).toRefuse(0, 'production', { fighter: 4 });
    table.answers([0, 'production', { fighter: 3 }], [0, 'payment', []]);
    expect(table.at('14')).toBe('0:fighter 3');
  });

  it('5.4 a dock without ground forces among units of another is destroyed, one with them is not', () => {
    const scene = new Scene()
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .units(1, 'archon-ren', { infantry: 1 })
      .units(0, 'archon-tau', { 'space-dock': 1, infantry: 1 })
      .units(1, 'archon-tau', { pds: 1, infantry: 1 });
    const table = scene.play().answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table.at('archon-ren')).toBe('1:infantry 1');
    expect(table.at('archon-tau')).toContain('0:space-dock 1');
  });

  it('5.4a a Floating Factory is destroyed when it is blockaded', () => {
    const factory = () => new Scene(3, ['saar', 'hacan', 'yssaril']).units(0, '20', { 'space-dock': 1 });
    const lost = factory().units(1, '20', { carrier: 1 }).play();
    lost.answers([0, 'action', 'tactical'], [0, 'activate', '21']);
    expect(lost.at('20')).toBe('1:carrier 1');
    const kept = factory().units(0, '20', { destroyer: 1 }).units(1, '20', { carrier: 1 }).play();
    kept.answers([0, 'action', 'tactical'], [0, 'activate', '21']);
    expect(kept.at('20')).toBe('0:destroyer 1, 0:space-dock 1, 1:carrier 1');
  });
});
