import { describe, expect, it } from 'vitest';
import { activate, facts, goOn, missing, rolls } from '../combat.ts';
import { agreed, exact } from '../odds/agree.ts';
import { Scene } from '../scene.ts';

const MUNITIONS = 'ability:munitions-reserves';
/** Letnev with five cruisers against eight that never hit. */
const scene = (goods: number) =>
  missing(new Scene(3, ['letnev', 'hacan', 'yssaril']), 1, 'combat')
    .of(MUNITIONS)
    .goods(0, goods)
    .pools(0, { fleet: 8 })
    .pools(1, { fleet: 8 })
    .units(0, '20', { cruiser: 5 })
    .units(1, '20', { carrier: 4, cruiser: 4 });

/** The dice of the first roll and how many of each kind there are. */
function rolled(table: ReturnType<typeof activate>): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { unit, results } of rolls(table)[0]?.groups ?? [])
    for (const result of results) kinds[`${unit}:${result}`] = (kinds[`${unit}:${result}`] ?? 0) + 1;
  return kinds;
}

describe('Munitions Reserves', () => {
  it('44.1 35.2 for two trade goods any own dice of the round are rerolled, those chosen and no others', () => {
    const table = activate(scene(3), '20');
    expect(table).toWaitFor([0, 'combat-round-starts']);
    table.answer(0, 'combat-round-starts', MUNITIONS);
    expect(table.seat(0).goods).toBe(1);
    expect(table).toWaitFor([0, 'dice-rolled']);
    table.answer(0, 'dice-rolled', MUNITIONS);
    const kinds = rolled(table);
    expect(table.offers(0, 'reroll').slice().sort()).toEqual(Object.keys(kinds).sort());
    const [first] = Object.keys(kinds);
    table.answer(0, 'reroll', { [first ?? '']: 1 });
    const [again] = facts(table, 'fact.rerolled') as { seat: number; groups: { results: number[] }[] }[];
    expect(again).toMatchObject({ seat: 0, component: MUNITIONS });
    expect(again?.groups.flatMap(({ results }) => results)).toHaveLength(1);
  });

  it('44.1 the new results count', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const table = activate(scene(2), '20', seed);
      table.answers([0, 'combat-round-starts', MUNITIONS], [0, 'dice-rolled', MUNITIONS]);
      const kinds = rolled(table);
      table.answer(0, 'reroll', kinds);
      const [again] = facts(table, 'fact.rerolled') as unknown as { groups: { results: number[] }[] }[];
      const results = again?.groups.flatMap((group) => group.results) ?? [];
      expect(results).toHaveLength(5);
      const hits = facts(table, 'fact.hits').filter(({ seat }) => seat === 0)[0];
      expect(hits?.count).toBe(results.filter((n) => n >= 7).length);
    }
  });

  it('44.2 it is used once in a round, and paid for again in the next', () => {
    const table = activate(scene(9), '20');
    table.answers([0, 'combat-round-starts', MUNITIONS], [0, 'dice-rolled', MUNITIONS], [0, 'reroll', {}]);
    // The window is over: the hits are taken.
    goOn(table, '0:combat-round-starts', '0:dice-rolled');
    expect(table).toWaitFor([0, 'combat-round-starts']);
    expect(table.seat(0).goods).toBe(7);
    expect(table.state.effects.filter(({ component }) => component === MUNITIONS)).toEqual([]);
    table.answer(0, 'combat-round-starts', 'pass');
    goOn(table, '0:combat-round-starts', '0:dice-rolled');
    expect(table).toWaitFor([0, 'combat-round-starts']);
  });

  it('74.11 not with one trade good, not for the opponent, not on the ground', () => {
    expect(goOn(activate(scene(1), '20'), '0:combat-round-starts')).toWaitFor([1, 'action']);
    const foe = goOn(activate(scene(1).goods(1, 5), '20'), '1:combat-round-starts');
    expect(foe).toWaitFor([1, 'action']);
    const ground = new Scene(3, ['letnev', 'hacan', 'yssaril'])
      .of(MUNITIONS)
      .goods(0, 5)
      .units(0, '20', { carrier: 1, infantry: 2 })
      .units(1, 'vefut-ii', { infantry: 1 })
      .control(1, 'vefut-ii');
    const table = activate(ground, '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(table.told()).toContain('fact.battle');
    expect(goOn(table, '0:combat-round-starts')).toWaitFor([1, 'action']);
  });

  it('odds reckon with it while there are trade goods, and reroll every miss', () => {
    const battle = (goods?: number) => ({
      place: 'space',
      attacker: { faction: 'letnev', units: { cruiser: 1 }, ...(goods !== undefined && { goods }) },
      defender: { faction: 'hacan', units: { cruiser: 1 } },
    });
    const { attacker: bare } = exact(battle());
    expect(exact(battle(1)).attacker).toBe(bare);
    // One round with 1 - 0.6² = 0.64 against 0.4, then as without.
    const hit = 0.64;
    const undecided = (1 - hit) * 0.6;
    expect(agreed(battle(2), 500).attacker).toBeCloseTo(hit * 0.6 + undecided * bare, 10);
    expect(exact(battle(40)).attacker).toBeCloseTo((hit * 0.6) / (1 - undecided), 6);
  });

  it('odds reckon with it beside what counts a hit twice', () => {
    const attacker = { faction: 'letnev', units: { flagship: 1, destroyer: 2 }, goods: 4 };
    const defender = { faction: 'jolnar', units: { flagship: 1, cruiser: 1 } };
    const { attacker: with4 } = agreed({ place: 'space', attacker, defender }, 300);
    expect(with4).toBeGreaterThan(
      exact({ place: 'space', attacker: { ...attacker, goods: 0 }, defender }).attacker,
    );
  });
});
