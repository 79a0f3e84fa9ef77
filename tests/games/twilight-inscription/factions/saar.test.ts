import { describe, expect, it } from 'vitest';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import { scene } from '../scene.ts';
import { spentOnAnySheet } from './any-sheet.ts';

describe('The Clan of Saar', () => {
  it('explores a system for nothing when navigation becomes active', () => {
    const table = scene().events('open-lanes').faction(0, 'saar').play();
    table.activate(0, 'navigation').activate(1, 'navigation');
    expect(table).toOfferExactly(0, 'card', ['>b1', '>b2', '>b3', '>b4']);
    expect(table.offers(1, 'card')).not.toContain('>b1');
    table.mark(0, ['>b1', 'M>c1', 'I+a1']);
    expect(table.player(0).navigation.explored.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  });

  it('does nothing when another sheet becomes active', () => {
    const table = scene().events('open-lanes').faction(0, 'saar').play().activate(0, 'industry');
    expect(table.offers(0, 'card')).not.toContain('>b1');
    expect(table.offers(0, 'card')).toContain('MxC2');
  });

  it('each faction asset: two material on any one sheet', () => {
    expect(spentOnAnySheet('saar', 'M', ['>c1'])).toEqual({ first: [...SHEETS], rest: ['industry'], n: 2 });
  });
});
