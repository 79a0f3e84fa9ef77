import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { costOf } from './cost.ts';

const conversions = (ids: readonly string[]) => ids.filter((id) => id.includes('~'));
/** Material, material and research come with the card. */
const forges = () => scene().events('waking-forges').variant(0, 'industry', 8).researched(0, 'toll-stations');

describe('Toll Stations', () => {
  it('costs four research or a charter', () => {
    expect(costOf('toll-stations', 8)).toEqual({ research: 4, specials: ['charter'] });
  });

  it('spends one material as influence, once per activation', () => {
    const table = forges().play().activate(0, 'industry').activate(1, 'industry');
    expect(conversions(table.offers(0, 'card'))).toEqual(['M~I@ts']);
    expect(conversions(table.offers(1, 'card'))).toEqual([]);
    expect(conversions(table.after(0, ['M~I@ts']))).toEqual([]);
    table.mark(0, ['M~I@ts', 'I+C2', 'MxB1', 'R+B2']);
    expect(table.player(0).industry).toMatchObject({ crossed: ['C1', 'B1'], claimed: ['C2', 'B2'] });
  });

  it('does not change goods, the materials of an alloy, or resources on another sheet', () => {
    const table = scene()
      .events('settlers')
      .variant(0, 'industry', 8)
      .researched(0, 'toll-stations')
      .goods(0, 1)
      .kept(0, 'alloy')
      .play()
      .activate(0, 'industry');
    expect(conversions(table.after(0, ['g.M']))).toEqual([]);
    expect(conversions(table.after(0, ['alloy']))).toEqual([]);
    expect(conversions(forges().play().activate(0, 'navigation').offers(0, 'card'))).toEqual([]);
  });
});
