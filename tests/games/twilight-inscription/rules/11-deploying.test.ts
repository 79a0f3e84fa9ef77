import { describe, expect, it } from 'vitest';
import { layoutOf } from '#games/twilight-inscription/sheets/layout.ts';
import { sideOf } from '#games/twilight-inscription/sheets/places.ts';
import { scene } from '../scene.ts';

/** Material and influence come with the card. */
const lanes = () => scene().events('open-lanes');
/** A fighter wing is created by the two of them. */
const FIGHTER = ['F1:M', 'F1:I'];
/** A cruiser with one symbol left. */
const cruiser = () => lanes().paid(0, 'C1', 'MM');

const infantry = (ids: readonly string[]) =>
  ids.filter((id) => id.startsWith('M.i@')).map((id) => id.slice('M.i@'.length));
const below = (line: number) =>
  lanes().player(0, ({ warfare }) => {
    warfare.line = line;
  });

describe('TIN-11 Warfare sheet: deploying', () => {
  it('TIN-11.1 eight sections: two for each war, left and right', () => {
    const { wars } = layoutOf({ navigation: 0, expansion: 0, industry: 0, warfare: 0 }).warfare;
    expect(wars.map(({ rows }) => rows)).toEqual([
      [1, 3],
      [4, 6],
      [7, 10],
      [11, 14],
    ]);
    expect([...'abcdefghij'].map((column) => sideOf(`${column}1`))).toEqual([
      ...Array(5).fill('left'),
      ...Array(5).fill('right'),
    ]);
    const table = scene(3)
      .events('border-war', 'great-war', 'open-lanes')
      .infantry(0, 'a1', 'e3', 'f1', 'a4', 'f6', 'g6', 'j4', 'a7')
      .play();
    expect(table.player(0).warfare.wars).toMatchObject([
      { left: 2, right: 1 },
      { left: 1, right: 3 },
    ]);
  });

  it('TIN-11.2 the lowest line is the first deployment line', () => {
    const table = lanes().play().activate(0, 'warfare');
    expect(infantry(table.offers(0, 'card')).sort()).toEqual([...'abcdefghij'].map((column) => `${column}1`));
  });

  it('TIN-11.3 shapes may be turned and turned over', () => {
    const table = cruiser().play().activate(0, 'warfare');
    const spots = [...table.layings(0, ['C1:M']).keys()];
    const lying = ['e1 e2 f1 g1', 'e1 f1 g1 g2', 'e1 e2 f2 g2', 'e2 f2 g1 g2'];
    const upright = ['a1 a2 a3 b1', 'a1 a2 a3 b3', 'a1 b1 b2 b3', 'a3 b1 b2 b3'];
    expect(spots).toEqual(expect.arrayContaining([...lying, ...upright]));
    expect(spots).not.toContain('a1 b1 b2 c1');
    expect(spots).not.toContain('a1 a2 b1 b2');
    expect(spots).not.toContain('a1 b1 c1 d1');
  });

  it('TIN-11.4 the whole shape lies above the line and inside the grid', () => {
    const table = below(4).play().activate(0, 'warfare');
    const spots = [...table.layings(0, FIGHTER).keys()];
    expect(spots).toEqual(expect.arrayContaining(['a4 b4 c4', 'a4 a5 a6', 'h4 i4 j4']));
    expect(spots.filter((dots) => /[1-3]\b/.test(dots))).toEqual([]);
    const top = below(14).play().activate(0, 'warfare');
    expect([...top.layings(0, FIGHTER).keys()].every((dots) => /^\w14 \w14 \w14$/.test(dots))).toBe(true);
    expect(top.layings(0, FIGHTER).size).toBe(8);
  });

  it('TIN-11.5 part of it lies in the first row above the line', () => {
    const table = lanes().play().activate(0, 'warfare');
    const spots = [...table.layings(0, FIGHTER).keys()];
    expect(spots).toContain('a1 a2 a3');
    expect(spots.filter((dots) => !dots.includes('1'))).toEqual([]);
  });

  it('TIN-11.5 or next to another unit, also one below the line', () => {
    const table = lanes().infantry(0, 'a1').play().activate(0, 'warfare');
    const spots = [...table.layings(0, FIGHTER).keys()];
    expect(spots).toEqual(expect.arrayContaining(['a2 a3 a4']));
    expect(spots).not.toContain('a3 a4 a5');
    const raised = below(4).infantry(0, 'a4', 'a5').play().activate(0, 'warfare');
    expect(infantry(raised.offers(0, 'card'))).toEqual(expect.arrayContaining(['a6', 'b4']));
    expect(infantry(raised.offers(0, 'card'))).not.toContain('b6');
  });

  it('TIN-11.6 no dot may be an anomaly or occupied', () => {
    const table = lanes().infantry(0, 'c1', 'f1').play().activate(0, 'warfare');
    const dots = infantry(table.offers(0, 'card'));
    expect(dots).toContain('f2');
    expect(dots).not.toContain('c2');
    expect(dots).not.toContain('c1');
    const spots = [...table.layings(0, FIGHTER).keys()];
    expect(spots).toContain('e1 e2 e3');
    expect(spots.filter((laid) => /c[12]\b/.test(laid) || /h2\b/.test(laid) || /f1\b/.test(laid))).toEqual(
      [],
    );
  });

  it('TIN-11.7 a covered asset dot gains its asset, by units and infantry', () => {
    const unit = lanes().play().activate(0, 'warfare');
    unit.mark(0, [...FIGHTER, unit.laid(0, FIGHTER, 'e1 f1 g1')]);
    expect(unit.player(0).kept).toEqual([{ asset: 'alloy', at: 'g1', spent: false }]);
    const foot = lanes().play().activate(0, 'warfare').mark(0, ['M.i@d1', 'I.i@g1']);
    expect(foot.score(0).warfare).toBe(1);
    expect(foot.unspent(0)).toEqual(['alloy']);
    expect(foot.unspent(1)).toEqual([]);
    const beside = lanes().play().activate(0, 'warfare').mark(0, ['M.i@e1', 'I.i@f1']);
    expect(beside.unspent(0)).toEqual([]);
  });

  it('TIN-11.8 diagonal dots are not next to each other', () => {
    const table = lanes().infantry(0, 'a1', 'a2').play().activate(0, 'warfare');
    const dots = infantry(table.offers(0, 'card'));
    expect(dots).toEqual(expect.arrayContaining(['a3', 'b2', 'b1']));
    expect(dots).not.toContain('b3');
  });

  it('TIN-11.9 a unit may span sections; each dot counts in its own', () => {
    const table = scene(3).events('open-lanes', 'border-war', 'great-war', 'settlers').dice('MMM').play();
    table.activate(0, 'warfare').mark(0, [...FIGHTER, table.laid(0, FIGHTER, 'e1 f1 g1')]);
    table.rest('sheet', 'card');
    expect(table.state.event).toBe('open-lanes');
    const tall = lanes().infantry(0, 'a1', 'a2').play().activate(0, 'warfare');
    expect([...tall.layings(0, FIGHTER).keys()]).toContain('a3 a4 a5');
    const fought = scene(3)
      .events('border-war', 'great-war', 'settlers')
      .created(0, 'F1', 'a3', 'a4', 'a5')
      .created(0, 'F2', 'e1', 'f1', 'g1')
      .play();
    expect(fought.player(0).warfare.wars).toMatchObject([
      { left: 2, right: 2 },
      { left: 2, right: 0 },
    ]);
  });

  it('TIN-11.10 who may cover anomalies counts them like any dot', () => {
    const table = lanes().faction(0, 'vuilraith').infantry(0, 'c1').play().activate(0, 'warfare');
    expect(infantry(table.offers(0, 'card'))).toContain('c2');
    table.mark(0, ['M.i@c2', '[P2]', 'I.i@d1']);
    expect(table.player(0).warfare.units.map(({ dots }) => dots[0])).toEqual(['c1', 'c2', 'd1']);
    const war = scene(3)
      .events('border-war', 'settlers')
      .faction(0, 'vuilraith')
      .infantry(0, 'c1', 'c2')
      .play();
    expect(war.player(0).warfare.wars[0]).toMatchObject({ left: 2, right: 0 });
  });
});
