import { describe, expect, it } from 'vitest';
import { bombard } from '#games/twilight-imperium/flow/combat/bombardment.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { bombersFor } from '#games/twilight-imperium/rules/combat/batteries.ts';
import { activate, arena, diceOf, facts, hitting, missing, rolls, successes, waits } from '../combat.ts';
import type { Scene } from '../scene.ts';

/** Ships of seat 0 over a planet of seat 1. */
const over = (scene: Scene, defenders: number) =>
  scene.control(1, 'vefut-ii').units(1, 'vefut-ii', { infantry: defenders });

/** Bombardment at the end of each round on the ground, as one faction knows it. */
const harrow: Component = {
  abilities: [
    {
      at: 'combat-round-ends',
      must: true,
      when: (_, { seat }, { kind, attacker }) => kind === 'ground' && seat === attacker,
      *resolve(t, { by: { seat }, event: { planet } }) {
        if (planet) yield* bombard(t, { seat, planet, firing: bombersFor(t.state, seat, planet) });
      },
    },
  ],
};

describe('TI4 8 Bombardment', () => {
  it('8.0 8.1 8.2 11.1 units with the ability roll, and the planet loses a ground force for each hit', () => {
    const table = activate(
      over(hitting(arena(), 0, 'bombardment'), 3).units(0, '20', { dreadnought: 2 }),
      '20',
    );
    expect(table).toOfferExactly(0, 'bombardment', ['bombard', 'some', 'hold']);
    table.answer(0, 'bombardment', 'bombard');
    expect(diceOf(table, 0)).toBe('bombardment dreadnought 2');
    expect(table.at('vefut-ii')).toBe('1:infantry 1');
  });

  it('8.0 11.1 it is the active seat’s choice', () => {
    const table = activate(over(arena(), 3).units(0, '20', { dreadnought: 2 }), '20');
    table.answer(0, 'bombardment', 'hold');
    expect(rolls(table)).toEqual([]);
    expect(table.at('vefut-ii')).toBe('1:infantry 3');
  });

  it('8.1 only results that reach the value hit', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const table = activate(over(arena(), 9).units(0, '20', { dreadnought: 5 }), '20', seed);
      table.answer(0, 'bombardment', 'bombard');
      const [roll] = rolls(table);
      expect(roll?.groups).toMatchObject([{ hitOn: 5 }]);
      expect(table.at('vefut-ii')).toBe(`1:infantry ${9 - successes(roll!)}`);
    }
  });

  it('8.1b a war sun rolls three dice that hit on 3, a dreadnought one, a cruiser none', () => {
    const scene = over(arena(), 9).units(0, '20', { 'war-sun': 1, dreadnought: 1, cruiser: 3 });
    const table = activate(scene, '20');
    table.answer(0, 'bombardment', 'bombard');
    expect(diceOf(table, 0)).toBe('bombardment war-sun 3, bombardment dreadnought 1');
    expect(rolls(table)[0]?.groups[0]?.hitOn).toBe(3);
  });

  it('8.1c T22 what changes combat rolls does not change these', () => {
    const table = activate(over(hitting(arena(), 0, 'combat'), 2).units(0, '20', { dreadnought: 1 }), '20');
    table.answer(0, 'bombardment', 'bombard');
    expect(rolls(table)[0]?.groups[0]?.bonus).toBe(0);
  });

  it('8.1d T35 every unit’s planet is named before any die is rolled, and each unit bombards one', () => {
    const scene = hitting(arena(), 0, 'bombardment')
      .control(1, 'tequran')
      .units(1, 'tequran', { infantry: 3 })
      .control(1, 'torkan')
      .units(1, 'torkan', { infantry: 3 })
      .units(0, '28', { dreadnought: 3 });
    const table = activate(scene, '28');
    expect(table).toOfferExactly(0, 'bombardment', ['dreadnought@tequran', 'dreadnought@torkan']);
    expect(table).toRefuse(0, 'bombardment', { 'dreadnought@tequran': 2, 'dreadnought@torkan': 2 });
    expect(rolls(table)).toEqual([]);
    table.answer(0, 'bombardment', { 'dreadnought@tequran': 2, 'dreadnought@torkan': 1 });
    expect(table.at('tequran')).toBe('1:infantry 1');
    expect(table.at('torkan')).toBe('1:infantry 2');
  });

  it('8.1d a unit cannot bombard twice for one of another type that does not', () => {
    const scene = arena()
      .control(1, 'tequran')
      .units(1, 'tequran', { infantry: 3 })
      .control(1, 'torkan')
      .units(1, 'torkan', { infantry: 3 })
      .units(0, '28', { dreadnought: 1, 'war-sun': 1 });
    const table = activate(scene, '28');
    const twice = { 'dreadnought@tequran': 1, 'dreadnought@torkan': 1 };
    expect(table).toRefuse(0, 'bombardment', twice, 'TI4 8.1d');
    expect(table).not.toRefuse(0, 'bombardment', { 'dreadnought@tequran': 1, 'war-sun@torkan': 1 });
  });

  it('8.1e T35 bombarding in the middle of a ground combat never hits the own troops', () => {
    const scene = over(missing(missing(hitting(arena(), 0, 'bombardment'), 0, 'combat'), 1, 'combat'), 3)
      .plus({ components: { 'technology:integrated-economy': harrow } })
      .tech(0, 'integrated-economy')
      .units(0, '20', { dreadnought: 2, infantry: 2 });
    const table = activate(scene, '20');
    table.answer(0, 'bombardment', 'hold');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    // Three defenders fall to two bombers in two rounds.
    expect(facts(table, 'fact.combatRound')).toMatchObject([{ round: 2 }]);
    expect(table.at('vefut-ii')).toBe('0:infantry 2');
    expect(table.planet('vefut-ii').controller).toBe(0);
  });

  it('48.2 T35 a PLANETARY SHIELD stops that too', () => {
    const scene = over(missing(hitting(hitting(arena(), 0, 'bombardment'), 1, 'combat'), 1, 'cannon'), 3)
      .plus({ components: { 'technology:integrated-economy': harrow } })
      .tech(0, 'integrated-economy')
      .units(1, 'vefut-ii', { pds: 1 })
      .units(0, '20', { dreadnought: 2, infantry: 2 });
    const table = activate(missing(scene, 0, 'combat'), '20');
    table.answer(1, 'space-cannon', 'hold');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(diceOf(table, 0, 'bombardment')).toBe('');
    expect(table.at('vefut-ii')).toBe('1:infantry 3, 1:pds 1');
  });

  it('8.1f 48.0 a planet with a PLANETARY SHIELD unit cannot be bombarded', () => {
    const shielded = over(arena(), 3).units(1, 'vefut-ii', { pds: 1 }).units(0, '20', { dreadnought: 2 });
    const table = activate(shielded, '20');
    table.answer(1, 'space-cannon', 'hold');
    expect(waits(table)).toEqual(['1:action']);
    expect(diceOf(table, 0, 'bombardment')).toBe('');
  });

  it('8.2a hits beyond the ground forces are lost, structures stay', () => {
    const scene = over(hitting(arena(), 0, 'bombardment'), 1).units(1, 'vefut-ii', { 'space-dock': 1 });
    const table = activate(scene.units(0, '20', { 'war-sun': 1 }), '20');
    table.answer(0, 'bombardment', 'bombard');
    expect(table.at('vefut-ii')).toBe('1:space-dock 1');
  });

  it('8.1 11.2c own planets and empty ones are no targets: nobody is asked', () => {
    const scene = arena()
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { infantry: 2 })
      .units(0, '20', { dreadnought: 2 });
    expect(waits(activate(scene, '20'))).toEqual(['1:action']);
  });
});
