import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const scene = () =>
  new Scene(3, ['saar', 'hacan', 'yssaril'])
    .of('unit:floating-factory-i', 'unit:floating-factory-ii')
    .tech(0, 'floating-factory-ii');

describe('Floating Factory II', () => {
  it('29.1 29.4 its figures, for its owner alone', () => {
    const { state } = scene().play();
    expect(lineOf(state, 0, 'space-dock')).toMatchObject({ move: 2, capacity: 5, production: { base: 7 } });
    expect(lineOf(state, 1, 'space-dock')).toMatchObject({ move: 0, freeFighters: 3 });
  });

  it('T71 47.3 61.1 it moves two systems and makes seven units where it arrives', () => {
    const table = activating(scene().units(0, '29', { 'space-dock': 1 }).goods(0, 9), '19');
    table.answer(0, 'move', { '29:space-dock': 1 });
    expect(table).toRefuse(0, 'production', { fighter: 8 });
    table.answers([0, 'production', { fighter: 5, destroyer: 2 }], [0, 'payment', []]);
    expect(table.at('19')).toBe('0:destroyer 2, 0:fighter 5, 0:space-dock 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('72.1a new ones are placed in the space area', () => {
    const building = scene().strategy(0, { id: 'construction', exhausted: false }).play();
    building.answers([0, 'action', 'strategic:construction'], [0, 'structure', 'space-dock:lisis-ii']);
    expect(building.at('11')).toBe('0:space-dock 1');
  });

  it('28.21 72.1a so do those of whoever has its text by a token', () => {
    const copying = new Scene(3, ['nekro', 'saar', 'yssaril'])
      .of('unit:floating-factory-i', 'unit:floating-factory-ii')
      .seat(0, {
        technologies: [{ id: 'valefar-assimilator-x', exhausted: false, as: 'floating-factory-ii' }],
      })
      .strategy(0, { id: 'construction', exhausted: false });
    const table = copying.play().answers([0, 'action', 'strategic:construction']);
    table.answer(0, 'structure', 'space-dock:mordai-ii');
    expect(table.at('8')).toBe('0:space-dock 1');
  });
});
