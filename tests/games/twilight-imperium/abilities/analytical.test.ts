import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Seat 0, Jol-Nar, researches. */
const researching = (scene: Scene) => {
  const table = scene.strategy(0, { id: 'technology', exhausted: false }).play();
  table.answer(0, 'action', 'strategic:technology');
  return table;
};
const jolNar = () => new Scene(3, ['jolnar', 'hacan', 'yssaril']).of('ability:analytical');

describe('Analytical', () => {
  it('28.12 one prerequisite of a technology may be unmet, and not two', () => {
    const table = researching(jolNar());
    const offered = table.form(0, 'research');
    if (!('options' in offered)) throw new Error('no options');
    const open = offered.options.filter(({ barred }) => !barred).map(({ id }) => id);
    expect(open).toContain('gravity-drive');
    expect(open).not.toContain('fleet-logistics');
    expect(table).toRefuse(0, 'research', 'fleet-logistics', 'TI4 28.12');
    table.answer(0, 'research', 'gravity-drive');
    expect(table.seat(0).technologies.map(({ id }) => id)).toEqual(['gravity-drive']);
  });

  it('28.12 of two prerequisites one has to be met; faction technologies are no exception', () => {
    const table = researching(jolNar().tech(0, 'antimass-deflectors', 'sarween-tools'));
    expect(table).not.toRefuse(0, 'research', 'fleet-logistics');
    expect(table).not.toRefuse(0, 'research', 'e-res-siphons');
  });

  it('28.12 unit upgrades take all they take', () => {
    const table = researching(jolNar().tech(0, 'antimass-deflectors'));
    expect(table).toRefuse(0, 'research', 'carrier-ii', 'TI4 28.12');
    const upgrade = researching(jolNar().tech(0, 'antimass-deflectors', 'gravity-drive'));
    expect(upgrade).not.toRefuse(0, 'research', 'carrier-ii');
  });

  it('28.14 a planet with a specialty helps beside it', () => {
    const table = researching(jolNar().control(0, 'thibah'));
    table.answer(0, 'research', 'fleet-logistics');
    expect(table.planet('thibah').exhausted).toBe(true);
  });

  it('others have nothing of it', () => {
    const scene = new Scene(3, ['hacan', 'jolnar', 'yssaril']).of('ability:analytical');
    expect(researching(scene)).toRefuse(0, 'research', 'gravity-drive', 'TI4 28.12');
  });
});
