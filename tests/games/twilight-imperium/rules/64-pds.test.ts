import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { Scene } from '../scene.ts';

const building = (scene: Scene) => {
  const table = scene.strategy(0, { id: 'construction', exhausted: false }).play();
  return table.answers([0, 'action', 'strategic:construction']);
};

describe('TI4 64 PDS', () => {
  it('64.1 every PDS has SPACE CANNON', () => {
    const table = new Scene().tech(1, 'pds-ii').play();
    expect(lineOf(table.state, 0, 'pds').cannon).toEqual({ hitOn: 6, dice: 1 });
    expect(lineOf(table.state, 1, 'pds').cannon).toEqual({ hitOn: 5, dice: 1 });
  });

  it('64.3 72.1 72.5 PDS go on planets, at most two on each', () => {
    const table = building(new Scene().units(0, 'archon-ren', { pds: 1 }).units(0, 'archon-tau', { pds: 2 }));
    expect(table).toRefuse(0, 'structure', 'pds:archon-tau', 'TI4 64.3');
    table.answer(0, 'structure', 'pds:archon-ren');
    expect(table.at('archon-ren')).toBe('0:pds 2');
    expect(table).toWaitFor([1, 'follow-construction'], [2, 'follow-construction']);
  });

  it('64.3 those of another do not count', () => {
    const scene = new Scene()
      .units(1, 'archon-ren', { pds: 2, infantry: 1 })
      .units(0, 'archon-ren', { infantry: 1 });
    const table = building(scene);
    table.answer(0, 'structure', 'pds:archon-ren');
    expect(table.at('archon-ren')).toContain('0:pds 1');
  });

  it('64.4 a PDS without ground forces among units of another is destroyed', () => {
    const scene = new Scene().units(0, 'archon-ren', { pds: 2 }).units(1, 'archon-ren', { infantry: 1 });
    const table = scene.play().answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table.at('archon-ren')).toBe('1:infantry 1');
  });
});
