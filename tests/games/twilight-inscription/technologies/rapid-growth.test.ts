import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { costOf } from './cost.ts';

const conversions = (ids: readonly string[]) => ids.filter((id) => id.includes('~'));
/** Material and influence come with the card. */
const lanes = () => scene().events('open-lanes').researched(0, 'rapid-growth');

describe('Rapid Growth', () => {
  it('costs four research or a charter', () => {
    expect(costOf('rapid-growth')).toEqual({ research: 4, specials: ['charter'] });
  });

  it('spends one resource as any other, once per activation', () => {
    const table = lanes().unlocked(0, 'A').play().activate(0, 'expansion').activate(1, 'expansion');
    expect(conversions(table.offers(0, 'card'))).toEqual(['M~I@rg', 'M~R@rg', 'I~M@rg', 'I~R@rg']);
    expect(conversions(table.offers(1, 'card'))).toEqual([]);
    expect(conversions(table.after(0, ['I~R@rg']))).toEqual([]);
    table.mark(0, ['I~R@rg', 'R.Aa2', 'M.Ab2']);
    expect(table.player(0).expansion).toMatchObject({ crossed: ['Aa2', 'Ab2'], population: 1 });
  });

  it('is there again with the next activation', () => {
    const table = scene().events('open-lanes', 'open-lanes').dice('MMM').researched(0, 'rapid-growth').play();
    table.activate(0, 'expansion').mark(0, ['M~I@rg', 'X:I', 'Y:I']).rest('sheet', 'card');
    expect(conversions(table.offers(0, 'dice'))).toEqual([]);
    table.rest('dice').activate(0, 'expansion');
    expect(conversions(table.offers(0, 'card'))).toContain('M~R@rg');
  });

  it('does not change goods, or resources on another sheet', () => {
    const table = lanes().goods(0, 1).play().activate(0, 'warfare');
    expect(conversions(table.offers(0, 'card'))).toEqual([]);
    const good = lanes().goods(0, 1).play().activate(0, 'expansion');
    expect(conversions(good.after(0, ['X:M', 'X:I', 'g.M']))).toEqual([]);
  });
});
