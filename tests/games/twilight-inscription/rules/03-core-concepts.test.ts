import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Material and influence come with the card. */
const lanes = () => scene().events('open-lanes').dice('MMM');

describe('TIN-3 Core concepts', () => {
  it('TIN-3.1 a gained asset is circled, a spent one is crossed out', () => {
    const table = lanes().kept(0, 'planet').kept(1, 'planet').play().activate(0, 'expansion');
    expect(table.player(0).kept).toEqual([{ asset: 'planet', at: 'reserve', spent: false }]);
    table.mark(0, ['u:A', 'M.Aa1', 'I.Ab1']);
    expect(table.player(0).kept).toEqual([{ asset: 'planet', at: 'reserve', spent: true }]);
    expect(table.unspent(1)).toEqual(['planet']);
  });

  it('TIN-3.1 an asset that is crossed out is not spent again', () => {
    const table = lanes().kept(0, 'planet').play().activate(0, 'expansion');
    expect(table.offers(0, 'card')).toContain('u:B');
    expect(table.after(0, ['u:A']).filter((id) => id.startsWith('u:') || id.endsWith('!'))).toEqual([]);
  });

  it('TIN-3.2 a dotted asset works at once and is never kept', () => {
    const table = lanes().explored(0, 'a3>b4', 'b4>c4').play().activate(0, 'navigation');
    table.mark(0, ['I+c4', 'M>b1']);
    expect(table.player(0).industry.products).toEqual([1, 0, 0]);
    expect(table.player(0).kept).toEqual([]);
    expect(table.player(1).industry.products).toEqual([0, 0, 0]);
  });

  it('TIN-3.2 its effect is mandatory', () => {
    const table = lanes()
      .faction(0, 'arborec')
      .explored(0, 'a1>b2', 'b2>c2')
      .play()
      .activate(0, 'navigation');
    const next = table.after(0, ['M>b1', 'I+c2']);
    expect(next.length).toBeGreaterThan(0);
    expect(next.every((id) => id.startsWith('i@'))).toBe(true);
    expect(table).toRefuse(0, 'card', ['M>b1', 'I+c2', 'i@a1', 'i@b1'], 'TIN-24.1');
    table.mark(0, ['M>b1', 'I+c2', 'i@a1', 'i@b1', 'i@c1']);
    expect(table.player(0).warfare.units).toHaveLength(3);
  });

  it('TIN-3.3 a dashed asset does nothing when it is gained and stays until it is spent', () => {
    const table = lanes().play().activate(0, 'navigation');
    const before = table.player(0);
    table.mark(0, ['I+a1', 'M>b1']).rest('sheet', 'card', 'dice');
    expect(table.unspent(0)).toEqual(['planet']);
    expect(table.player(0)).toMatchObject({ expansion: before.expansion, industry: before.industry });
  });

  it('TIN-3.3 it may be spent at once when it is gained', () => {
    const table = lanes().explored(0, 'a1>b2').play().activate(0, 'navigation');
    expect(table.offers(0, 'card')).not.toContain('t:gd!');
    expect(table.after(0, ['I+b2'])).toContain('t:gd!');
    table.mark(0, ['I+b2', 't:gd!', 'M>W1>W3>i1']);
    expect(table.player(0).kept).toEqual([{ asset: 'cipher', at: 'b2', spent: true }]);
  });

  it('TIN-3.4 victory assets count', () => {
    const table = lanes().explored(0, 'a1>b2', 'b2>c3').play().activate(0, 'navigation');
    expect(table.score(0).total).toBe(0);
    table.mark(0, ['I+c3', 'M>b1']);
    expect(table.score(0)).toMatchObject({ navigation: 1, expansion: 0, industry: 0, warfare: 0, total: 1 });
    expect(table.score(1).total).toBe(0);
  });

  it('TIN-3.5 a resource crosses a symbol of its own kind', () => {
    const table = lanes().unlocked(0, 'A').play().activate(0, 'expansion');
    expect(table).toOfferExactly(0, 'card', ['M.Aa1', 'M.Ab2', 'X:M', 'Z:M', 'I.Ab1', 'X:I', 'Y:I', 'Z:I']);
  });

  it('TIN-3.5 or it is used as the legend of the sheet says, as often as one likes', () => {
    const table = scene().events('waking-forges').play().activate(0, 'industry');
    expect(table.offers(0, 'card')).toEqual(expect.arrayContaining(['MxC2', 'R+C2', 't:nd']));
    table.mark(0, ['MxC2', 'MxC3', 'R+B3']);
    expect(table.player(0).industry).toMatchObject({ crossed: ['C1', 'C2', 'C3'], claimed: ['B3'] });
  });

  it('TIN-3.6 what can be spent must be spent', () => {
    const table = lanes().play().activate(0, 'navigation');
    expect(table).toRefuse(0, 'card', [], 'TIN-3.6');
    expect(table).toRefuse(0, 'card', ['M>b1'], 'TIN-3.6');
    table.mark(0, ['M>b1', 'I+b1']);
    expect(table.player(0).hand).toEqual([]);
  });

  it('TIN-3.6 what has no use is lost', () => {
    const table = lanes().claimed(0, 'a1', 'a2', 'a3').play().activate(0, 'navigation');
    expect(table.offers(0, 'card').filter((id) => id.startsWith('I'))).toEqual([]);
    table.mark(0, ['M>b1', 'I+b1']).rest('sheet', 'card');
    expect(table.player(0).hand.map(({ r }) => r)).toEqual(['M', 'M', 'M']);

    const idle = scene().events('settlers').dice('MMM').claimed(0, 'a1', 'a2', 'a3').play();
    idle.activate(0, 'navigation');
    expect(idle.session.openFor(0)).toEqual([]);
    idle.rest('sheet', 'card');
    expect(idle.player(0).hand.map(({ r }) => r)).toEqual(['M', 'M', 'M']);
    expect(idle.player(0).navigation.claimed).toEqual(['a1', 'a2', 'a3']);
  });

  it('TIN-3.6 goods and kept assets need not be spent', () => {
    const table = lanes().goods(0, 2).kept(0, 'alloy').play().activate(0, 'navigation');
    expect(table.offers(0, 'card')).toEqual(expect.arrayContaining(['g.M', 'g.I', 'g.R', 't:sr!']));
    table.mark(0, ['M>b1', 'I+b1']);
    expect(table.unspent(0)).toEqual(['alloy']);
    expect(table.player(0).industry.goods).toEqual({ gained: 2, spent: 0 });
  });
});
