import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Strengths of the first war: dots of rows 1 to 3, a to e on the left, f to j on the right. */
const dots = (columns: string, rows = [1, 2, 3]) =>
  rows.flatMap((row) => [...columns].map((column) => `${column}${row}`));

describe('TIN 12 War events', () => {
  it('12.1 12.12 everybody fights both neighbours', () => {
    const table = scene(3).events('border-war').infantry(0, 'a1', 'f1').play();
    expect(table.state.neighbours).toEqual([
      { left: 1, right: 2 },
      { left: 2, right: 0 },
      { left: 0, right: 1 },
    ]);
    expect(table.player(0).warfare.wars[0]?.verdicts).toEqual({ left: 'won', right: 'won' });
    expect(table.player(1).warfare.wars[0]?.verdicts).toEqual({ left: 'tied', right: 'lost' });
    expect(table.player(2).warfare.wars[0]?.verdicts).toEqual({ left: 'lost', right: 'tied' });
  });

  it('12.2 strength is the number of marked dots of the section and does not carry over', () => {
    const table = scene(3).events('border-war').infantry(0, 'a1', 'a2', 'a3', 'a4', 'f3', 'f4').play();
    expect(table.player(0).warfare.wars[0]).toMatchObject({ left: 3, right: 1 });
    expect(table.player(1).warfare.wars[0]).toMatchObject({ left: 0, right: 0 });
  });

  it('12.3 the deployment line moves up to the next dashed line', () => {
    const table = scene(3).events('border-war', 'waking-forges').play();
    expect(table.player(0).warfare.line).toBe(4);
    table.activate(0, 'warfare');
    const infantry = table.offers(0, 'card').filter((id) => id.startsWith('M.i@'));
    expect(infantry).toContain('M.i@a4');
    expect(infantry).not.toContain('M.i@a3');
  });

  it('12.4 12.5 Advanced Logistics adds one to both boxes', () => {
    const table = scene(3).events('border-war').infantry(0, 'a1').researched(0, 'advanced-logistics').play();
    expect(table.player(0).warfare.wars[0]).toMatchObject({ left: 2, right: 1 });
  });

  it('12.6 12.7 the greater wins its asset, the smaller loses, equal ones are neither', () => {
    const table = scene(3)
      .events('border-war')
      .infantry(0, ...dots('ab'))
      .infantry(1, ...dots('f'))
      .play();
    expect(table.player(0).warfare.wars[0]?.verdicts).toEqual({ left: 'won', right: 'tied' });
    expect(table.score(0).warfare).toBe(
      2 + table.state.seats[0]!.warfare.units.filter(({ dots: [dot] }) => dot === 'd1').length,
    );
    expect(table.player(1).warfare.wars[0]?.verdicts?.right).toBe('lost');
    expect(table.score(1).warfare).toBe(-1);
  });

  it('12.11 the total of warfare may be negative', () => {
    const table = scene(3).events('border-war').infantry(0, 'a1', 'f1').play();
    expect(table.score(1).warfare).toBe(-1);
    expect(table.score(1).total).toBe(-1);
  });
});
