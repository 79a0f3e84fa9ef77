import { describe, expect, it } from 'vitest';
import { activate, facts, missing, waits } from '../combat.ts';
import { Scene } from '../scene.ts';

const NOTE = 'note:war-funding@2';
/** Seat 0 has the note of Letnev at seat 2 and fights seat 1, which never hits. */
const scene = (goods: number) =>
  missing(new Scene(3, ['xxcha', 'hacan', 'letnev']), 1, 'combat')
    .note(0, 'war-funding', 2)
    .goods(2, goods)
    .pools(0, { fleet: 8 })
    .pools(1, { fleet: 8 })
    .units(0, '20', { cruiser: 5 })
    .units(1, '20', { carrier: 4, cruiser: 4 });

describe('War Funding', () => {
  it('44.1 Letnev loses two trade goods, and the player rerolls dice in that round', () => {
    const table = activate(scene(5), '20');
    expect(table).toWaitFor([0, 'combat-round-starts']);
    table.answer(0, 'combat-round-starts', NOTE);
    expect(table.seat(2)).toMatchObject({ goods: 3, notes: [{ id: 'war-funding', owner: 2 }] });
    expect(table.seat(0).notes).toEqual([]);
    expect(table).toWaitFor([0, 'dice-rolled']);
    table.answer(0, 'dice-rolled', 'note:war-funding');
    const offered = table.offers(0, 'reroll');
    table.answer(0, 'reroll', { [offered[0] ?? '']: 1 });
    expect(facts(table, 'fact.rerolled')).toMatchObject([{ seat: 0, component: 'note:war-funding' }]);
    // The effect ends with the round.
    expect(table.state.effects.some(({ component }) => component === 'note:war-funding')).toBe(
      table.state.battle?.round === 1,
    );
  });

  it('Letnev loses what it has if that is less', () => {
    for (const goods of [0, 1]) {
      const table = activate(scene(goods), '20');
      table.answer(0, 'combat-round-starts', NOTE);
      expect(table.seat(2).goods).toBe(0);
      expect(table).toWaitFor([0, 'dice-rolled']);
    }
  });

  it('25.1a it need not be used, and is of no use on the ground', () => {
    const idle = activate(scene(5), '20');
    idle.answer(0, 'combat-round-starts', 'pass');
    expect(idle.seat(2).goods).toBe(5);
    expect(waits(idle)).not.toContain('0:dice-rolled');
    const ground = new Scene(3, ['xxcha', 'hacan', 'letnev'])
      .note(0, 'war-funding', 2)
      .units(0, '20', { carrier: 1, infantry: 2 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 });
    const table = activate(ground, '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(table.told()).toContain('fact.battle');
    expect(waits(table)).not.toContain('0:combat-round-starts');
  });
});
