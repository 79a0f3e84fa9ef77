import { describe, expect, it } from 'vitest';
import { DOTS } from '#games/twilight-inscription/sheets/places.ts';
import { scene } from '../scene.ts';

/** Material, material and research come with the card. */
const forges = () => scene().events('waking-forges');
/** Material, material and influence. */
const arms = () => scene().events('arms-race');
/** Material and influence. */
const lanes = () => scene().events('open-lanes');

const payments = (ids: readonly string[]) => ids.filter((id) => /^[A-Z]\d:/.test(id));

describe('TIN-10 Warfare sheet: creating units', () => {
  it('TIN-10.1 each unit has a cost, a number of copies, dots and points', () => {
    const cost = (copy: string) => {
      const all = ['M', 'M', 'M', 'M', 'I', 'I', 'R', 'R', 'R', 'R'];
      const table = scene().events('open-lanes').kept(0, 'alloy', 'cipher').goods(0, 8).play();
      table.activate(0, 'warfare');
      const marks: string[] = copy === 'N1' ? ['u:dreadnought'] : copy === 'W1' ? ['u:warsun'] : [];
      let paid = '';
      for (const r of all) {
        const free = table.after(0, [...marks, `g.${r}`]);
        if (!free.includes(`${copy}:${r}`)) continue;
        marks.push(`g.${r}`, `${copy}:${r}`);
        paid += r;
      }
      const [dots] = table.layings(0, marks).keys();
      return { paid, dots: dots?.split(' ').length };
    };
    expect(cost('F1')).toEqual({ paid: 'MI', dots: 3 });
    expect(cost('D1')).toEqual({ paid: 'MR', dots: 3 });
    expect(cost('C1')).toEqual({ paid: 'MMM', dots: 4 });
    expect(cost('K1')).toEqual({ paid: 'MMII', dots: 4 });
    expect(cost('N1')).toEqual({ paid: 'MMMIR', dots: 5 });
    expect(cost('W1')).toEqual({ paid: 'MMMMRRR', dots: 7 });
  });

  it('TIN-10.1 created units give their points, infantry none', () => {
    const points = (...copies: readonly string[]) => {
      const at = lanes();
      for (const copy of copies) at.created(0, copy);
      return at.play().score(0).warfare;
    };
    expect(['F1', 'D1', 'C1', 'K1', 'N1', 'W1'].map((copy) => points(copy))).toEqual([0, 0, 1, 1, 2, 4]);
    expect(points('C1', 'C2', 'N1')).toBe(4);
    expect(lanes().infantry(0, 'a1').play().score(0).warfare).toBe(0);
  });

  it('TIN-10.2 with its last symbol, in any order, a unit is created and deployed', () => {
    const table = lanes().play().activate(0, 'warfare');
    expect(table.after(0, ['F1:I'])).toContain('F1:M');
    const spot = table.laid(0, ['F1:I', 'F1:M'], 'a1 b1 c1');
    expect(table).toRefuse(0, 'card', ['F1:I', 'F1:M'], 'TIN-24.1');
    table.mark(0, ['F1:I', 'F1:M', spot]);
    expect(table.player(0).warfare.units).toMatchObject([{ unit: 'fighter', copy: 'F1' }]);
    expect(table.player(0).warfare.paid).toEqual([]);
    expect(table.player(1).warfare.units).toEqual([]);
  });

  it('TIN-10.2 only symbols of its cost are crossed', () => {
    const table = lanes().play().activate(0, 'warfare');
    expect(payments(table.offers(0, 'card'))).toEqual(['F1:M', 'D1:M', 'C1:M', 'K1:M', 'F1:I', 'K1:I']);
    expect(table).toRefuse(0, 'card', ['F1:M', 'F1:M'], 'TIN-10.2');
  });

  it('TIN-10.2 the points of a unit are gained with its last symbol', () => {
    const table = lanes().paid(0, 'C1', 'MM').play().activate(0, 'warfare');
    expect(table.score(0).warfare).toBe(0);
    const spot = table.laid(0, ['C1:M'], 'a1 a2 b1 c1');
    table.mark(0, ['C1:M', spot, 'I.i@d1']);
    expect(table.score(0).warfare).toBe(2);
  });

  it('TIN-10.3 infantry costs one resource of any kind and is unlimited', () => {
    const table = forges()
      .infantry(0, ...DOTS.filter((dot) => /^[a-j][13]$/.test(dot)))
      .play()
      .activate(0, 'warfare');
    expect(table.offers(0, 'card')).toEqual(expect.arrayContaining(['M.i@a2', 'R.i@a2']));
    const influence = lanes().play().activate(0, 'warfare');
    influence.mark(0, ['I.i@a1', 'M.i@b1']);
    expect(influence.player(0).warfare.units).toEqual([
      { unit: 'infantry', copy: null, dots: ['a1'] },
      { unit: 'infantry', copy: null, dots: ['b1'] },
    ]);
  });

  it('TIN-10.3 other units are limited to their copies', () => {
    const two = lanes().created(0, 'C1').created(0, 'C2').play().activate(0, 'warfare');
    expect(payments(two.offers(0, 'card'))).toContain('C3:M');
    const three = lanes().created(0, 'C1').created(0, 'C2').created(0, 'C3').play().activate(0, 'warfare');
    expect(payments(three.offers(0, 'card')).filter((id) => id.startsWith('C'))).toEqual([]);
    expect(payments(three.offers(0, 'card'))).toContain('K1:M');
  });

  it('TIN-10.3 a copy that is created by an effect is not paid for again with the rest of it', () => {
    const table = lanes()
      .faction(0, 'letnev')
      .explored(0, 'a1>b2', 'b2>c2')
      .paid(0, 'C1', 'MM')
      .play()
      .activate(0, 'navigation');
    const marks = ['M>b1', 'I+c2', 'C1:M'];
    const spot = table.laid(0, marks, 'a1 a2 b1 c1');
    expect(payments(table.after(0, [...marks, spot]))).not.toContain('C1:M');
    table.mark(0, [...marks, spot, 'C2:M']);
    expect(table.player(0).warfare.paid).toEqual([{ copy: 'C2', crossed: 'M' }]);
  });

  it('TIN-10.4 dreadnoughts and war suns are not begun before their asset is spent', () => {
    const table = forges().kept(0, 'alloy').play().activate(0, 'warfare');
    const locked = (ids: readonly string[]) => payments(ids).filter((id) => /^[NW]/.test(id));
    expect(locked(table.offers(0, 'card'))).toEqual([]);
    expect(table.offers(0, 'card')).not.toContain('u:warsun');
    expect(locked(table.after(0, ['u:dreadnought']))).toEqual(['N1:M', 'N1:R']);
    table.mark(0, ['u:dreadnought', 'N1:M', 'N1:M', 'N1:R']);
    expect(table.player(0).warfare).toMatchObject({
      unlocked: ['dreadnought'],
      paid: [{ copy: 'N1', crossed: 'MMR' }],
    });
    expect(table.unspent(0)).toEqual([]);
    const sun = forges().kept(0, 'cipher').play().activate(0, 'warfare');
    expect(sun.offers(0, 'card')).not.toContain('u:dreadnought');
    expect(locked(sun.after(0, ['u:warsun']))).toEqual(['W1:M', 'W1:R']);
    expect(sun.after(0, ['u:warsun'])).not.toContain('u:warsun');
  });

  it('TIN-10.5 what is paid in part is kept, also for several units of one type', () => {
    const table = arms().dice('MMM').play().activate(0, 'warfare');
    table.mark(0, ['C1:M', 'C2:M', 'F1:I']).rest('sheet', 'card');
    expect(table.player(0).warfare.paid).toEqual([
      { copy: 'C1', crossed: 'M' },
      { copy: 'C2', crossed: 'M' },
      { copy: 'F1', crossed: 'I' },
    ]);
    const offered = payments(table.offers(0, 'dice'));
    expect(offered).toEqual(['F1:M', 'F2:M', 'D1:M', 'C1:M', 'C2:M', 'C3:M', 'K1:M']);
    table.rest('dice');
    expect(table.state.phase).toBe('over');
  });

  it('TIN-10.6 a charter creates a carrier, a cipher a destroyer', () => {
    const table = lanes().kept(0, 'charter').play().activate(0, 'warfare');
    const created = table.offers(0, 'card').filter((id) => id.endsWith('!') && /^[A-Z]\d/.test(id));
    expect(created).toEqual(['K1!']);
    table.mark(0, ['K1!', table.laid(0, ['K1!'], 'a1 a2 b1 b2'), 'M.i@c1', 'I.i@d1']);
    expect(table.player(0).warfare.units[0]).toMatchObject({ unit: 'carrier', copy: 'K1' });
    expect(table.unspent(0)).toEqual([]);
    const cipher = lanes().kept(0, 'cipher').play().activate(0, 'warfare');
    expect(cipher.offers(0, 'card')).toContain('D1!');
    expect(cipher.offers(0, 'card')).not.toContain('K1!');
    const none = lanes().kept(0, 'alloy').play().activate(0, 'warfare');
    expect(none.offers(0, 'card').filter((id) => /^[KD]\d!/.test(id))).toEqual([]);
  });

  it('TIN-10.6 symbols already paid on that copy are not given back', () => {
    const table = lanes().kept(0, 'charter').paid(0, 'K1', 'MMI').play().activate(0, 'warfare');
    table.mark(0, ['K1!', table.laid(0, ['K1!'], 'a1 a2 b1 b2'), 'M.i@c1', 'I.i@d1']);
    expect(table.player(0).warfare.paid).toEqual([]);
    expect(table.player(0).warfare.units.filter(({ copy }) => copy === 'K1')).toHaveLength(1);
  });

  it('TIN-10.7 a unit that fits nowhere is created and gives its points', () => {
    const table = lanes()
      .player(0, ({ warfare }) => {
        warfare.line = 14;
      })
      .infantry(0, 'c14', 'f14', 'i14')
      .paid(0, 'C1', 'MM')
      .play()
      .activate(0, 'warfare');
    expect(table.layings(0, ['C1:M']).size).toBe(0);
    const before = table.score(0).warfare;
    table.mark(0, ['C1:M', 'I.i@a14']);
    expect(table.player(0).warfare.units).toContainEqual({ unit: 'cruiser', copy: 'C1', dots: [] });
    expect(table.score(0).warfare).toBe(before + 1);
  });

  it('TIN-10.8 what is deployed by an effect is not created: no cost, no limit, no points', () => {
    const table = lanes()
      .relics(0, 'iron-legion')
      .created(0, 'C1')
      .created(0, 'C2')
      .created(0, 'C3')
      .play()
      .activate(0, 'navigation');
    const marks = ['M>b1', 'I+a1', 'r:iron-legion'];
    table.mark(0, [...marks, table.laid(0, marks, 'a1 a2 b1 c1')]);
    expect(table.player(0).warfare.units.at(-1)).toMatchObject({ unit: 'cruiser', copy: null });
    expect(table.player(0).warfare.units.at(-1)?.dots).toHaveLength(4);
    expect(table.score(0).warfare).toBe(3);
  });

  it('TIN-10.8 a created copy is still free after one was deployed', () => {
    const table = lanes().relics(0, 'iron-legion').play().activate(0, 'warfare');
    const spot = table.laid(0, ['r:iron-legion'], 'a1 a2 b1 c1');
    expect(payments(table.after(0, ['r:iron-legion', spot]))).toContain('C1:M');
    expect(table.player(0).warfare.paid).toEqual([]);
  });
});
