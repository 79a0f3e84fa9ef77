import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Mahact Gene-Sorcerers', () => {
  it('spends a material as influence or research, once per strategy event', () => {
    const table = scene().events('open-lanes', 'open-lanes').faction(0, 'mahact').dice('MMM').play();
    table.activate(0, 'industry').activate(1, 'industry').activate(2, 'industry');
    const offered = table.offers(0, 'card').filter((id) => id.endsWith('@faction'));
    expect(offered).toEqual(['M~I@faction', 'M~R@faction']);
    expect(table.after(0, ['M~I@faction']).filter((id) => id.includes('~'))).toEqual([]);
    table.mark(0, ['M~I@faction', 'I+C2', 'I+B2']);
    expect(table.player(0).industry.claimed).toEqual(['C2', 'B2']);
    table.rest('card');
    expect(table.offers(0, 'dice').filter((id) => id.includes('~'))).toEqual([]);
    table.rest('dice').activate(0, 'industry');
    expect(table.offers(0, 'card')).toContain('M~I@faction');
  });

  it('nothing else is converted: no other resource, no good, and nothing of others', () => {
    const table = scene().events('open-lanes').faction(0, 'mahact').goods(0, 1).play();
    table.activate(0, 'industry').activate(1, 'industry');
    for (const id of ['I~M@faction', 'R~M@faction', 'I~R@faction'])
      expect(table.offers(0, 'card')).not.toContain(id);
    expect(table.offers(1, 'card').filter((id) => id.includes('~'))).toEqual([]);
    const used = table.after(0, ['MxC2', 'g.M']);
    expect(used.filter((id) => id.startsWith('M~'))).toEqual([]);
  });

  it('each faction asset: a special asset of its choice, then explore a system', () => {
    const table = scene().nearFactionAsset(0, 'mahact').play().activate(0, 'navigation');
    expect(table.after(0, ['I+c2'])).toEqual(['[alloy]', '[charter]', '[cipher]']);
    table.mark(0, ['I+c2', '[cipher]', '>b2']);
    expect(table.unspent(0)).toEqual(['cipher']);
    expect(table.player(0).navigation.explored.at(-1)?.id).toBe('b2');
  });
});
