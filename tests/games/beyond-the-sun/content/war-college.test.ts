import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

const WAR_COLLEGE = 'technology:war-college:0';

/** Seat 0 has researched War College, and its slot's neighbours by the way. */
const ready = () => scene().open('IIA', 'war-college').researched(0, 'IIA', 'IIB');

describe('War College', () => {
  it('upgrades a ship at once and gives 1 ore', () => {
    const table = scene().open('IIA', 'war-college').researched(0, 'I1').ore(0, 2).play();
    table.answer(0, 'action', 'start:research-2:0');
    expect(table.faction(0).ships.SOL).toEqual([0, 1, 0, 0]);
    expect(table.faction(0).ore).toBe(1);
  });

  it('BTS-14.12 researches level III for 4 ore and 1 population, then jumps 2', () => {
    const table = ready().ore(0, 4).pop(0, 1).play();
    table.answers([0, 'action', WAR_COLLEGE], [0, 'slot', 'IIIA']);
    expect([table.faction(0).ore, table.faction(0).pop]).toEqual([0, 0]);
    expect(table.state.slots.IIIA.cubes).toEqual([0]);
  });

  it('BTS-4.7 cannot be chosen without the ore, the population, or a slot', () => {
    expect(ready().ore(0, 3).pop(0, 1).play()).toRefuse(0, 'action', WAR_COLLEGE, 'BTS-4.7');
    expect(ready().ore(0, 4).pop(0, 0).play()).toRefuse(0, 'action', WAR_COLLEGE, 'BTS-4.7');
    const alone = scene().open('IIA', 'war-college').researched(0, 'IIA').ore(0, 4).pop(0, 1);
    expect(alone.play()).toRefuse(0, 'action', WAR_COLLEGE, 'BTS-4.7');
  });
});
