import { describe, expect, it } from 'vitest';
import { activate, arena, diceOf, hitting, missing, waits } from '../combat.ts';

/** Infantry and a PDS of seat 1, and ships of seat 0 above them. */
const shielded = () =>
  missing(hitting(arena(), 0, 'bombardment'), 1, 'cannon')
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { infantry: 3, pds: 1 });

describe('TI4 48 Planetary Shield', () => {
  it('48.0 8.1f nothing bombards a planet with a unit that has it', () => {
    const table = activate(shielded().units(0, '20', { dreadnought: 2 }), '20');
    table.answer(1, 'space-cannon', 'hold');
    expect(waits(table)).toEqual(['1:action']);
    expect(table.at('vefut-ii')).toBe('1:infantry 3, 1:pds 1');
  });

  it('48.0 the planet beside it can be bombarded', () => {
    const scene = missing(hitting(arena(), 0, 'bombardment'), 1, 'cannon')
      .control(1, 'tequran')
      .units(1, 'tequran', { infantry: 2, pds: 1 })
      .control(1, 'torkan')
      .units(1, 'torkan', { infantry: 2 })
      .units(0, '28', { dreadnought: 1 });
    const table = activate(scene, '28');
    table.answer(1, 'space-cannon', 'hold');
    table.answer(0, 'bombardment', 'bombard');
    expect(table.at('torkan')).toBe('1:infantry 1');
    expect(table.at('tequran')).toBe('1:infantry 2, 1:pds 1');
  });

  it('48.1 it is no help against a weapon that is no bombardment', () => {
    const scene = shielded().tech(0, 'x-89-bacterial-weapon').units(0, '20', { dreadnought: 1 });
    const table = scene.play();
    table.answer(0, 'action', 'technology:x-89-bacterial-weapon');
    if (waits(table).includes('0:bacterial-weapon')) table.answer(0, 'bacterial-weapon', 'vefut-ii');
    expect(table.at('vefut-ii')).toBe('1:pds 1');
  });

  it('48.3 48.3b T35 with a war sun in the system nobody else’s units there have it: the other ships bombard too', () => {
    const table = activate(shielded().units(0, '20', { 'war-sun': 1, dreadnought: 1 }), '20');
    table.answer(1, 'space-cannon', 'hold');
    table.answer(0, 'bombardment', 'bombard');
    expect(diceOf(table, 0, 'bombardment')).toBe('bombardment war-sun 3, bombardment dreadnought 1');
    expect(table.at('vefut-ii')).toBe('1:pds 1');
  });

  it('48.3 a war sun in the next system changes nothing', () => {
    const scene = shielded()
      .units(0, '20', { dreadnought: 1 })
      .units(0, '28', { 'war-sun': 1 })
      .token(0, '28');
    const table = activate(scene, '20');
    table.answer(1, 'space-cannon', 'hold');
    expect(waits(table)).toEqual(['1:action']);
  });

  it('48.3a a unit that counts as having none cannot use Magen Defense Grid', () => {
    const landing = (ships: { dreadnought: number } | { 'war-sun': number }) => {
      const scene = shielded()
        .tech(1, 'magen-defense-grid')
        .units(0, '20', { ...ships, infantry: 1 });
      const table = activate(missing(missing(scene, 0, 'bombardment'), 0, 'bombardment'), '20');
      table.answer(1, 'space-cannon', 'hold');
      if (waits(table).includes('0:bombardment')) table.answer(0, 'bombardment', 'hold');
      table.answer(0, 'commit', { 'vefut-ii:infantry': 1 });
      return waits(table).includes('1:combat-round-starts');
    };
    expect(landing({ dreadnought: 1 })).toBe(true);
    expect(landing({ 'war-sun': 1 })).toBe(false);
  });
});
