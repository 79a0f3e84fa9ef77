import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Dots of some columns: a to e lie on the left, f to j on the right; rows 1 to 3 belong to the first war. */
const dots = (columns: string, rows = [1, 2, 3]) =>
  rows.flatMap((row) => [...columns].map((column) => `${column}${row}`));

const border = () => scene(3).events('border-war', 'waking-forges');

describe('TIN 12 War events', () => {
  it('TIN-12.1 TIN-12.12 everybody fights both neighbours, the seats left and right', () => {
    const table = border().infantry(0, 'a1', 'f1').play();
    expect(table.state.neighbours).toEqual([
      { left: 1, right: 2 },
      { left: 2, right: 0 },
      { left: 0, right: 1 },
    ]);
    expect(table.player(0).warfare.wars[0]?.verdicts).toEqual({ left: 'won', right: 'won' });
    expect(table.player(1).warfare.wars[0]?.verdicts).toEqual({ left: 'tied', right: 'lost' });
    expect(table.player(2).warfare.wars[0]?.verdicts).toEqual({ left: 'lost', right: 'tied' });
  });

  it('TIN-12.2 strength is the number of marked dots of the section, asset dots included', () => {
    const table = border().infantry(0, 'a1', 'a2', 'b3', 'a4', 'f3', 'f4').play();
    expect(table.player(0).warfare.wars[0]).toMatchObject({ left: 3, right: 1 });
    expect(table.player(1).warfare.wars[0]).toMatchObject({ left: 0, right: 0 });
  });

  it('TIN-12.2 strength does not carry over to the sections of later wars', () => {
    const table = scene(3)
      .events('border-war', 'great-war', 'waking-forges')
      .infantry(0, ...dots('ab', [1]), 'a4')
      .play();
    expect(table.player(0).warfare.wars).toMatchObject([
      { left: 2, right: 0 },
      { left: 1, right: 0 },
    ]);
  });

  it('TIN-12.3 the deployment line moves up to the next dashed line', () => {
    const table = border().play();
    expect(table.player(0).warfare.line).toBe(4);
    table.activate(0, 'warfare');
    const infantry = table.offers(0, 'card').filter((id) => id.startsWith('M.i@'));
    expect(infantry).toContain('M.i@a4');
    expect(infantry).not.toContain('M.i@a3');
  });

  it('TIN-12.3 the sections grow from three rows to four', () => {
    const lines = (['border-war', 'great-war', 'galactic-war'] as const).map((_, at, all) => {
      const table = scene(3)
        .events(...all.slice(0, at + 1), 'waking-forges')
        .play();
      return table.player(0).warfare.line;
    });
    expect(lines).toEqual([4, 7, 11]);
  });

  it('TIN-12.4 TIN-12.5 bonuses are added to the left box and to the right one', () => {
    const table = border().infantry(0, 'a1').researched(0, 'advanced-logistics').play();
    expect(table.player(0).warfare.wars[0]).toMatchObject({ left: 2, right: 1 });
    expect(table.player(1).warfare.wars[0]).toMatchObject({ left: 0, right: 0 });
  });

  it('TIN-12.6 the own left box is compared with the right box of the left neighbour', () => {
    const table = border()
      .infantry(0, ...dots('ab'))
      .infantry(1, ...dots('f'))
      .play();
    expect(table.player(0).warfare.wars[0]?.verdicts).toEqual({ left: 'won', right: 'tied' });
    expect(table.player(1).warfare.wars[0]?.verdicts).toEqual({ left: 'tied', right: 'lost' });
    expect([0, 1, 2].map((seat) => table.score(seat).warfare)).toEqual([2, -1, 0]);
  });

  it('TIN-12.6 one dot more is enough; equal boxes are neither won nor lost', () => {
    const against = (mine: readonly string[]) =>
      border()
        .infantry(0, ...mine)
        .infantry(1, 'f1', 'f2')
        .play()
        .player(0).warfare.wars[0]?.verdicts?.left;
    expect(against(['a1', 'a2', 'a3'])).toBe('won');
    expect(against(['a1', 'a2'])).toBe('tied');
    expect(against(['a1'])).toBe('lost');
  });

  it('TIN-12.7 the own right box is compared with the left box of the right neighbour', () => {
    const table = border().infantry(0, 'f1').infantry(2, 'a1', 'a2').play();
    expect(table.player(0).warfare.wars[0]?.verdicts?.right).toBe('lost');
    expect(table.player(2).warfare.wars[0]?.verdicts?.left).toBe('won');
    expect(table.player(1).warfare.wars[0]?.verdicts).toEqual({ left: 'tied', right: 'tied' });
  });

  it('TIN-12.6 later wars are worth more', () => {
    const won = scene(3).objective('armada').events('border-war', 'great-war', 'galactic-war');
    const table = won.infantry(0, 'a1', 'a4', 'a7', 'a11').play();
    expect(table.state.phase).toBe('over');
    expect(table.score(0).warfare).toBe(2 + 2 + 3 + 3);
    expect(table.score(1).warfare).toBe(-1 - 1 - 1 - 2);
  });

  it('TIN-12.8 a strength that is written does not change any more', () => {
    const table = border().infantry(0, 'a1').play();
    table.plays(0, 'warfare', ['M.i@a4', 'M.i@b4', 'R.i@c4']);
    expect(table.player(0).warfare.wars[0]).toMatchObject({ left: 1, right: 0 });
    const later = border().infantry(0, 'a1').kept(0, 'cipher').play().activate(0, 'warfare');
    later.mark(0, ['t:al!', 'M.i@a4', 'M.i@b4', 'R.i@c4']);
    expect(later.player(0).technologies.find(({ id }) => id === 'advanced-logistics')?.researched).toBe(true);
    expect(later.player(0).warfare.wars[0]).toMatchObject({ left: 1, right: 0 });
  });

  it('TIN-12.8 unless an ability says so', () => {
    const table = border().faction(0, 'letnev').play();
    expect(table.player(0).warfare.wars[0]).toMatchObject({ left: 0, right: 0, verdicts: null });
    table.answer(0, 'strength', 'own-right');
    expect(table.player(0).warfare.wars[0]).toMatchObject({ left: 0, right: 2 });
  });

  it('TIN-12.9 a war event is two wars, and what follows a war works for each', () => {
    const goods = (...infantry: string[]) =>
      border()
        .faction(0, 'mentak')
        .infantry(0, ...infantry)
        .play()
        .purse(0).goods;
    expect(goods('a1', 'f1')).toBe(2);
    expect(goods('a1')).toBe(1);
    expect(goods()).toBe(0);
  });

  it('TIN-12.10 bonuses for later wars add up and stay in all boxes of that half', () => {
    const table = scene(3)
      .events('open-lanes', 'border-war', 'great-war', 'old-maps')
      .explored(0, 'a1>b1')
      .player(0, ({ warfare }) => {
        warfare.frontier.left = 1;
      })
      .dice('MMM')
      .play();
    table.plays(0, 'navigation', ['I+b1', 'M>b2']).others('industry');
    expect(table.player(0).warfare.wars).toMatchObject([
      { left: 2, right: 0 },
      { left: 2, right: 0 },
    ]);
  });

  it('TIN-12.11 the total of warfare may be negative', () => {
    const table = scene(3).events('border-war').infantry(0, 'a1', 'f1').play();
    expect(table.score(1)).toMatchObject({ warfare: -1, total: -1 });
  });
});
