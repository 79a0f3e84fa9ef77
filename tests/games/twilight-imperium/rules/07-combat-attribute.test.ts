import { describe, expect, it } from 'vitest';
import { activate, arena, diceOf, facts, goOn, rolls, successes } from '../combat.ts';

describe('TI4 7 Combat (attribute)', () => {
  it('7.1 35.5 35.5d every result that reaches the combat value is one hit, every lower one is none', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const table = arena().units(0, '20', { cruiser: 8 }).units(1, '20', { cruiser: 5, destroyer: 3 });
      const played = goOn(activate(table, '20', seed));
      const made = rolls(played).filter(({ kind }) => kind === 'combat');
      const told = facts(played, 'fact.hits').slice(1);
      expect(made.length).toBeGreaterThan(1);
      expect(
        made.every(({ groups }) => groups.every(({ unit, hitOn }) => hitOn === (unit === 'cruiser' ? 7 : 9))),
      ).toBe(true);
      expect(told.map(({ count }) => count)).toEqual(made.map(successes));
    }
  });

  it('7.1 dice show 1 to 10', () => {
    const shown = new Set<number>();
    for (let seed = 1; seed <= 12; seed++) {
      const scene = arena().units(0, '20', { cruiser: 8 }).units(1, '20', { cruiser: 8 });
      for (const { groups } of rolls(activate(scene, '20', seed)))
        for (const { results } of groups) for (const result of results) shown.add(result);
    }
    expect([...shown].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('7.2 35.5a a war sun rolls three dice, a cruiser one', () => {
    const table = activate(
      arena().units(0, '20', { 'war-sun': 2, cruiser: 1 }).units(1, '20', { carrier: 2, fighter: 8 }),
      '20',
    );
    expect(diceOf(table, 0, 'combat').split(', ').slice(0, 2)).toEqual([
      'combat war-sun 6',
      'combat cruiser 1',
    ]);
  });

  it('42.1 more dice than the box holds are still all rolled', () => {
    const table = activate(
      arena()
        .tech(0, 'carrier-ii')
        .units(0, '20', { fighter: 24, carrier: 4 })
        .units(1, '20', { cruiser: 8 }),
      '20',
    );
    expect(
      rolls(table)
        .find(({ seat, kind }) => seat === 0 && kind === 'combat')
        ?.groups.find(({ unit }) => unit === 'fighter')?.results.length,
    ).toBe(24);
  });
});
