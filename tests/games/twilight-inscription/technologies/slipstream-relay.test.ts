import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { costOf } from './cost.ts';

const conversions = (ids: readonly string[]) => ids.filter((id) => id.includes('~'));
/** Material, material and research come with the card. */
const forges = () => scene().events('waking-forges').researched(0, 'slipstream-relay');

describe('Slipstream Relay', () => {
  it('costs four research or an alloy', () => {
    expect(costOf('slipstream-relay')).toEqual({ research: 4, specials: ['alloy'] });
  });

  it('spends one material or research as influence, once per activation', () => {
    const table = forges().play().activate(0, 'navigation').activate(1, 'navigation');
    expect(conversions(table.offers(0, 'card'))).toEqual(['M~I@sr', 'R~I@sr']);
    expect(conversions(table.offers(1, 'card'))).toEqual([]);
    expect(conversions(table.after(0, ['M~I@sr']))).toEqual([]);
    expect(table).toRefuse(0, 'card', ['M~I@sr', 'M>b1', 'R>b2'], 'TIN-3.6');
    table.mark(0, ['M~I@sr', 'I+a1', 'M>b1', 'R>b2']);
    expect(table.player(0).navigation.claimed).toEqual(['a1']);
    expect(table.player(0).navigation.explored).toHaveLength(5);
  });

  it('needs not be used', () => {
    const table = forges().play().activate(0, 'navigation').mark(0, ['M>b1', 'M>c1', 'R>d1']);
    expect(table.player(0).hand).toEqual([]);
  });

  it('is used when there is something to claim', () => {
    const table = forges().claimed(0, 'a1', 'a2', 'a3').play().activate(0, 'navigation');
    expect(conversions(table.offers(0, 'card'))).toEqual([]);
    expect(conversions(table.after(0, ['M>b1']))).toEqual(['M~I@sr', 'R~I@sr']);
  });

  it('does not change goods, influence, or resources for another sheet', () => {
    const table = scene().events('settlers').researched(0, 'slipstream-relay').goods(0, 2).play();
    table.activate(0, 'navigation');
    expect(conversions(table.offers(0, 'card'))).toEqual([]);
    expect(conversions(table.after(0, ['g.M']))).toEqual([]);
    const industry = forges().play().activate(0, 'industry');
    expect(conversions(industry.offers(0, 'card'))).toEqual([]);
  });
});
