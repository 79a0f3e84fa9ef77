import { describe, expect, it } from 'vitest';
import { activate, diceOf, hitting } from '../combat.ts';
import { Scene } from '../scene.ts';

/** Three infantry of seat 0 over a planet of seat 1 with two PDS. */
const scene = () =>
  hitting(new Scene(3, ['letnev', 'hacan', 'yssaril']), 1, 'cannon')
    .units(0, '20', { carrier: 2, infantry: 3 })
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { pds: 2 });
const landing = (s: Scene) =>
  activate(s, '20').answers([1, 'space-cannon', 'hold'], [0, 'commit', { 'vefut-ii:infantry': 3 }]);

describe('L4 Disruptors', () => {
  it('34.6 in an invasion nobody fires at own units', () => {
    const table = landing(scene().tech(0, 'l4-disruptors'));
    expect(diceOf(table, 1)).toBe('');
    expect(table.at('vefut-ii')).toBe('0:infantry 3');
    expect(table.planet('vefut-ii').controller).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });

  it('34.6 without it they do, and it does not help others', () => {
    expect(landing(scene()).at('vefut-ii')).toBe('0:infantry 1');
    expect(landing(scene().tech(1, 'l4-disruptors')).at('vefut-ii')).toBe('0:infantry 1');
  });

  it('34.2 against ships they fire all the same', () => {
    const table = activate(scene().tech(0, 'l4-disruptors'), '20').answers([1, 'space-cannon', '0']);
    expect(diceOf(table, 1)).toBe('cannon pds 2');
    expect(table.at('20')).not.toContain('0:carrier 2');
  });
});
