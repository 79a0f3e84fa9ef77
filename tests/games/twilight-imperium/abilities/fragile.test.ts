import { describe, expect, it } from 'vitest';
import { activate, goOn, rolls, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

const scene = () =>
  new Scene(3, ['jolnar', 'hacan', 'yssaril'])
    .of('ability:fragile')
    .pools(0, { fleet: 8 })
    .pools(1, { fleet: 8 });
/** The bonus of every die that a seat has rolled, by kind. */
const bonuses = (table: Imperium, seat: number) => [
  ...new Set(
    rolls(table)
      .filter((roll) => roll.seat === seat)
      .flatMap(({ kind, groups }) => groups.map(({ bonus }) => `${kind} ${bonus}`)),
  ),
];

describe('Fragile', () => {
  it('39 each combat roll in space is 1 worse, but not the barrage; the opponent rolls as ever', () => {
    const fleets = scene().units(0, '20', { destroyer: 3 }).units(1, '20', { destroyer: 3 });
    const table = goOn(activate(fleets, '20'));
    expect(bonuses(table, 0)).toEqual(['barrage 0', 'combat -1']);
    expect(bonuses(table, 1)).toEqual(['barrage 0', 'combat 0']);
    expect(waits(table)).toEqual(['1:action']);
  });

  it('41.1 so is each on the ground, when it defends as well; bombardment and space cannon are not', () => {
    const troops = scene()
      .units(0, '20', { dreadnought: 1, carrier: 1, infantry: 3 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 4 });
    const table = activate(troops, '20').answers([0, 'bombardment', 'bombard']) as Imperium;
    table.answer(0, 'commit', { 'vefut-ii:infantry': 3 });
    expect(bonuses(goOn(table), 0)).toEqual(['bombardment 0', 'combat -1']);
    const defended = scene()
      .stage({ kind: 'turn', seat: 1 })
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { infantry: 3, pds: 1 })
      .units(1, '20', { carrier: 1, infantry: 3 })
      .play()
      .answers([1, 'action', 'tactical'], [1, 'activate', '20'], [0, 'space-cannon', 'hold']);
    defended.answer(1, 'commit', { 'vefut-ii:infantry': 3 });
    expect(bonuses(goOn(defended), 0)).toEqual(['cannon 0', 'combat -1']);
  });
});
