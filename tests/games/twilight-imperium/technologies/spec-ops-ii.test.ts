import { describe, expect, it } from 'vitest';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { msg } from '#games/twilight-imperium/text/lexicon.ts';
import { Scene } from '../scene.ts';
import { slain } from './revived.ts';
import { said } from './told.ts';

describe('Spec Ops II', () => {
  it('a die for each that is destroyed; on 5 or more it comes back at home as the next turn begins', () => {
    const table = slain('sol', ['spec-ops-ii']);
    const rolls = said(table, 'fact.saveRolled');
    expect(rolls).toHaveLength(10);
    for (const { result, saved } of rolls) expect(saved).toBe(result >= 5);
    const saved = rolls.filter((roll) => roll.saved).length;
    expect(saved).toBeGreaterThan(0);
    expect(table.at('jord')).toBe(`1:infantry ${saved}`);
    expect(table.seat(1).reviving).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });

  it('until then everybody sees how many lie on the card', () => {
    const scene = new Scene(3, ['xxcha', 'sol', 'yssaril']).tech(1, 'spec-ops-ii').seat(1, { reviving: 3 });
    const view = scene.play().session.view(2);
    expect(view.seats[1]?.reviving).toBe(3);
    expect(twilightImperium.presentation.status(view)).toContainEqual(
      msg('status.reviving', { seat: 1, count: 3 }),
    );
  });

  it('is lost where the owner has no planet at home, and nothing is rolled without the upgrade', () => {
    const homeless = slain('sol', ['spec-ops-ii'], 'jord');
    expect(said(homeless, 'fact.savedLost')).toHaveLength(1);
    expect(homeless.seat(1).reviving).toBe(0);
    expect(said(slain('sol', []), 'fact.saveRolled')).toEqual([]);
  });

  it('29.1 29.4 it takes the place of Infantry II and hits on 6', () => {
    const { state } = new Scene(3, ['sol', 'hacan', 'yssaril']).tech(0, 'spec-ops-ii').play();
    expect(lineOf(state, 0, 'infantry')).toMatchObject({ combat: { hitOn: 6, dice: 1 } });
    expect(lineOf(state, 1, 'infantry')).toMatchObject({ combat: { hitOn: 8 } });
  });
});
