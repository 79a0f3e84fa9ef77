import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { costOf } from './cost.ts';

const lanes = () => scene().events('open-lanes').variant(0, 'navigation', 1).researched(0, 'deep-charts');

describe('Deep Charts', () => {
  it('costs five research or an alloy', () => {
    expect(costOf('deep-charts', 1)).toEqual({ research: 5, specials: ['alloy'] });
  });

  it('explores one system for nothing, once per activation', () => {
    const table = lanes().play().activate(0, 'navigation').activate(1, 'navigation');
    expect(table.after(0, ['!dc'])).toEqual(['>b1', '>b2', '>b3', '>b4']);
    expect(table.after(0, ['!dc', '>b1'])).not.toContain('!dc');
    expect(table.offers(1, 'card')).not.toContain('!dc');
    table.mark(0, ['!dc', '>b1', 'M>c1', 'I+b1']);
    expect(
      table
        .player(0)
        .navigation.explored.map(({ id }) => id)
        .slice(-2),
    ).toEqual(['b1', 'c1']);
  });

  it('goes through wormholes only with Gravity Drive', () => {
    const table = lanes().researched(0, 'gravity-drive').play().activate(0, 'navigation');
    expect(table.after(0, ['!dc'])).toContain('>W1>W3>i1');
  });

  it('works only while navigation is active', () => {
    expect(lanes().play().activate(0, 'industry').offers(0, 'card')).not.toContain('!dc');
  });
});
