import { describe, expect, it } from 'vitest';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import { scene } from '../scene.ts';
import { spentOnAnySheet } from './any-sheet.ts';

describe('The Embers of Muaat', () => {
  it('set-up: its warsun is unlocked, and a material is spent on warfare', () => {
    const table = scene().setUp('muaat').play();
    expect(table.asked()).toEqual(['0:set-up']);
    expect(table.player(0).warfare.unlocked).toEqual(['warsun']);
    expect(table.offers(0, 'set-up')).toEqual(expect.arrayContaining(['W1:M', 'C1:M', 'M.i@a1']));
    expect(table.offers(0, 'set-up')).not.toContain('M>b1');
    table.mark(0, ['W1:M'], 'set-up');
    expect(table.player(0).warfare.paid).toEqual([{ copy: 'W1', crossed: 'M' }]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('nothing else is unlocked, and nothing for others', () => {
    const table = scene().setUp('muaat').play().mark(0, ['W1:M'], 'set-up');
    expect(table.player(1).warfare.unlocked).toEqual([]);
    table.activate(0, 'warfare').activate(1, 'warfare');
    expect(table.offers(0, 'card')).toContain('W1:M');
    expect(table.offers(0, 'card')).not.toContain('N1:M');
    expect(table.offers(1, 'card')).not.toContain('W1:M');
  });

  it('each faction asset: two material on any one sheet', () => {
    expect(spentOnAnySheet('muaat', 'M')).toEqual({ first: [...SHEETS], rest: ['industry'], n: 2 });
  });
});
