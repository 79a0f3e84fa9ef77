import { describe, expect, it } from 'vitest';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import { scene } from '../scene.ts';
import { spentOnAnySheet } from './any-sheet.ts';

describe('The Xxcha Kingdom', () => {
  it('gains a vote in each council before the vote, and explores a system', () => {
    const table = scene().council('tariffs').faction(0, 'xxcha').play();
    expect([0, 1].map((seat) => table.purse(seat).votes)).toEqual([2, 1]);
    expect(table).toOfferExactly(0, 'council', ['>b1', '>b2', '>b3', '>b4']);
    table.mark(0, ['>b1'], 'council');
    expect(table.player(0).navigation.explored).toHaveLength(4);
    expect(table.asked()).toEqual(['0:vote', '1:vote', '2:vote']);
  });

  it('is not asked where nothing is left to explore', () => {
    const table = scene().council('tariffs').faction(0, 'xxcha').has(0, 'exploredSystems', 29).play();
    expect(table.asked()).toEqual(['0:vote', '1:vote', '2:vote']);
    expect(table.purse(0).votes).toBe(2);
  });

  it('does nothing in other events', () => {
    const table = scene().events('first-harvest', 'old-maps').faction(0, 'xxcha').play();
    expect(table.player(0).navigation.explored).toHaveLength(3);
    expect(table.purse(0).votes).toBe(0);
  });

  it('each faction asset: two influence on any one sheet', () => {
    expect(spentOnAnySheet('xxcha', 'I')).toEqual({ first: [...SHEETS], rest: ['industry'], n: 2 });
  });
});
