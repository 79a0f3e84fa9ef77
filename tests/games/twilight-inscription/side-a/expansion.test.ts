import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Material and influence come with the card; seat 1 plays on side B. */
const lanes = (variant: number) => scene().events('open-lanes').variant(0, 'expansion', variant);

/** Points after each of the ten population assets. */
const track = (variant: number) =>
  Array.from({ length: 11 }, (_, n) =>
    lanes(variant)
      .player(0, ({ expansion }) => {
        expansion.population = n;
      })
      .play()
      .score(0),
  ).map(({ expansion }) => expansion);

describe('expansion sheets of side A', () => {
  it('1 Late Bloom: the population track reads 1, 1, 1, 2, 2, 2, 3, 3, 4, 4', () => {
    expect(track(1)).toEqual([0, 1, 2, 3, 5, 7, 9, 12, 15, 19, 23]);
  });

  it('2 Prefabricated Docks: base X costs one material and one influence', () => {
    const table = lanes(2).play().activate(0, 'expansion').mark(0, ['X:M', 'X:I']);
    expect(table.player(0).expansion.bases).toEqual([{ id: 'X', crossed: 'MI', built: 'symbols' }]);
    expect(table.player(0).industry.products).toEqual([0, 0, 1]);
    table.activate(1, 'expansion').mark(1, ['X:M', 'X:I']);
    expect(table.player(1).expansion.bases).toEqual([{ id: 'X', crossed: 'MI', built: null }]);
  });

  it('3 Armoury: base Y costs two material and one research and gives an alloy', () => {
    const table = scene().events('waking-forges').variant(0, 'expansion', 3).play().activate(0, 'expansion');
    table.mark(0, ['Y:M', 'Y:M', 'Y:R']);
    expect(table.player(0).kept).toEqual([{ asset: 'alloy', at: 'Y', spent: false }]);
    expect(table.score(0).expansion).toBe(0);
    table.activate(1, 'expansion');
    expect(table.offers(1, 'card')).not.toContain('Y:M');
  });

  it('4 Academy: base Z costs three research and gives a faction asset', () => {
    const table = scene()
      .events('academies')
      .variant(0, 'expansion', 4)
      .faction(0, 'hacan')
      .player(0, ({ expansion }) => expansion.bases.push({ id: 'Z', crossed: 'R', built: null }))
      .play()
      .activate(0, 'expansion');
    expect(table.offers(0, 'card')).not.toContain('Z:M');
    table.mark(0, ['Z:R', 'Z:R', 'X:M']);
    expect(table.player(0).industry.goods.gained).toBe(2);
    expect(table.player(0).expansion.population).toBe(0);
  });

  it('5 Pure Strata: each row of planet F is of one resource', () => {
    const table = lanes(5).unlocked(0, 'F').unlocked(1, 'F').play();
    table.activate(0, 'expansion').activate(1, 'expansion');
    const symbols = (seat: number) => table.offers(seat, 'card').filter((id) => id.includes('.F'));
    expect(symbols(0)).toEqual(['M.Fa1', 'M.Fb1', 'M.Fc1', 'I.Fa2', 'I.Fb2', 'I.Fc2']);
    expect(symbols(1)).toEqual(['M.Fa1', 'M.Fb2', 'M.Fc3', 'I.Fb1', 'I.Fc2', 'I.Fa3']);
    const research = scene().events('academies').variant(0, 'expansion', 5).unlocked(0, 'F').play();
    expect(research.activate(0, 'expansion').offers(0, 'card')).toEqual(
      expect.arrayContaining(['R.Fa3', 'R.Fb3', 'R.Fc3']),
    );
  });

  it('6 Bio-Foundries stands in place of Rapid Growth', () => {
    const table = lanes(6).play();
    const ids = (seat: number) => table.player(seat).technologies.map(({ id }) => id);
    expect(ids(0).slice(2, 4)).toEqual(['neural-motivators', 'bio-foundries']);
    expect(ids(1).slice(2, 4)).toEqual(['neural-motivators', 'rapid-growth']);
  });

  it('7 Early Bloom: the population track reads 2 eight times, 3, 4', () => {
    expect(track(7)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 19, 23]);
  });

  it('8 Mixed Soil: the middle column of planet D takes any resource', () => {
    const table = lanes(8).unlocked(0, 'D').unlocked(1, 'D').play();
    table.activate(0, 'expansion').activate(1, 'expansion');
    const middle = (seat: number) => table.offers(seat, 'card').filter((id) => /\.Db/.test(id));
    expect(middle(0)).toEqual(['M.Db1', 'M.Db2', 'I.Db1', 'I.Db2']);
    expect(middle(1)).toEqual(['I.Db1']);
    table.mark(0, ['M.Db1', 'I.Db2']);
    expect(table.player(0).expansion.crossed).toEqual(['Db1', 'Db2']);
    expect(table.player(0).industry.votes.gained).toBe(1);
  });
});
