import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Material and influence come with the card. */
const lanes = () => scene().events('open-lanes');
const underlined = (n: number) =>
  lanes().player(0, ({ industry }) => {
    industry.votesUnderlined = n;
  });

describe('TIN-9 Industry sheet: production chart', () => {
  it('TIN-9.1 the first “+1 vote” is underlined from the start', () => {
    expect(lanes().play().player(0).industry.votesUnderlined).toBe(1);
  });

  it('TIN-9.1 a diplomacy asset of any sheet underlines the next one at once', () => {
    const cell = lanes().play().activate(0, 'industry').mark(0, ['I+B1', 'MxC2']);
    expect(cell.player(0).industry.votesUnderlined).toBe(2);
    expect(cell.player(1).industry.votesUnderlined).toBe(1);
    const planet = lanes().unlocked(0, 'D').developed(0, 'Da1').play().activate(0, 'expansion');
    planet.mark(0, ['I.Da2', 'X:M']);
    expect(planet.player(0).industry.votesUnderlined).toBe(2);
  });

  it('TIN-9.2 the points of the votes are gained when all to their left are underlined', () => {
    const points = [1, 2, 3, 4, 5, 6].map((n) => underlined(n).play().score(0).industry);
    expect(points).toEqual([0, 0, 1, 1, 1, 4]);
  });

  it('TIN-9.3 a product asset of any sheet crosses the next symbol of its type', () => {
    const system = lanes().explored(0, 'a3>b4', 'b4>c4').play().activate(0, 'navigation');
    system.mark(0, ['I+c4', 'M>c5']);
    expect(system.player(0).industry.products).toEqual([1, 0, 0]);
    const dot = lanes().infantry(0, 'a1', 'b1').play().activate(0, 'warfare');
    dot.mark(0, ['M.i@b2', 'I.i@b3']);
    expect(dot.player(0).industry.products).toEqual([1, 0, 0]);
    expect(dot.player(1).industry.products).toEqual([0, 0, 0]);
  });

  it('TIN-9.3 a double one crosses two', () => {
    const table = lanes().crossedCells(0, 'F5', 'F4').play().activate(0, 'industry');
    table.mark(0, ['I+F3', 'MxC2']);
    expect(table.player(0).industry.products).toEqual([0, 0, 2]);
  });

  it('TIN-9.4 a row gives points when all symbols left of them are crossed', () => {
    const points = Array.from({ length: 9 }, (_, n) => lanes().products(0, n, 0, 0).play().score(0).industry);
    expect(points).toEqual([0, 0, 0, 0, 2, 2, 2, 2, 6]);
    expect(lanes().products(0, 4, 4, 8).play().score(0).industry).toBe(10);
  });

  it('TIN-9.5 a good is underlined when its whole column is crossed', () => {
    const goods = (...rows: readonly [number, number, number]) =>
      scene()
        .events('first-harvest', 'open-lanes')
        .products(0, ...rows)
        .play()
        .player(0).industry.goods.gained;
    expect(goods(1, 1, 0)).toBe(0);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => goods(n, n, n))).toEqual([0, 1, 2, 2, 3, 4, 4, 5, 5]);
    expect(goods(8, 8, 3)).toBe(2);
  });

  it('TIN-9.6 a product without a symbol left has no effect', () => {
    const table = lanes().crossedCells(0, 'F5', 'F4').products(0, 7, 7, 7).play();
    table.activate(0, 'industry').mark(0, ['I+F3', 'MxC2']);
    expect(table.player(0).industry.products).toEqual([7, 7, 8]);
    const full = lanes().products(0, 8, 8, 8).play().activate(0, 'industry').mark(0, ['I+B2', 'MxC2']);
    expect(full.player(0).industry.products).toEqual([8, 8, 8]);
  });

  it('TIN-9.6 nor has a diplomacy asset', () => {
    const table = underlined(6).play().activate(0, 'industry').mark(0, ['I+B1', 'MxC2']);
    expect(table.player(0).industry.votesUnderlined).toBe(6);
  });
});
