import { describe, expect, it } from 'vitest';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import { scene } from '../scene.ts';
import { spentOnAnySheet } from './any-sheet.ts';

describe('The Yin Brotherhood', () => {
  it('spends an influence as material, once per strategy event', () => {
    const table = scene().events('open-lanes', 'open-lanes').faction(0, 'yin').dice('III').play();
    table.activate(0, 'industry').activate(1, 'industry').activate(2, 'industry');
    const offered = table.offers(0, 'card').filter((id) => id.endsWith('@faction'));
    expect(offered).toEqual(['I~M@faction']);
    expect(table.after(0, ['I~M@faction']).filter((id) => id.includes('~'))).toEqual([]);
    table.mark(0, ['I~M@faction', 'MxC2', 'MxC3']);
    expect(table.player(0).industry.crossed).toEqual(['C1', 'C2', 'C3']);
    table.rest('card');
    expect(table.offers(0, 'dice').filter((id) => id.includes('~'))).toEqual([]);
    table.rest('dice').activate(0, 'industry');
    expect(table.offers(0, 'card')).toContain('I~M@faction');
  });

  it('nothing else is converted: no other resource, no good, and nothing of others', () => {
    const table = scene().events('open-lanes').faction(0, 'yin').goods(0, 1).play();
    table.activate(0, 'industry').activate(1, 'industry');
    for (const id of ['M~I@faction', 'M~R@faction', 'I~R@faction'])
      expect(table.offers(0, 'card')).not.toContain(id);
    expect(table.offers(1, 'card').filter((id) => id.includes('~'))).toEqual([]);
    const used = table.after(0, ['I+C2', 'g.I']);
    expect(used.filter((id) => id.startsWith('I~'))).toEqual([]);
  });

  it('each faction asset: two influence on any one sheet', () => {
    expect(spentOnAnySheet('yin', 'I')).toEqual({ first: [...SHEETS], rest: ['industry'], n: 2 });
  });
});
