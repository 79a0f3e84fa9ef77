import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Material and influence come with the card; seat 1 plays on side B. */
const lanes = (variant: number) => scene().events('open-lanes').variant(0, 'industry', variant);
const dashed = (ids: readonly string[]) => ids.filter((id) => id.startsWith('*'));

describe('industry sheets of side A', () => {
  it('1 Other Markets: goods stand under columns 1, 2, 4, 6 and 7', () => {
    const goods = (variant: number, n: number) =>
      scene()
        .events('first-harvest', 'open-lanes')
        .variant(0, 'industry', variant)
        .products(0, n, n, n)
        .play()
        .player(0).industry.goods.gained;
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((n) => goods(1, n))).toEqual([1, 2, 2, 3, 3, 4, 5, 5]);
    expect(goods(0, 5)).toBe(4);
  });

  it('2 Northern Yard: B5 is crossed from the start', () => {
    const table = lanes(2).kept(0, 'alloy').play().activate(0, 'industry').activate(1, 'industry');
    expect(table.player(0).industry.crossed).toEqual(['C1', 'B5']);
    expect(table.offers(0, 'card')).toEqual(expect.arrayContaining(['I+B4', 'I+A5', 'I+B6', 'I+C5']));
    expect(dashed(table.offers(0, 'card'))).toEqual(['*E3']);
    expect(table.offers(1, 'card')).not.toContain('I+B4');
  });

  it('3 Southern Yard: F5 is crossed from the start', () => {
    const table = lanes(3).kept(0, 'charter').play().activate(0, 'industry').activate(1, 'industry');
    expect(table.player(0).industry.crossed).toEqual(['C1', 'F5']);
    expect(table.offers(0, 'card')).toEqual(expect.arrayContaining(['I+F4', 'I+F6', 'I+E4', 'I+E5']));
    expect(dashed(table.offers(0, 'card'))).toEqual(['*C7']);
    expect(table.offers(1, 'card')).not.toContain('I+F4');
  });

  it('4 Quiet Embassies: votes give 2 points after the fourth and 2 after the sixth', () => {
    const points = (variant: number) =>
      [1, 2, 3, 4, 5, 6].map(
        (n) =>
          lanes(variant)
            .player(0, ({ industry }) => {
              industry.votesUnderlined = n;
            })
            .play()
            .score(0).industry,
      );
    expect(points(4)).toEqual([0, 0, 0, 2, 2, 4]);
    expect(points(0)).toEqual([0, 0, 1, 1, 1, 4]);
  });

  it('5 Three Steps: a product row gives 1, 2 and 3 points after its third, sixth and eighth symbol', () => {
    const points = (variant: number) =>
      Array.from({ length: 9 }, (_, n) => lanes(variant).products(0, 0, n, 0).play().score(0).industry);
    expect(points(5)).toEqual([0, 0, 0, 1, 1, 1, 3, 3, 6]);
    expect(points(0)).toEqual([0, 0, 0, 0, 2, 2, 2, 2, 6]);
  });

  it('6 Changed Locks: B5 and E3 are opened by a charter, C7 and F5 by an alloy', () => {
    const opened = (special: 'alloy' | 'charter') =>
      dashed(lanes(6).kept(0, special).play().activate(0, 'industry').offers(0, 'card'));
    expect(opened('charter')).toEqual(['*B5', '*E3']);
    expect(opened('alloy')).toEqual(['*C7', '*F5']);
    const table = lanes(6).kept(0, 'alloy').play().activate(0, 'industry').mark(0, ['*F5', 'I+F6', 'MxC2']);
    expect(table.player(0).industry.crossed).toEqual(['C1', 'F5', 'C2']);
    expect(table.unspent(0)).toEqual([]);
  });

  it('7 Cipher Works: a cipher may be spent as two research', () => {
    const table = lanes(7).kept(0, 'cipher').kept(1, 'cipher').play();
    table.activate(0, 'industry').activate(1, 'industry');
    expect(table.offers(1, 'card')).not.toContain('cipher');
    expect(table.after(0, ['cipher'])).toEqual(expect.arrayContaining(['R+B1', 't:nd', 't:lm']));
    expect(table).toRefuse(0, 'card', ['cipher', 'R+B1'], 'TIN-24.1');
    expect(table.after(0, ['cipher', 'R+B1', 't:nd'])).toContain('MxC2');
    table.mark(0, ['cipher', 'R+B1', 't:nd', 'MxC2', 'I+D1']);
    expect(table.player(0).industry.claimed).toEqual(['B1', 'D1']);
    expect(table.unspent(0)).toEqual([]);
  });

  it('8 Toll Stations stands in place of Linked Markets', () => {
    const table = lanes(8).play();
    const ids = (seat: number) => table.player(seat).technologies.map(({ id }) => id);
    expect(ids(0).slice(4, 6)).toEqual(['nano-drills', 'toll-stations']);
    expect(ids(1).slice(4, 6)).toEqual(['nano-drills', 'linked-markets']);
  });
});
