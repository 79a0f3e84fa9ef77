import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('TIN 24 General clarifications', () => {
  it('TIN-24.1 a card beats the rules', () => {
    const forges = () => scene().events('waking-forges');
    expect(forges().play().activate(0, 'warfare').offers(0, 'card')).not.toContain('M.i@c2');
    const cabal = forges().faction(0, 'vuilraith').infantry(0, 'c1').play().activate(0, 'warfare');
    expect(cabal.offers(0, 'card')).toContain('M.i@c2');
  });

  it('TIN-24.1 “may” is optional', () => {
    const table = scene().events('open-lanes').researched(0, 'nano-drills').faction(0, 'nomad').play();
    table.activate(0, 'industry');
    expect(table.offers(0, 'card')).toEqual(expect.arrayContaining(['!nd', 'I~M@faction']));
    table.mark(0, ['MxC2', 'I+B2']);
    expect(table.player(0).industry).toMatchObject({ crossed: ['C1', 'C2'], claimed: ['B2'] });
  });

  it('TIN-24.1 what is not optional must be resolved', () => {
    const table = scene().nearFactionAsset(0, 'arborec').play().activate(0, 'navigation');
    expect(table).toRefuse(0, 'card', ['I+c2', 'i@a1', 'i@b1'], 'TIN-24.1');
    table.mark(0, ['I+c2', 'i@a1', 'i@b1', 'i@c1']);
    expect(table.player(0).warfare.units).toHaveLength(3);
  });

  it('TIN-24.1 an effect is applied as far as possible', () => {
    const row = [...'abcdefghi'].map((column) => `${column}14`);
    const table = scene()
      .nearFactionAsset(0, 'nekro')
      .infantry(0, ...row)
      .player(0, ({ warfare }) => {
        warfare.line = 14;
      })
      .play()
      .activate(0, 'navigation');
    table.mark(0, ['I+c2', 'R>b2', 'i@j14']);
    expect(table.player(0).warfare.units).toHaveLength(10);
  });

  it('TIN-24.1 a part that is impossible is skipped', () => {
    const table = scene().events('settlers').relics(0, 'wayfinder-sphere').has(0, 'exploredSystems', 29);
    const seat = table.play().activate(0, 'navigation');
    seat.mark(0, ['r:wayfinder-sphere', '+a1', 'I+a2']);
    expect(seat.player(0).navigation.claimed).toEqual(['a1', 'a2']);
  });

  it('TIN-24.2 what a sheet brings on becoming active comes before anything is spent', () => {
    const table = scene()
      .events('open-lanes')
      .faction(0, 'saar')
      .goods(0, 1)
      .play()
      .activate(0, 'navigation');
    expect(table).toOfferExactly(0, 'card', ['>b1', '>b2', '>b3', '>b4']);
    expect(table.after(0, ['>b1'])).toEqual(expect.arrayContaining(['M>c1', 'I+b1', 'g.I']));
  });

  it('TIN-24.3 “any” sheet need not be active, but it is one sheet', () => {
    const table = scene().events('settlers').relics(0, 'tome-of-engines').play().activate(0, 'navigation');
    const open = table.after(0, ['r:tome-of-engines']);
    expect(open).toEqual(expect.arrayContaining(['t:gd', 't:nm', 't:nd', 't:al', 'R>b1', 'R+C2']));
    const then = table.after(0, ['r:tome-of-engines', 't:nd']);
    expect(then).toEqual(expect.arrayContaining(['t:nd', 't:lm', 'R+C2']));
    expect(then.filter((id) => ['t:gd', 't:nm', 't:al', 'R>b1', 'I+a1'].includes(id))).toEqual([]);
    table.mark(0, ['r:tome-of-engines', 't:nd', 't:lm', 'I+a1']);
    expect(table.player(0).active).toBe('navigation');
  });

  it('TIN-24.3 a sheet is chosen on which most can be spent', () => {
    const table = scene().nearFactionAsset(0, 'letnev').has(0, 'exploredSystems', 28);
    const open = table.play().activate(0, 'navigation').after(0, ['I+c2']);
    expect(open.filter((id) => id === 'M>M')).toEqual([]);
    expect(open).toEqual(expect.arrayContaining(['MxB1', 'X:M', 'C1:M']));
  });

  it('TIN-24.4 sheets are open to all, but not while players mark', () => {
    const table = scene().events('open-lanes').dice('MMM').play().plays(0, 'navigation', ['I+a1', 'M>b1']);
    const seen = () => table.session.view(1).seats[0]?.navigation.claimed;
    expect(table.session.view(0).seats[0]?.navigation.claimed).toEqual(['a1']);
    expect(seen()).toEqual([]);
    table.activate(1, 'warfare').activate(2, 'warfare').rest('card');
    expect(seen()).toEqual(['a1']);
    expect(table.session.view('table').seats[0]?.navigation.claimed).toEqual(['a1']);
  });
});
