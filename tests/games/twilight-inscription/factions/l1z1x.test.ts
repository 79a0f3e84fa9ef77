import { describe, expect, it } from 'vitest';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import { scene } from '../scene.ts';
import { spentOnAnySheet } from './any-sheet.ts';

describe('The L1Z1X Mindnet', () => {
  it('set-up: its dreadnought is unlocked, and a material is spent on warfare', () => {
    const table = scene().setUp('l1z1x').play();
    expect(table.asked()).toEqual(['0:set-up']);
    expect(table.player(0).warfare.unlocked).toEqual(['dreadnought']);
    expect(table.offers(0, 'set-up')).toEqual(expect.arrayContaining(['N1:M', 'C1:M', 'M.i@a1']));
    expect(table.offers(0, 'set-up')).not.toContain('M>b1');
    table.mark(0, ['N1:M'], 'set-up');
    expect(table.player(0).warfare.paid).toEqual([{ copy: 'N1', crossed: 'M' }]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('nothing else is unlocked, and nothing for others', () => {
    const table = scene().setUp('l1z1x').play().mark(0, ['N1:M'], 'set-up');
    expect(table.player(1).warfare.unlocked).toEqual([]);
    table.activate(0, 'warfare').activate(1, 'warfare');
    expect(table.offers(0, 'card')).toContain('N1:M');
    expect(table.offers(0, 'card')).not.toContain('W1:M');
    expect(table.offers(1, 'card')).not.toContain('N1:M');
  });

  it('each faction asset: two material on any one sheet', () => {
    expect(spentOnAnySheet('l1z1x', 'M')).toEqual({ first: [...SHEETS], rest: ['industry'], n: 2 });
  });
});
