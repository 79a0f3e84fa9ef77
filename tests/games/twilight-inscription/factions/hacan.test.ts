import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Emirates of Hacan', () => {
  it('gains a good in each production event, after those of the chart', () => {
    const table = scene().events('first-harvest', 'second-harvest', 'old-maps').faction(0, 'hacan');
    const harvest = table.products(0, 1, 1, 1).products(1, 1, 1, 1).play();
    expect([0, 1, 2].map((seat) => harvest.purse(seat).goods)).toEqual([4, 2, 0]);
  });

  it('gains none in other events', () => {
    const table = scene().council('census').faction(0, 'hacan').play().decides('against');
    expect(table.purse(0).goods).toBe(0);
  });

  it('gains none without a free symbol', () => {
    const table = scene().events('first-harvest', 'old-maps').faction(0, 'hacan').goods(0, 16).play();
    expect(table.purse(0).goods).toBe(16);
  });

  it('each faction asset: two goods', () => {
    const table = scene().nearFactionAsset(0, 'hacan').play().activate(0, 'navigation');
    table.mark(0, ['I+c2']);
    expect([0, 1].map((seat) => table.purse(seat).goods)).toEqual([2, 0]);
  });
});
