import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { said } from './told.ts';

const dice = (table: Parameters<typeof said>[0], kind: string) =>
  said(table, 'fact.rolled')
    .filter((roll) => roll.kind === kind)
    .map(({ groups }) => groups.reduce((sum, { results }) => sum + results.length, 0));

describe('Plasma Scoring', () => {
  it('8.1 one more die in a bombardment', () => {
    const bombing = (scene: Scene) => {
      const held = scene.units(0, '20', { dreadnought: 2, infantry: 1 }).control(1, 'vefut-ii');
      const table = activating(held.units(1, 'vefut-ii', { infantry: 12 }), '20');
      table.answer(0, 'bombardment', 'bombard');
      return dice(table, 'bombardment');
    };
    expect(bombing(new Scene().tech(0, 'plasma-scoring'))).toEqual([3]);
    expect(bombing(new Scene().tech(1, 'plasma-scoring'))).toEqual([2]);
  });

  it('8.1 one die only where several planets are bombarded, against one of the seat’s choice', () => {
    const bombing = (scene: Scene) => {
      const held = scene
        .units(0, '30', { dreadnought: 2, infantry: 1 })
        .control(1, 'mellon')
        .control(1, 'zohbat');
      held.units(1, 'mellon', { infantry: 5 }).units(1, 'zohbat', { infantry: 6 });
      const table = activating(held, '30');
      table.answer(0, 'bombardment', { 'dreadnought@mellon': 1, 'dreadnought@zohbat': 1 });
      return table;
    };
    const table = bombing(new Scene().tech(0, 'plasma-scoring'));
    expect(table).toOfferExactly(0, 'extra-die', ['zohbat', 'mellon']);
    table.answer(0, 'extra-die', 'mellon');
    expect(said(table, 'fact.rolled').map(({ at }) => at)).toEqual(['mellon', 'zohbat']);
    expect(dice(table, 'bombardment')).toEqual([2, 1]);
    // Nobody is asked without it.
    expect(dice(bombing(new Scene()), 'bombardment')).toEqual([1, 1]);
  });

  it('34.3 one more die when space cannons fire, not in combat', () => {
    const scene = new Scene()
      .units(0, '14', { cruiser: 3 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { pds: 2 });
    const table = activating(scene.units(1, '20', { destroyer: 1 }).tech(1, 'plasma-scoring'), '20');
    table.answer(0, 'move', { '14:cruiser': 3 });
    expect(dice(table, 'cannon')).toEqual([3]);
    for (const count of dice(table, 'combat')) expect(count).toBeLessThanOrEqual(3);
    expect(dice(table, 'barrage')[0] ?? 2).toBe(2);
  });
});
