import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

describe('Fighter II', () => {
  it('29.4 46.1 upgraded fighters move by themselves', () => {
    const table = activating(new Scene().tech(0, 'fighter-ii').units(0, '29', { fighter: 2 }), '20');
    table.answer(0, 'move', { '29:fighter': 2 });
    expect(table.at('20')).toBe('0:fighter 2');
  });

  it('38.3 66.1 those without room count against the fleet pool, each as a ship', () => {
    const scene = new Scene()
      .tech(0, 'fighter-ii')
      .units(0, '29', { fighter: 3 })
      .units(0, '20', { cruiser: 1 });
    const table = activating(scene, '20');
    table.answer(0, 'move', { '29:fighter': 3 });
    expect(table.at('20')).toBe('0:cruiser 1, 0:fighter 2');
  });

  it('38.2 those with room do not', () => {
    const scene = new Scene()
      .tech(0, 'fighter-ii')
      .units(0, '29', { fighter: 3 })
      .units(0, '20', { carrier: 3 });
    const table = activating(scene, '20');
    table.answer(0, 'move', { '29:fighter': 3 });
    expect(table.at('20')).toBe('0:carrier 3, 0:fighter 3');
  });

  it('38.3 without the upgrade fighters without room do not stay', () => {
    const table = activating(new Scene().units(0, '29', { fighter: 2, cruiser: 1 }), '20');
    expect(table.at('29')).toBe('0:cruiser 1');
  });
});
