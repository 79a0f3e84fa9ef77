import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Nomad', () => {
  it('spends a resource as any other, once per strategy event', () => {
    const table = scene().events('open-lanes', 'first-sails').faction(0, 'nomad').dice('MIR').play();
    table.activate(0, 'industry').activate(1, 'industry').activate(2, 'industry');
    const offered = table.offers(0, 'card').filter((id) => id.includes('~'));
    expect(offered.sort()).toEqual(['I~M@faction', 'I~R@faction', 'M~I@faction', 'M~R@faction']);
    table.mark(0, ['I~M@faction', 'MxC2', 'MxC3']);
    expect(table.player(0).industry.crossed).toEqual(['C1', 'C2', 'C3']);
    table.rest('card');
    expect(table.offers(0, 'dice').filter((id) => id.includes('~'))).toEqual([]);
    table.rest('dice').activate(0, 'industry');
    expect(table.offers(0, 'card')).toContain('I~M@faction');
  });

  it('goods are not converted, nor what others have', () => {
    const table = scene().events('open-lanes').faction(0, 'nomad').goods(0, 1).play();
    table.activate(0, 'industry').activate(1, 'industry');
    expect(table.after(0, ['g.R']).filter((id) => id.startsWith('R~'))).toEqual([]);
    expect(table.offers(1, 'card').filter((id) => id.includes('~'))).toEqual([]);
  });

  it('each faction asset: explore a system', () => {
    const table = scene().nearFactionAsset(0, 'nomad').play().activate(0, 'navigation');
    expect(table.after(0, ['I+c2']).every((id) => id.startsWith('>'))).toBe(true);
    table.mark(0, ['I+c2', '>d2']);
    expect(table.player(0).navigation.explored.at(-1)).toEqual({ id: 'd2', from: 'c2' });
  });
});
