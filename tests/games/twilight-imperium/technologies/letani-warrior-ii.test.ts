import { describe, expect, it } from 'vitest';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { msg } from '#games/twilight-imperium/text/lexicon.ts';
import { Scene } from '../scene.ts';
import { slain } from './revived.ts';
import { said } from './told.ts';

describe('Letani Warrior II', () => {
  it('a die for each that is destroyed; on 6 or more it comes back at home as the next turn begins', () => {
    const table = slain('arborec', ['letani-warrior-ii']);
    const rolls = said(table, 'fact.saveRolled');
    expect(rolls).toHaveLength(10);
    for (const { result, saved } of rolls) expect(saved).toBe(result >= 6);
    const saved = rolls.filter((roll) => roll.saved).length;
    expect(saved).toBeGreaterThan(0);
    expect(table.at('nestphar')).toBe(`1:infantry ${saved}`);
    expect(table.seat(1).reviving).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });

  it('until then everybody sees how many lie on the card', () => {
    const scene = new Scene(3, ['xxcha', 'arborec', 'yssaril'])
      .tech(1, 'letani-warrior-ii')
      .seat(1, { reviving: 3 });
    const view = scene.play().session.view(2);
    expect(view.seats[1]?.reviving).toBe(3);
    expect(twilightImperium.presentation.status(view)).toContainEqual(
      msg('status.reviving', { seat: 1, count: 3 }),
    );
  });

  it('is lost where the owner has no planet at home, and nothing is rolled without the upgrade', () => {
    const homeless = slain('arborec', ['letani-warrior-ii'], 'nestphar');
    expect(said(homeless, 'fact.savedLost')).toHaveLength(1);
    expect(homeless.seat(1).reviving).toBe(0);
    expect(said(slain('arborec', []), 'fact.saveRolled')).toEqual([]);
  });

  it('29.1 29.4 it takes the place of Infantry II: two units each, hits on 7', () => {
    const { state } = new Scene(3, ['arborec', 'hacan', 'yssaril']).tech(0, 'letani-warrior-ii').play();
    expect(lineOf(state, 0, 'infantry')).toMatchObject({
      combat: { hitOn: 7, dice: 1 },
      production: { base: 2 },
    });
    expect(lineOf(state, 1, 'infantry')).toMatchObject({ combat: { hitOn: 8 } });
  });

  it('61.1d T42 what two of them make beside a dock', () => {
    const scene = new Scene(3, ['arborec', 'hacan', 'yssaril'])
      .of('ability:mitosis')
      .tech(0, 'letani-warrior-ii')
      .goods(0, 9)
      .units(0, 'nestphar', { 'space-dock': 1, infantry: 2 });
    const table = scene.play().answers([0, 'action', 'tactical'], [0, 'activate', '5']);
    expect(table).toRefuse(0, 'production', { 'infantry:nestphar': 5 });
    table.answers([0, 'production', { 'infantry:nestphar': 4 }], [0, 'payment', []]);
    expect(table.at('nestphar')).toBe('0:infantry 6, 0:space-dock 1');
  });
});
