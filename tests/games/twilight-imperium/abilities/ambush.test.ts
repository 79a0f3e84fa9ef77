import { describe, expect, it } from 'vitest';
import { activate, diceOf, facts, hitting, missing, rolls, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

const AMBUSH = 'ability:ambush';

/** Mentak in seat 0 begins a space combat. */
const battle = (
  own: Parameters<Scene['units']>[2],
  change: (scene: Scene) => Scene = (scene) => scene,
): Imperium =>
  activate(
    change(
      new Scene(3, ['mentak', 'hacan', 'xxcha'])
        .of(AMBUSH)
        .pools(0, { fleet: 8 })
        .units(0, '20', own)
        .units(1, '20', { dreadnought: 1, carrier: 1, fighter: 3 }),
    ),
    '20',
  );
const sure = (scene: Scene) => missing(hitting(scene, 0, 'ability'), 1, 'combat');

describe('Ambush', () => {
  it('35.2a before anything else two cruisers or destroyers fire; the opponent chooses what takes the hits', () => {
    const table = battle({ cruiser: 1, destroyer: 2 }, sure);
    expect(table).toWaitFor([0, 'combat-round-starts']);
    table.answer(0, 'combat-round-starts', AMBUSH);
    expect(diceOf(table, 0)).toBe('ability cruiser 1, ability destroyer 1');
    expect(table).toWaitFor([1, 'sustain']);
    table.answers([1, 'sustain', { dreadnought: 1 }], [1, 'losses', { fighter: 1 }]);
    expect(facts(table, 'fact.destroyed')[0]).toEqual({ seat: 1, unit: 'fighter', count: 1, at: '20' });
  });

  it('takes the better dice, and only one ship if there is no more', () => {
    const two = battle({ cruiser: 3, destroyer: 2 }, sure).answers([
      0,
      'combat-round-starts',
      AMBUSH,
    ]) as Imperium;
    expect(diceOf(two, 0)).toBe('ability cruiser 2');
    const one = battle({ destroyer: 1, carrier: 1 }, sure).answers([
      0,
      'combat-round-starts',
      AMBUSH,
    ]) as Imperium;
    expect(diceOf(one, 0)).toBe('ability destroyer 1');
  });

  it('39 a roll of its own: nothing for combat rolls touches it', () => {
    const table = battle({ cruiser: 2 }, (scene) => missing(missing(scene, 0, 'combat'), 1, 'combat'));
    table.answer(0, 'combat-round-starts', AMBUSH);
    expect(rolls(table)[0]).toMatchObject({
      kind: 'ability',
      groups: [{ unit: 'cruiser', hitOn: 7, bonus: 0 }],
    });
  });

  it('may be left alone; other ships do not ambush; it is once, in the first round', () => {
    const idle = battle({ cruiser: 1 }, sure).answers([0, 'combat-round-starts', 'pass']) as Imperium;
    expect(rolls(idle).filter(({ kind }) => kind === 'ability')).toEqual([]);
    const heavy = battle({ dreadnought: 1, carrier: 1 }, sure);
    expect(waits(heavy)).not.toContain('0:combat-round-starts');
    const table = battle({ cruiser: 1 }, (scene) =>
      missing(missing(scene, 0, 'combat', 'ability'), 1, 'combat'),
    );
    table.answer(0, 'combat-round-starts', AMBUSH);
    expect(waits(table)).not.toContain('0:combat-round-starts');
    expect(facts(table, 'fact.combatRound').length).toBeGreaterThan(0);
  });

  it('is for the defender as well, and not for ground combats', () => {
    const scene = new Scene(3, ['hacan', 'mentak', 'xxcha'])
      .of(AMBUSH)
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { cruiser: 1 });
    const table = activate(hitting(scene, 1, 'ability'), '20');
    table.answer(1, 'combat-round-starts', AMBUSH);
    expect(table.at('20')).toBe('1:cruiser 1');
    const ground = new Scene(3, ['mentak', 'hacan', 'xxcha'])
      .of(AMBUSH)
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 })
      .units(0, '20', { cruiser: 2, carrier: 1, infantry: 2 });
    const landed = activate(missing(hitting(ground, 0, 'combat'), 1, 'combat'), '20');
    landed.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(waits(landed)).toEqual(['1:action']);
  });
});
