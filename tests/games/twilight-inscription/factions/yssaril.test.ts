import { describe, expect, it } from 'vitest';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import { scene } from '../scene.ts';
import { spentOnAnySheet } from './any-sheet.ts';

describe('The Yssaril Tribes', () => {
  it('spends a research as influence, once per strategy event', () => {
    const table = scene().events('academies', 'academies').faction(0, 'yssaril').dice('RRR').play();
    table.activate(0, 'industry').activate(1, 'industry').activate(2, 'industry');
    const offered = table.offers(0, 'card').filter((id) => id.endsWith('@faction'));
    expect(offered).toEqual(['R~I@faction']);
    expect(table.after(0, ['R~I@faction']).filter((id) => id.includes('~'))).toEqual([]);
    table.mark(0, ['R~I@faction', 'I+C2', 't:nd', 'MxB2']);
    expect(table.player(0).industry.claimed).toEqual(['C2']);
    table.rest('card');
    expect(table.offers(0, 'dice').filter((id) => id.includes('~'))).toEqual([]);
    table.rest('dice').activate(0, 'industry');
    expect(table.offers(0, 'card')).toContain('R~I@faction');
  });

  it('nothing else is converted: no other resource, no good, and nothing of others', () => {
    const table = scene().events('academies').faction(0, 'yssaril').goods(0, 1).play();
    table.activate(0, 'industry').activate(1, 'industry');
    for (const id of ['R~M@faction', 'M~I@faction', 'I~M@faction'])
      expect(table.offers(0, 'card')).not.toContain(id);
    expect(table.offers(1, 'card').filter((id) => id.includes('~'))).toEqual([]);
    const used = table.after(0, ['R+C2', 'R+B2', 'g.R']);
    expect(used.filter((id) => id.startsWith('R~'))).toEqual([]);
  });

  it('each faction asset: two research on any one sheet', () => {
    expect(spentOnAnySheet('yssaril', 'R')).toEqual({ first: [...SHEETS], rest: ['industry'], n: 2 });
  });
});
