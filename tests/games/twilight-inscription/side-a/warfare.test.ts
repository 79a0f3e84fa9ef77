import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Material and influence come with the card; seat 1 plays on side B. */
const lanes = (variant: number) => scene().events('open-lanes').variant(0, 'warfare', variant);
const infantry = (ids: readonly string[]) =>
  ids.filter((id) => id.startsWith('M.i@')).map((id) => id.slice('M.i@'.length));

describe('warfare sheets of side A', () => {
  it('1 Broad Cruisers: cruisers have the shape of a T', () => {
    const spots = (variant: number) => {
      const table = lanes(variant).paid(0, 'C1', 'MM').play().activate(0, 'warfare');
      return [...table.layings(0, ['C1:M']).keys()];
    };
    expect(spots(1)).toEqual(expect.arrayContaining(['a1 b1 b2 c1', 'e1 e2 e3 f2', 'd2 e1 e2 f2']));
    expect(spots(1)).not.toContain('a1 a2 b1 c1');
    expect(spots(0)).toContain('a1 a2 b1 c1');
    expect(spots(0)).not.toContain('a1 b1 b2 c1');
  });

  it('2 Long Carriers: carriers are a straight line of four dots', () => {
    const spots = (variant: number) => {
      const table = lanes(variant).kept(0, 'charter').play().activate(0, 'warfare');
      return [...table.layings(0, ['K1!']).keys()];
    };
    expect(spots(2)).toEqual(expect.arrayContaining(['a1 b1 c1 d1', 'a1 a2 a3 a4']));
    expect(spots(2)).not.toContain('a1 a2 b1 b2');
    expect(spots(0)).toContain('a1 a2 b1 b2');
    expect(spots(0)).not.toContain('a1 b1 c1 d1');
  });

  it('3 Calm Space: the two lowest pairs of sections hold no anomalies', () => {
    const dots = (variant: number) => {
      const table = lanes(variant)
        .infantry(0, 'c1', 'h1', 'b4', 'i4', 'd7', 'g7', 'a9', 'j9', 'c12', 'h12')
        .play()
        .activate(0, 'warfare');
      const offered = infantry(table.offers(0, 'card'));
      return ['c2', 'h2', 'b5', 'i5', 'd8', 'g8', 'a10', 'j10', 'c13', 'h13'].filter((dot) =>
        offered.includes(dot),
      );
    };
    expect(dots(3)).toEqual(['c2', 'h2', 'b5', 'i5']);
    expect(dots(0)).toEqual([]);
  });

  it('4 Heavy Destroyers: destroyers have four dots, in a step', () => {
    const spots = (variant: number) => {
      const table = lanes(variant).paid(0, 'D1', 'R').play().activate(0, 'warfare');
      return [...table.layings(0, ['D1:M']).keys()];
    };
    expect(spots(4)).toEqual(expect.arrayContaining(['d1 e1 e2 f2', 'e2 f1 f2 g1', 'a1 a2 b2 b3']));
    expect(spots(4).every((dots) => dots.split(' ').length === 4)).toBe(true);
    expect(spots(0)).toContain('d1 e1 e2');
  });

  it('5 Other Keys: a cipher unlocks dreadnoughts, an alloy the war sun', () => {
    const unlocks = (special: 'alloy' | 'cipher') => {
      const table = lanes(5).kept(0, special).kept(1, special).play();
      table.activate(0, 'warfare').activate(1, 'warfare');
      return [0, 1].map((seat) => table.offers(seat, 'card').filter((id) => id.startsWith('u:')));
    };
    expect(unlocks('cipher')).toEqual([['u:dreadnought'], ['u:warsun']]);
    expect(unlocks('alloy')).toEqual([['u:warsun'], ['u:dreadnought']]);
    const table = lanes(5).kept(0, 'alloy').play().activate(0, 'warfare');
    table.mark(0, ['u:warsun', 'W1:M', 'I.i@a1']);
    expect(table.player(0).warfare.unlocked).toEqual(['warsun']);
    expect(table.unspent(0)).toEqual([]);
  });

  it('6 Press Gangs stands in place of Drop Pods', () => {
    const table = lanes(6).play();
    const ids = (seat: number) => table.player(seat).technologies.map(({ id }) => id);
    expect(ids(0).slice(6)).toEqual(['advanced-logistics', 'press-gangs']);
    expect(ids(1).slice(6)).toEqual(['advanced-logistics', 'drop-pods']);
  });

  it('7 Nebula: e11 and f11 are anomalies too', () => {
    const dots = (variant: number) => {
      const table = lanes(variant)
        .player(0, ({ warfare }) => {
          warfare.line = 11;
        })
        .play()
        .activate(0, 'warfare');
      return infantry(table.offers(0, 'card'));
    };
    expect(dots(7).sort()).toEqual(['a11', 'b11', 'c11', 'd11', 'g11', 'h11', 'i11', 'j11']);
    expect(dots(0)).toEqual(expect.arrayContaining(['e11', 'f11']));
  });

  it('8 Liberators: winning the first war on the right gives a population asset instead of points', () => {
    const fought = (...dots: readonly string[]) =>
      scene(3)
        .events('border-war', 'great-war', 'open-lanes')
        .variant(0, 'warfare', 8)
        .infantry(0, ...dots)
        .play();
    expect(fought('f1').player(0).expansion.population).toBe(1);
    expect(fought('f1').score(0)).toMatchObject({ expansion: 1, warfare: 0 });
    expect(fought('a1').player(0).expansion.population).toBe(0);
    expect(fought('a1').score(0)).toMatchObject({ expansion: 0, warfare: 2 });
    expect(fought('f4').player(0).expansion.population).toBe(0);
    expect(fought('f4').score(0)).toMatchObject({ expansion: 0, warfare: 2 });
    expect(fought('f1').player(1).expansion.population).toBe(0);
  });
});
