import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { costOf } from './cost.ts';

const lanes = () => scene().events('open-lanes').variant(0, 'expansion', 6).researched(0, 'bio-foundries');

describe('Bio-Foundries', () => {
  it('costs four research or a charter', () => {
    expect(costOf('bio-foundries', 6)).toEqual({ research: 4, specials: ['charter'] });
  });

  it('gives one product of one’s choice, once per activation', () => {
    const table = lanes().play().activate(0, 'expansion').activate(1, 'expansion');
    expect(table.after(0, ['!bf'])).toEqual(['[P1]', '[P2]', '[P3]']);
    expect(table.after(0, ['!bf', '[P2]'])).not.toContain('!bf');
    expect(table.offers(1, 'card')).not.toContain('!bf');
    table.mark(0, ['!bf', '[P2]', 'X:M', 'X:I']);
    expect(table.player(0).industry.products).toEqual([0, 1, 0]);
    expect(table.player(1).industry.products).toEqual([0, 0, 0]);
  });

  it('offers only types with a symbol left, and nothing once all are crossed', () => {
    const table = lanes().products(0, 8, 7, 8).play().activate(0, 'expansion');
    expect(table.after(0, ['!bf'])).toEqual(['[P2]']);
    const full = lanes().products(0, 8, 8, 8).play().activate(0, 'expansion');
    expect(full.offers(0, 'card')).not.toContain('!bf');
  });

  it('works only while expansion is active', () => {
    expect(lanes().play().activate(0, 'industry').offers(0, 'card')).not.toContain('!bf');
  });
});
