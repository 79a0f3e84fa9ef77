import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

const harvest = () => scene().events('first-harvest', 'old-maps');

describe('TIN 13 Production events', () => {
  it('TIN-13.1 a good for each underlined “+1 good”, and nobody is asked anything', () => {
    const table = harvest().products(0, 2, 2, 2).products(1, 2, 2, 1).play();
    expect([0, 1, 2].map((seat) => table.purse(seat).goods)).toEqual([2, 1, 0]);
    expect(table.facts('fact.production')).toEqual([{ goods: [2, 1, 0] }]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('TIN-13.1 columns without one bring nothing', () => {
    const table = harvest().products(0, 3, 3, 3).products(1, 4, 4, 4).products(2, 8, 8, 8).play();
    expect([0, 1, 2].map((seat) => table.purse(seat).goods)).toEqual([2, 3, 5]);
  });

  it('TIN-13.1 in every production event anew', () => {
    const table = scene().events('first-harvest', 'second-harvest', 'old-maps').products(0, 1, 1, 1).play();
    expect(table.purse(0).goods).toBe(2);
  });

  it('TIN-13.2 there are no more goods than symbols', () => {
    const table = harvest().products(0, 8, 8, 8).goods(0, 14).products(1, 8, 8, 8).goods(1, 11).play();
    expect([0, 1].map((seat) => table.purse(seat).goods)).toEqual([16, 16]);
  });

  it('TIN-13.2 symbols of goods that were spent are not free again', () => {
    const table = harvest()
      .products(0, 1, 1, 1)
      .player(0, ({ industry }) => {
        industry.goods = { gained: 16, spent: 16 };
      })
      .play();
    expect(table.purse(0).goods).toBe(0);
  });
});
