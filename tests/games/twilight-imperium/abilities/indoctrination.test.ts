import { describe, expect, it } from 'vitest';
import { activate, facts, goOn, hitting, missing, rolls } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

const INDOCTRINATION = 'ability:indoctrination';
/** Seat 0, Yin, comes with troops over a planet of seat 1. */
const scene = (defenders: number) =>
  new Scene(3, ['yin', 'hacan', 'yssaril'])
    .of(INDOCTRINATION)
    .units(0, '20', { carrier: 1, infantry: 2 })
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { infantry: defenders });
const landed = (set: Scene) => {
  const table = activate(set, '20');
  table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
  return table;
};
const poor = ({ planets }: Scene['state']) => {
  for (const planet of Object.values(planets)) planet.exhausted = true;
};

describe('Indoctrination', () => {
  it('41.4a for two influence an infantry of the opponent becomes one of one’s own before any die is rolled', () => {
    const table = landed(scene(3).with(poor).goods(0, 2));
    expect(table).toOfferExactly(0, 'combat-round-starts', [INDOCTRINATION, 'pass']);
    table.answer(0, 'combat-round-starts', INDOCTRINATION);
    expect(table.seat(0).goods).toBe(0);
    const [first, second] = rolls(table);
    expect(first?.groups[0]?.results).toHaveLength(3);
    expect(second?.groups[0]?.results).toHaveLength(2);
    expect(facts(table, 'fact.removed')).toMatchObject([{ seat: 1, unit: 'infantry', count: 1 }]);
  });

  it('9.2 planets pay for it', () => {
    const table = landed(scene(3));
    table.answer(0, 'combat-round-starts', INDOCTRINATION);
    expect(table.planet('darien').exhausted).toBe(true);
  });

  it('41.4 if it was the last one the combat is over, and the planet is gained', () => {
    const table = landed(scene(1).goods(0, 2).with(poor));
    table.answer(0, 'combat-round-starts', INDOCTRINATION);
    expect(rolls(table)).toEqual([]);
    expect(table.at('vefut-ii')).toBe('0:infantry 3');
    expect(table.planet('vefut-ii').controller).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });

  it('once in a combat; it need not be used', () => {
    const calm = (set: Scene) => missing(missing(set, 0, 'combat'), 1, 'combat');
    const table = landed(calm(scene(3).goods(0, 9)));
    table.answer(0, 'combat-round-starts', INDOCTRINATION);
    if (table.session.openFor(0).some(({ topic }) => topic === 'payment')) table.answer(0, 'payment', []);
    expect(goOn(table, '0:combat-round-starts').session.waiting()[0]?.topic).not.toBe('combat-round-starts');
    const declined = landed(hitting(missing(scene(3), 1, 'combat'), 0, 'combat'));
    declined.answer(0, 'combat-round-starts', 'pass');
    expect(goOn(declined).at('vefut-ii')).toBe('0:infantry 2');
  });

  it('74.11 not for less than two influence', () => {
    const table = landed(scene(3).with(poor).goods(0, 1));
    expect(rolls(table).length).toBeGreaterThan(0);
  });

  it('by the defender, too; not in space, nor by others', () => {
    const table = new Scene(3, ['hacan', 'yin', 'yssaril'])
      .of(INDOCTRINATION)
      .units(0, '20', { carrier: 1, infantry: 2 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 })
      .goods(1, 2)
      .with(poor)
      .play()
      .answers([0, 'action', 'tactical'], [0, 'activate', '20']) as Imperium;
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(table).toWaitFor([1, 'combat-round-starts']);
    table.answer(1, 'combat-round-starts', INDOCTRINATION);
    expect(
      rolls(table)
        .map(({ groups }) => groups[0]?.results.length)
        .slice(0, 2),
    ).toEqual([1, 2]);
    const space = new Scene(3, ['yin', 'hacan', 'yssaril'])
      .of(INDOCTRINATION)
      .goods(0, 9)
      .units(0, '20', { carrier: 1, infantry: 2 })
      .units(1, '20', { carrier: 1, infantry: 2 });
    expect(rolls(activate(space, '20')).length).toBeGreaterThan(0);
  });
});
