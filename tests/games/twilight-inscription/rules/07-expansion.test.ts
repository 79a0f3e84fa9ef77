import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Material, material and research come with the card. */
const forges = () => scene().events('waking-forges');
/** Material and influence. */
const lanes = () => scene().events('open-lanes');

const developing = (ids: readonly string[]) => ids.filter((id) => id.includes('.'));

describe('TIN-7 Expansion sheet', () => {
  it('TIN-7.1 locked planets cannot be developed', () => {
    const table = lanes().play().activate(0, 'expansion');
    expect(developing(table.offers(0, 'card'))).toEqual([]);
    expect(table.offers(0, 'card')).not.toContain('u:A');
  });

  it('TIN-7.1 one planet asset unlocks one planet', () => {
    const table = lanes().kept(0, 'planet', 'planet').play().activate(0, 'expansion');
    const unlocks = table.offers(0, 'card').filter((id) => id.startsWith('u:'));
    expect(unlocks).toEqual(['u:A', 'u:B', 'u:C', 'u:D', 'u:E', 'u:F']);
    const next = table.after(0, ['u:A']);
    expect(next).not.toContain('u:A');
    expect(developing(next)).toEqual(['M.Aa1', 'M.Ab2', 'I.Ab1']);
    table.mark(0, ['u:A', 'M.Aa1', 'I.Ab1']);
    expect(table.player(0).expansion.unlocked).toEqual(['A']);
    expect(table.unspent(0)).toEqual(['planet']);
    expect(table.player(1).expansion.unlocked).toEqual([]);
  });

  it('TIN-7.2 each resource crosses one matching symbol of an unlocked planet, once', () => {
    const table = forges().unlocked(0, 'C').play().activate(0, 'expansion');
    expect(developing(table.offers(0, 'card'))).toEqual(['M.Ca2', 'M.Cb3', 'R.Cb1', 'R.Ca3']);
    expect(table.after(0, ['M.Ca2'])).not.toContain('M.Ca2');
    table.mark(0, ['M.Ca2', 'M.Cb3', 'R.Cb1']);
    expect(table.player(0).expansion.crossed).toEqual(['Ca2', 'Cb3', 'Cb1']);
  });

  it('TIN-7.3 the last symbol of a row or column gains its asset', () => {
    const table = lanes().unlocked(0, 'B').developed(0, 'Ba1', 'Bb2').play().activate(0, 'expansion');
    table.mark(0, ['M.Bb1', 'X:I']);
    expect(table.player(0).industry.votes.gained).toBe(1);
    expect(table.player(0).expansion.population).toBe(0);
    const row = lanes().unlocked(0, 'A').developed(0, 'Aa1').play().activate(0, 'expansion');
    row.mark(0, ['X:M', 'I.Ab1']);
    expect(row.player(0).industry.products).toEqual([1, 0, 0]);
  });

  it('TIN-7.3 one mark can complete a row and a column', () => {
    const table = lanes().unlocked(0, 'A').developed(0, 'Ab1', 'Aa2').play().activate(0, 'expansion');
    table.mark(0, ['M.Aa1', 'X:I']);
    expect(table.player(0).industry.products).toEqual([1, 1, 0]);
    expect(table.player(0).expansion.population).toBe(0);
  });

  it('TIN-7.3 a row that is not complete gains nothing', () => {
    const table = lanes().unlocked(0, 'E').developed(0, 'Ea1', 'Ed1').play().activate(0, 'expansion');
    table.mark(0, ['M.Eb1', 'X:I']);
    expect(table.player(0).expansion.population).toBe(0);
    const whole = lanes().unlocked(0, 'E').developed(0, 'Ea1', 'Ed1').play().activate(0, 'expansion');
    whole.mark(0, ['M.Eb1', 'I.Ec1']);
    expect(whole.player(0).expansion.population).toBe(1);
  });

  it('TIN-7.4 a base is built by crossing all of its symbols', () => {
    const table = scene().events('arms-race').play().activate(0, 'expansion');
    const short = ['X:M', 'X:I'];
    expect(table.after(0, short)).toContain('X:M');
    expect(table.after(0, [...short, 'X:M'])).toEqual([]);
    table.mark(0, [...short, 'X:M']);
    expect(table.player(0).expansion.bases).toEqual([{ id: 'X', crossed: 'MIM', built: 'symbols' }]);
    expect(table.player(0).industry.products).toEqual([0, 0, 1]);
  });

  it('TIN-7.4 a base that is not complete gives nothing, and what was paid is kept', () => {
    const table = lanes().play().activate(0, 'expansion').mark(0, ['X:M', 'X:I']);
    expect(table.player(0).expansion.bases).toEqual([{ id: 'X', crossed: 'MI', built: null }]);
    expect(table.player(0).industry.products).toEqual([0, 0, 0]);
  });

  it('TIN-7.4 or by one planet asset', () => {
    const table = lanes().kept(0, 'planet').play().activate(0, 'expansion');
    expect(table.offers(0, 'card')).toEqual(expect.arrayContaining(['X!', 'Y!', 'Z!']));
    table.mark(0, ['Y!', 'X:M', 'X:I']);
    expect(table.score(0).expansion).toBe(2);
    expect(table.unspent(0)).toEqual([]);
  });

  it('TIN-7.4 a base is built once', () => {
    const table = lanes()
      .kept(0, 'planet', 'planet')
      .player(0, ({ expansion }) => expansion.bases.push({ id: 'Y', crossed: '', built: 'planet' }))
      .play()
      .activate(0, 'expansion');
    const offered = table.offers(0, 'card');
    expect(offered.filter((id) => id.startsWith('Y'))).toEqual([]);
    expect(offered).toEqual(expect.arrayContaining(['X!', 'Z!', 'Z:I']));
  });

  it('TIN-7.5 either cost builds it, whatever was crossed of the other', () => {
    const begun = () =>
      lanes().player(0, ({ expansion }) => expansion.bases.push({ id: 'X', crossed: 'MM', built: null }));
    const byAsset = begun().kept(0, 'planet').play().activate(0, 'expansion');
    byAsset.mark(0, ['X!', 'Z:M', 'Z:I']);
    expect(byAsset.player(0).industry.products).toEqual([0, 0, 1]);
    const bySymbol = begun().kept(0, 'planet').play().activate(0, 'expansion');
    bySymbol.mark(0, ['X:I', 'Z:M']);
    expect(bySymbol.player(0).industry.products).toEqual([0, 0, 1]);
    expect(bySymbol.unspent(0)).toEqual(['planet']);
  });

  it('TIN-7.5 resources of an effect cross symbols of bases too', () => {
    const table = lanes().faction(0, 'sol').play().activate(0, 'expansion');
    expect(table.offers(0, 'card')).toEqual(
      expect.arrayContaining(['X:M', 'X:I', 'Y:I', 'Y:R', 'Z:R', 'Z:M']),
    );
    table.mark(0, ['X:M', 'X:M', 'X:I']);
    expect(table.player(0).expansion.bases).toEqual([{ id: 'X', crossed: 'MMI', built: 'symbols' }]);
  });

  it('TIN-7.6 each population asset gains the next points of the track', () => {
    const points = Array.from({ length: 11 }, (_, n) => {
      const table = lanes()
        .player(0, ({ expansion }) => {
          expansion.population = Math.min(n, 10);
        })
        .play();
      return table.score(0).expansion;
    });
    expect(points).toEqual([0, 1, 2, 4, 6, 8, 10, 13, 16, 19, 23]);
    const table = lanes().unlocked(0, 'B').developed(0, 'Bb1', 'Bc1').play().activate(0, 'expansion');
    table.mark(0, ['I.Ba1', 'M.Bc2']);
    expect(table.player(0).expansion.population).toBe(1);
    expect(table.score(0).expansion).toBe(2);
    expect(table.score(1).expansion).toBe(0);
  });

  it('TIN-7.6 with a full track a population asset has no effect', () => {
    const table = lanes()
      .unlocked(0, 'B')
      .developed(0, 'Bb1', 'Bc1')
      .player(0, ({ expansion }) => {
        expansion.population = 10;
      })
      .play()
      .activate(0, 'expansion');
    table.mark(0, ['I.Ba1', 'X:M']);
    expect(table.player(0).expansion.population).toBe(10);
  });

  it('TIN-7.7 the resource tracker is no part of the game', () => {
    const table = lanes().play().activate(0, 'expansion');
    expect(Object.keys(table.player(0).expansion)).toEqual(['unlocked', 'crossed', 'bases', 'population']);
    const before = table.score(0).total;
    table.mark(0, ['X:M', 'X:I']);
    expect(table.score(0).total).toBe(before);
  });

  it('TIN-7.8 Neural Motivators works in lines with a special or population asset, whatever became of it', () => {
    const table = lanes()
      .unlocked(0, 'B')
      .developed(0, 'Ba1')
      .researched(0, 'neural-motivators')
      .player(0, ({ expansion, kept }) => {
        expansion.population = 10;
        kept.push({ asset: 'alloy', at: 'Bc1', spent: true });
      })
      .play()
      .activate(0, 'expansion');
    expect(table.after(0, ['!nm'])).toEqual(['Bb1', 'Bc1', 'Ba2', '[-]']);
    table.mark(0, ['!nm', 'Bc1', 'X:M', 'X:I']);
    expect(table.player(0).expansion.crossed).toEqual(['Ba1', 'Bc1']);
  });
});
