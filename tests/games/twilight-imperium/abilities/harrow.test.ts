import { describe, expect, it } from 'vitest';
import { activate, facts, hitting, missing, rolls, waits } from '../combat.ts';
import { Scene } from '../scene.ts';
import { HARROW, harrowing } from './l1z1x.ts';

describe('Harrow', () => {
  it('as each round of the ground combat ends ships bombard the opposing troops again', () => {
    const table = harrowing();
    expect(table).toWaitFor([0, 'combat-round-ends']);
    table.answer(0, 'combat-round-ends', HARROW);
    expect(table.at('vefut-ii')).toBe('0:infantry 2, 1:infantry 2');
    expect(table.state.battle?.round).toBe(2);
    table.answers([0, 'combat-round-ends', HARROW], [0, 'combat-round-ends', HARROW]);
    expect(table.at('vefut-ii')).toBe('0:infantry 2');
    expect(table.planet('vefut-ii').controller).toBe(0);
    expect(rolls(table).filter(({ kind }) => kind === 'bombardment')).toHaveLength(3);
    expect(facts(table, 'fact.battleOver')).toEqual([{ kind: 'ground', at: 'vefut-ii', winner: 0 }]);
    expect(waits(table)).toEqual(['1:action']);
  });

  it('may be left alone', () => {
    const table = harrowing().answers([0, 'combat-round-ends', 'pass']);
    expect(table.at('vefut-ii')).toBe('0:infantry 2, 1:infantry 3');
  });

  it('even after a round in which its last ground forces fell', () => {
    const scene = new Scene(3, ['l1z1x', 'hacan', 'xxcha'])
      .of(HARROW)
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 2 })
      .units(0, '20', { dreadnought: 1, infantry: 1 });
    const loaded = missing(hitting(hitting(scene, 0, 'bombardment'), 1, 'combat'), 0, 'combat');
    const table = activate(loaded, '20');
    table.answers([0, 'bombardment', 'hold'], [0, 'commit', { 'vefut-ii:infantry': 1 }]);
    table.answer(0, 'combat-round-ends', HARROW);
    expect(table.at('vefut-ii')).toBe('1:infantry 1');
    expect(table.planet('vefut-ii').controller).toBe(1);
  });

  it('not while defending, not in space, not without ships that bombard', () => {
    const defending = new Scene(3, ['hacan', 'l1z1x', 'xxcha'])
      .of(HARROW)
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 3 })
      .units(1, '36', { dreadnought: 1 })
      .units(0, '20', { carrier: 1, infantry: 2 });
    const table = activate(missing(hitting(defending, 1, 'combat'), 0, 'combat'), '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(facts(table, 'fact.used')).toEqual([]);
    expect(waits(table)).toEqual(['1:action']);
    const carrier = new Scene(3, ['l1z1x', 'hacan', 'xxcha'])
      .of(HARROW)
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 3 })
      .units(0, '20', { carrier: 1, infantry: 2 });
    const bare = activate(hitting(missing(carrier, 0, 'combat'), 1, 'combat'), '20');
    bare.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(waits(bare)).toEqual(['1:action']);
  });
});
