import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { said } from './told.ts';

/** Seat 0 destroys ten infantry of seat 1, who then has its turn. */
function destroyed(scene: Scene, seed = 1) {
  const armed = scene.tech(0, 'x-89-bacterial-weapon').units(0, '20', { dreadnought: 1 });
  const table = armed.control(1, 'vefut-ii').units(1, 'vefut-ii', { infantry: 10 }).play(seed);
  return table.answers([0, 'action', 'technology:x-89-bacterial-weapon']);
}

describe('Infantry II', () => {
  it('a die for each that is destroyed; on 6 or more it comes back at home as the next turn begins', () => {
    const table = destroyed(new Scene().tech(1, 'infantry-ii'));
    const rolls = said(table, 'fact.saveRolled');
    expect(rolls).toHaveLength(10);
    for (const { result, saved } of rolls) expect(saved).toBe(result >= 6);
    const saved = rolls.filter((roll) => roll.saved).length;
    expect(saved).toBeGreaterThan(0);
    expect(saved).toBeLessThan(10);
    expect(table.seat(1).reviving).toBe(saved);
    expect(table).toOfferExactly(1, 'revive', ['arretze', 'hercant', 'kamdorn']);
    table.answer(1, 'revive', 'hercant');
    expect(table.at('hercant')).toBe(`1:infantry ${saved}`);
    expect(table.seat(1).reviving).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });

  it('is lost where the owner has no planet at home', () => {
    const scene = new Scene().tech(1, 'infantry-ii');
    scene.control(2, 'arretze').control(2, 'hercant').control(2, 'kamdorn');
    const table = destroyed(scene);
    expect(said(table, 'fact.savedLost')).toHaveLength(1);
    expect(table.seat(1).reviving).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });

  it('is nothing without the upgrade', () => {
    const table = destroyed(new Scene().tech(0, 'infantry-ii'));
    expect(said(table, 'fact.saveRolled')).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
  });
});
