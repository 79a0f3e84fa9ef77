import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Material, material and research come with the card. */
const forges = () => scene().events('waking-forges');
/** Material and influence. */
const lanes = () => scene().events('open-lanes');

const crossings = (ids: readonly string[]) =>
  ids.filter((id) => id.startsWith('Mx')).map((id) => id.slice(2));
const claims = (ids: readonly string[], r = 'I') =>
  ids.filter((id) => id.startsWith(`${r}+`)).map((id) => id.slice(2));

describe('TIN-8 Industry sheet: grid', () => {
  it('TIN-8.1 one cell is crossed from the start', () => {
    const table = lanes().play();
    expect(table.player(0).industry).toMatchObject({ crossed: ['C1'], claimed: [] });
    expect(table.player(0).industry.products).toEqual([0, 0, 0]);
  });

  it('TIN-8.1 a cell is crossed or claimed, never both and never twice', () => {
    const table = lanes().crossedCells(0, 'C2').claimedCells(0, 'B2').play().activate(0, 'industry');
    for (const cell of ['C1', 'C2', 'B2']) {
      expect(crossings(table.offers(0, 'card'))).not.toContain(cell);
      expect(claims(table.offers(0, 'card'))).not.toContain(cell);
    }
    expect(claims(table.after(0, ['MxD2']))).not.toContain('D2');
    expect(crossings(table.after(0, ['I+D2']))).not.toContain('D2');
  });

  it('TIN-8.2 a material crosses a cell next to a crossed or claimed one; its asset is lost', () => {
    const table = lanes().play().activate(0, 'industry');
    expect(crossings(table.offers(0, 'card'))).toEqual(['B1', 'B2', 'C2', 'D1', 'D2']);
    table.mark(0, ['MxD2', 'I+D1']);
    expect(table.player(0).industry.crossed).toEqual(['C1', 'D2']);
    expect(table.unspent(0)).toEqual([]);
    const beside = lanes().claimedCells(0, 'B2').play().activate(0, 'industry');
    expect(crossings(beside.offers(0, 'card'))).toEqual(['A1', 'A2', 'B1', 'B3', 'C2', 'D1', 'D2']);
    expect(crossings(beside.offers(1, 'sheet'))).toEqual([]);
  });

  it('TIN-8.3 an influence or a research claims a cell next to a crossed one and gains its asset', () => {
    const table = lanes().play().activate(0, 'industry').mark(0, ['I+D2', 'MxD1']);
    expect(table.player(0).industry.claimed).toEqual(['D2']);
    expect(table.player(0).kept).toEqual([{ asset: 'alloy', at: 'D2', spent: false }]);
    const research = forges().play().activate(0, 'industry');
    expect(claims(research.offers(0, 'card'), 'R')).toEqual(['B1', 'B2', 'C2', 'D1', 'D2']);
    expect(claims(research.offers(0, 'card'), 'M')).toEqual([]);
    research.mark(0, ['R+D2', 'MxD1', 'MxB1']);
    expect(research.unspent(0)).toEqual(['alloy']);
  });

  it('TIN-8.3 a claimed cell is no ground for another claim', () => {
    const table = lanes().claimedCells(0, 'B2').play().activate(0, 'industry');
    expect(claims(table.offers(0, 'card'))).toEqual(['B1', 'C2', 'D1', 'D2']);
    expect(claims(table.after(0, ['MxB3']))).toEqual(['A2', 'A3', 'B1', 'B4', 'C2', 'C3', 'D1', 'D2']);
  });

  it('TIN-8.4 an alloy is three materials, spent one by one with nothing in between', () => {
    const table = lanes().kept(0, 'alloy', 'charter').goods(0, 1).play().activate(0, 'industry');
    const open = ['xB1', 'xB2', 'xC2', 'xD1', 'xD2'];
    expect(table.after(0, ['alloy'])).toEqual(open.map((id) => `M${id}`));
    for (const marks of [['alloy'], ['alloy', 'MxC2'], ['alloy', 'MxC2', 'MxC3']]) {
      expect(table.after(0, marks).every((id) => id.startsWith('Mx'))).toBe(true);
      expect(table).toRefuse(0, 'card', marks, 'TIN-24.1');
    }
    table.mark(0, ['alloy', 'MxC2', 'MxC3', 'MxB4', 'MxB3', 'I+D2']);
    expect(table.player(0).industry.crossed).toEqual(['C1', 'C2', 'C3', 'B4', 'B3']);
    expect(table.unspent(0)).toEqual(['charter', 'alloy']);
  });

  it('TIN-8.4 a charter is two influence', () => {
    const table = lanes().kept(0, 'charter').play().activate(0, 'industry');
    expect(table.after(0, ['charter']).every((id) => id.startsWith('I+'))).toBe(true);
    expect(table.after(0, ['charter', 'I+B1', 'I+B2'])).toContain('MxC2');
    table.mark(0, ['charter', 'I+B1', 'I+B2', 'I+C2', 'MxD1']);
    expect(table.player(0).industry.claimed).toEqual(['B1', 'B2', 'C2']);
    expect(table.unspent(0)).toEqual([]);
  });

  it('TIN-8.4 what a claim brings at once is resolved before the next of them', () => {
    const table = lanes()
      .faction(0, 'titans')
      .crossedCells(0, 'C2', 'C3', 'B4', 'B5')
      .kept(0, 'charter')
      .play()
      .activate(0, 'industry');
    const next = table.after(0, ['charter', 'I+C5']);
    expect(next.length).toBeGreaterThan(0);
    expect(next.every((id) => id.startsWith('+'))).toBe(true);
    const after = table.after(0, ['charter', 'I+C5', '+B1', '+B2']);
    expect(after.every((id) => id.startsWith('I+'))).toBe(true);
    table.mark(0, ['charter', 'I+C5', '+B1', '+B2', 'I+D1', 'I+D2', 'MxA1']);
    expect(table.player(0).industry.claimed).toEqual(['C5', 'B1', 'B2', 'D1', 'D2']);
  });

  it('TIN-8.4 a cipher is worth nothing on this sheet but a technology', () => {
    const table = lanes().kept(0, 'cipher').play().activate(0, 'industry');
    expect(table.offers(0, 'card')).toContain('t:nd!');
    expect(table.offers(0, 'card')).not.toContain('cipher');
  });

  it('TIN-8.5 a cell with a dashed cross is crossed only by the asset that it shows, wherever it lies', () => {
    const table = lanes().crossedCells(0, 'C2', 'C3', 'B4').play().activate(0, 'industry');
    expect(crossings(table.offers(0, 'card'))).not.toContain('B5');
    expect(claims(table.offers(0, 'card'))).not.toContain('B5');
    expect(table.offers(0, 'card').filter((id) => id.startsWith('*'))).toEqual([]);
    const alloy = lanes().kept(0, 'alloy').play().activate(0, 'industry');
    expect(alloy.offers(0, 'card').filter((id) => id.startsWith('*'))).toEqual(['*B5', '*E3']);
    const charter = lanes().kept(0, 'charter').play().activate(0, 'industry');
    expect(charter.offers(0, 'card').filter((id) => id.startsWith('*'))).toEqual(['*C7', '*F5']);
    charter.mark(0, ['*F5', 'I+F6', 'MxE5']);
    expect(charter.player(0).industry).toMatchObject({ crossed: ['C1', 'F5', 'E5'], claimed: ['F6'] });
    expect(charter.unspent(0)).toEqual(['planet']);
  });

  it('TIN-8.5 it is crossed once', () => {
    const table = lanes().kept(0, 'alloy', 'alloy').play().activate(0, 'industry');
    expect(table.after(0, ['*B5']).filter((id) => id.startsWith('*'))).toEqual(['*E3']);
  });

  it('TIN-8.6 places without asset or cross are no cells and join nothing', () => {
    const table = lanes().crossedCells(0, 'C2', 'C3', 'A3', 'B3').play().activate(0, 'industry');
    const offered = crossings(table.offers(0, 'card'));
    expect(offered.filter((cell) => ['A4', 'C4', 'D6'].includes(cell))).toEqual([]);
    expect(offered.filter((cell) => ['A5', 'C5'].includes(cell))).toEqual([]);
    expect(offered).toContain('B4');
  });
});
