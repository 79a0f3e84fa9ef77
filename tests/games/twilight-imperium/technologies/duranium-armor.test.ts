import { describe, expect, it } from 'vitest';
import { activate, hitting, missing } from '../combat.ts';
import { agreed } from '../odds/agree.ts';
import { activating, seeded } from '../rules/moving.ts';
import { type Imperium, Scene } from '../scene.ts';
import { said } from './told.ts';

/** Seat 0 attacks with damaged ships; seat 1 has one fighter that will hardly hit. */
const attack =
  (scene: Scene) =>
  (seed: number): Imperium => {
    const table = activating(scene, '20', { seed });
    return table.answers([0, 'move', { '29:dreadnought:damaged': 2 }]);
  };

const hurt = () =>
  new Scene()
    .units(0, '29', { dreadnought: 2 })
    .damaged(0, '29', { dreadnought: 2 })
    .units(1, '20', { carrier: 1, fighter: 1 });

describe('Duranium Armor', () => {
  it('repairs one damaged unit after the hits of a round, also of earlier damage', () => {
    const play = attack(hurt().tech(0, 'duranium-armor'));
    const table = seeded(play, (one) => said(one, 'fact.repaired').length > 0);
    expect(said(table, 'fact.repaired')[0]).toEqual({ seat: 0, unit: 'dreadnought', count: 1, at: '20' });
  });

  it('is nothing to the other side', () => {
    const play = attack(hurt().tech(1, 'duranium-armor'));
    const table = seeded(play, (one) => said(one, 'fact.battleOver').length > 0);
    expect(said(table, 'fact.repaired')).toEqual([]);
    expect(table.at('20')).toContain('0:dreadnought 2 (2)');
  });

  it('not a unit that has used SUSTAIN DAMAGE in this round', () => {
    const scene = new Scene()
      .tech(0, 'duranium-armor')
      .units(0, '29', { dreadnought: 1 })
      .units(1, '20', { destroyer: 3 });
    const play = (seed: number) => {
      const table = activating(scene, '20', { seed });
      table.answer(0, 'move', { '29:dreadnought': 1 });
      return table;
    };
    const waits = (one: Imperium) => one.session.waiting().some(({ topic }) => topic === 'sustain');
    const table = seeded(play, waits);
    expect(said(table, 'fact.repaired')).toEqual([]);
    table.answer(0, 'sustain', { dreadnought: 1 });
    const facts = table.told();
    const sustained = facts.indexOf('fact.sustained');
    const repaired = facts.indexOf('fact.repaired');
    const next = facts.indexOf('fact.combatRound', sustained);
    if (repaired >= 0) expect(repaired).toBeGreaterThan(next);
  });

  it('35.2a nor one that has used it as the combat began', () => {
    const scene = new Scene(3, ['mentak', 'hacan', 'xxcha'])
      .of('ability:ambush', 'technology:duranium-armor')
      .tech(1, 'duranium-armor')
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { dreadnought: 1 });
    const table = activate(missing(missing(hitting(scene, 0, 'ability'), 0, 'combat'), 1, 'combat'), '20');
    table.answer(0, 'combat-round-starts', 'ability:ambush');
    table.answer(1, 'sustain', { dreadnought: 1 });
    const facts = table.told();
    const repaired = facts.indexOf('fact.repaired');
    // The second round is another matter.
    expect(repaired).toBeGreaterThan(facts.indexOf('fact.combatRound'));
    expect(said(table, 'fact.repaired')).toEqual([{ seat: 1, unit: 'dreadnought', count: 1, at: '20' }]);
  });

  it('35.2a odds reckon with that', () => {
    // Two shots on 7, then one against one on 7 and 5: what was damaged by the ambush is whole again after a round that it survives.
    const { attacker, draw } = agreed(
      {
        place: 'space',
        attacker: { faction: 'mentak', units: { cruiser: 2 } },
        defender: { units: { dreadnought: 2 }, technologies: ['duranium-armor'] },
      },
      1_000,
    );
    expect(attacker).toBeGreaterThan(0.05);
    expect(draw).toBeGreaterThan(0.03);
  });

  it('an older damaged sister of a unit that has used it and fell', () => {
    const scene = new Scene()
      .tech(0, 'duranium-armor')
      .units(0, '20', { dreadnought: 2 })
      .damaged(0, '20', { dreadnought: 1 })
      .units(1, '20', { destroyer: 2 });
    const table = activate(missing(hitting(scene, 1, 'combat'), 0, 'combat'), '20');
    table.answer(0, 'sustain', { dreadnought: 1 });
    // The second hit took the one that had sustained the first: the other one was damaged before.
    expect(said(table, 'fact.destroyed')).toContainEqual({
      seat: 0,
      unit: 'dreadnought',
      count: 1,
      at: '20',
    });
    expect(said(table, 'fact.repaired')[0]).toEqual({ seat: 0, unit: 'dreadnought', count: 1, at: '20' });
  });

  it('odds reckon with that', () => {
    const { attacker } = agreed(
      {
        place: 'space',
        attacker: { units: { dreadnought: 2 }, technologies: ['duranium-armor'] },
        defender: { units: { cruiser: 4 } },
      },
      2_000,
    );
    expect(attacker).toBeGreaterThan(0.1);
  });

  it('of several damaged types the seat chooses', () => {
    const scene = new Scene()
      .tech(0, 'duranium-armor', 'war-sun')
      .units(0, '29', { dreadnought: 1, 'war-sun': 1 });
    scene.damaged(0, '29', { dreadnought: 1, 'war-sun': 1 }).units(1, '20', { destroyer: 1 });
    const play = (seed: number) => {
      const table = activating(scene, '20', { seed });
      table.answer(0, 'move', { '29:dreadnought:damaged': 1, '29:war-sun:damaged': 1 });
      return table;
    };
    const table = seeded(play, (one) => one.session.waiting().some(({ topic }) => topic === 'repair'));
    expect(table).toOfferExactly(0, 'repair', ['dreadnought', 'war-sun']);
    table.answer(0, 'repair', 'war-sun');
    expect(said(table, 'fact.repaired')).toEqual([{ seat: 0, unit: 'war-sun', count: 1, at: '20' }]);
  });
});
