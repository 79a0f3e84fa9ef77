import { describe, expect, it } from 'vitest';
import { figuresLeft } from '#games/twilight-imperium/rules/units.ts';
import {
  activate,
  arena,
  facts,
  goOn,
  hitting,
  missing,
  rolls,
  successes,
  waits,
  witness,
} from '../combat.ts';
import type { Imperium, Scene } from '../scene.ts';

/** Seat 0 lands on a planet of seat 1. */
const invaded = (infantry: number, defenders: number) =>
  arena()
    .control(1, 'vefut-ii')
    .units(0, '20', { carrier: 2, infantry })
    .units(1, 'vefut-ii', { infantry: defenders });
const landed = (scene: Scene, infantry: number, seed = 1): Imperium => {
  const table = activate(scene, '20', seed);
  table.answer(0, 'commit', { 'vefut-ii:infantry': infantry });
  return table;
};
const bloody = (scene: Scene) => hitting(hitting(scene, 0, 'combat'), 1, 'combat');

describe('TI4 41 Ground combat', () => {
  it('41.0 troops that land where others stand must fight them', () => {
    const table = landed(bloody(invaded(1, 2)), 1);
    expect(facts(table, 'fact.battle')).toMatchObject([
      { kind: 'ground', at: 'vefut-ii', attacker: 0, defender: 1 },
    ]);
    expect(table.at('vefut-ii')).toBe('1:infantry 1');
  });

  it('41.0 63.1 against two others it fights one after the other, as long as it has troops', () => {
    const scene = (wins: boolean) => {
      const made = invaded(2, 1).units(2, 'vefut-ii', { infantry: 1 });
      const [better, worse] = wins ? [0, 1] : [1, 0];
      return missing(
        hitting(missing(hitting(made, better, 'combat'), worse, 'combat'), 2, 'combat'),
        2,
        'cannon',
      );
    };
    const fought = (table: Imperium) => facts(table, 'fact.battle').map(({ defender }) => defender);
    const lost = landed(scene(false), 2);
    expect(fought(lost)).toEqual([1]);
    expect(lost.at('vefut-ii')).toBe('1:infantry 1, 2:infantry 1');
    expect(lost.planet('vefut-ii').controller).toBe(1);
    const won = landed(scene(true), 2);
    expect(fought(won)).toEqual([1, 2]);
    expect(won.at('vefut-ii')).toBe('0:infantry 1');
  });

  it('41.1 every ground force rolls one die, the attacker first, and hits from its combat value on', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const table = landed(invaded(4, 3), 4, seed);
      const made = rolls(table);
      expect(made.slice(0, 2)).toMatchObject([
        { seat: 0, groups: [{ unit: 'infantry', hitOn: 8 }] },
        { seat: 1, groups: [{ unit: 'infantry', hitOn: 8 }] },
      ]);
      expect(made.slice(0, 2).map(({ groups }) => groups[0]?.results.length)).toEqual([4, 3]);
      expect(facts(table, 'fact.hits').map(({ count }) => count)).toEqual(made.map(successes));
    }
  });

  it('41.1a a ground force with more dice rolls them all', () => {
    const scene = bloody(invaded(1, 5)).plus({
      components: {
        'technology:infantry-ii': {
          standing: { dice: { tier: 'set', apply: (dice) => ({ ...dice, dice: 3 }) } },
        },
      },
    });
    const table = landed(scene.tech(0, 'infantry-ii'), 1);
    expect(rolls(table)[0]?.groups[0]?.results).toHaveLength(3);
  });

  it('41.2 81.1 each side loses one ground force for each hit of the other, at the same time', () => {
    const table = landed(bloody(invaded(2, 3)), 2);
    expect(facts(table, 'fact.destroyed')).toMatchObject([
      { seat: 0, unit: 'infantry', count: 2 },
      { seat: 1, unit: 'infantry', count: 2 },
    ]);
    expect(table.at('vefut-ii')).toBe('1:infantry 1');
  });

  it('41.2a 81.0 what is destroyed goes back to its owner and is on the board no more', () => {
    const table = landed(bloody(invaded(2, 3)), 2);
    expect(table.at('vefut-ii')).toBe('1:infantry 1');
    expect(figuresLeft(table.state, 0, 'carrier')).toBe(2);
  });

  it('41.3 both sides still there: another round begins with dice', () => {
    const table = landed(witness(invaded(6, 6), 1, 'combat-round-starts'), 6, 2);
    const rounds = facts(table, 'fact.witness').map(({ event }) => (event as { round: number }).round);
    expect(rounds.length).toBeGreaterThan(1);
    expect(rounds).toEqual(rounds.map((_, i) => i + 1));
    expect(rolls(table).filter(({ seat }) => seat === 0)).toHaveLength(rounds.length);
  });

  it('41.4 41.4c ends as soon as one side has nobody left, who has won', () => {
    const scene = missing(hitting(invaded(2, 2), 0, 'combat'), 1, 'combat');
    const table = landed(witness(scene, 0, 'combat-ends'), 2);
    expect(facts(table, 'fact.witness')).toMatchObject([{ event: { kind: 'ground', winner: 0, loser: 1 } }]);
    expect(rolls(table)).toHaveLength(2);
    expect(table.planet('vefut-ii').controller).toBe(0);
  });

  it('41.4a 41.4b the first round begins with the combat, the last one ends with it: one moment each', () => {
    const table = landed(witness(bloody(invaded(2, 2)), 0, 'combat-round-starts', 'combat-round-ends'), 2);
    expect(facts(table, 'fact.witness')).toMatchObject([
      { at: 'combat-round-starts', event: { round: 1 } },
      { at: 'combat-round-ends', event: { round: 1, last: true } },
    ]);
  });

  it('41.4d T38 11.5d with nobody left on either side nobody has won, and the defender keeps the planet', () => {
    const scene = bloody(invaded(2, 2)).units(1, 'vefut-ii', { pds: 1 });
    const table = activate(missing(witness(scene, 0, 'combat-ends'), 1, 'cannon'), '20');
    table.answer(1, 'space-cannon', 'hold');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(facts(table, 'fact.witness')).toMatchObject([{ event: { winner: null, loser: null } }]);
    expect(table.planet('vefut-ii').controller).toBe(1);
    expect(table.at('vefut-ii')).toBe('1:pds 1');
  });

  it('T38 11.5a without ground forces there is no combat, and the structures fall', () => {
    const scene = missing(arena(), 1, 'cannon').control(1, 'vefut-ii').units(1, 'vefut-ii', { pds: 1 });
    const table = activate(scene.units(0, '20', { carrier: 1, infantry: 1 }), '20');
    table.answer(1, 'space-cannon', 'hold');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 1 });
    expect(facts(table, 'fact.battle')).toEqual([]);
    expect(table.at('vefut-ii')).toBe('0:infantry 1');
    expect(goOn(table).planet('vefut-ii').controller).toBe(0);
    expect(waits(table)).toEqual(['1:action']);
  });
});
