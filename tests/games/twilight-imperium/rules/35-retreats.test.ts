import { describe, expect, it } from 'vitest';
import { activate, arena, facts, hitting, missing } from '../combat.ts';
import { Scene } from '../scene.ts';
import { seeded } from './moving.ts';

const harmless = (scene: Scene) => missing(missing(scene, 0, 'combat'), 1, 'combat');

describe('TI4 35 Space combat, who is left to retreat', () => {
  it('35.7d T25 a fleet that a gravity rift has swallowed has not retreated: no token follows', () => {
    const play = (seed: number) => {
      const scene = arena().tile(2, '41').units(0, '41', { cruiser: 1 }).units(1, '41', { cruiser: 1 });
      const table = activate(harmless(scene).control(0, 'tequran'), '41', seed);
      table.answer(0, 'retreat', 'retreat');
      return table;
    };
    const lost = seeded(play, (table) => facts(table, 'fact.removed').length > 0);
    expect(lost.state.systems['28']?.tokens).toEqual([]);
    expect(facts(lost, 'fact.retreated')).toEqual([]);
    expect(facts(lost, 'fact.battleOver')).toMatchObject([{ winner: 1 }]);
    const saved = seeded(play, (table) => table.at('28') === '0:cruiser 1');
    expect(saved.state.systems['28']?.tokens).toEqual([0]);
  });

  it('35.4 35.7b 35.7c the question names where one could go and what would be left behind', () => {
    const scene = arena()
      .units(0, '20', { cruiser: 1, carrier: 1, fighter: 7 })
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { 'space-dock': 1 })
      .units(1, '20', { cruiser: 1 });
    const table = activate(harmless(scene).control(0, 'tequran').control(0, 'qucenn'), '20');
    expect(table.form(0, 'retreat')).toMatchObject({
      prompt: { args: { system: '20', round: 1, to: ['28', '29'], behind: 3 } },
    });
  });

  it('T25 12.2b 46.1b out of a gravity rift those aboard share the fate of their ship, named before the dice', () => {
    const play = (seed: number) => {
      const scene = arena()
        .tile(2, '41')
        .units(0, '41', { carrier: 1, dreadnought: 1, infantry: 1 })
        .units(1, '41', { cruiser: 1 });
      const table = activate(harmless(scene).control(0, 'tequran'), '41', seed);
      table.answer(0, 'retreat', 'retreat');
      expect(table).toOfferExactly(0, 'berths', ['0:41:infantry', '1:41:infantry']);
      expect(facts(table, 'fact.rift')).toEqual([]);
      table.answer(0, 'berths', { '0:41:infantry': 1 });
      return table;
    };
    // Ship 0 is the carrier.
    const lost = seeded(
      play,
      (table) => table.at('28').includes('dreadnought') && !table.at('28').includes('carrier'),
    );
    expect(lost.at('28')).toBe('0:dreadnought 1');
    expect(lost.at('41')).toBe('1:cruiser 1');
    const saved = seeded(
      play,
      (table) => table.at('28').includes('carrier') && !table.at('28').includes('dreadnought'),
    );
    expect(saved.at('28')).toBe('0:carrier 1, 0:infantry 1');
  });

  it('35.9 5.4a without ships there is nobody to retreat: a factory in space does not go alone', () => {
    const scene = new Scene(3, ['saar', 'hacan', 'yssaril'])
      .of('unit:floating-factory-i')
      .units(0, '20', { cruiser: 1, 'space-dock': 1 })
      .units(1, '20', { cruiser: 1 })
      .control(0, 'thibah');
    const table = activate(hitting(missing(scene, 0, 'combat'), 1, 'combat'), '20');
    table.answer(0, 'retreat', 'retreat');
    expect(table.at('21')).toBe('');
    expect(table.at('20')).toBe('1:cruiser 1');
    expect(facts(table, 'fact.destroyed').map(({ unit }) => unit)).toEqual(['cruiser', 'space-dock']);
  });

  it('35.7b damage goes along', () => {
    const scene = hitting(missing(arena(), 0, 'combat'), 1, 'combat')
      .units(0, '20', { dreadnought: 2 })
      .units(1, '20', { cruiser: 1 })
      .control(0, 'tequran');
    const table = activate(scene, '20');
    table.answer(0, 'retreat', 'retreat');
    table.answer(0, 'sustain', { dreadnought: 1 });
    expect(table.at('28')).toBe('0:dreadnought 2 (1)');
  });

  it('35.7b ground forces on planets stay where they are', () => {
    const scene = harmless(arena())
      .units(0, '20', { carrier: 1, infantry: 1 })
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { infantry: 2 })
      .units(1, '20', { cruiser: 1 })
      .control(0, 'tequran');
    const table = activate(scene, '20');
    table.answer(0, 'retreat', 'retreat');
    expect(table.at('28')).toBe('0:carrier 1, 0:infantry 1');
    expect(table.at('vefut-ii')).toBe('0:infantry 2');
  });

  it('35.7d 66.3 a token out of the fleet pool tells at once, where the ships have gone', () => {
    const scene = harmless(arena())
      .units(0, '20', { cruiser: 3 })
      .units(1, '20', { cruiser: 1 })
      .pools(0, { tactic: 11, fleet: 3, strategy: 2 })
      .control(0, 'tequran');
    const table = activate(scene, '20');
    table.answer(0, 'retreat', 'retreat');
    table.answer(0, 'token-pool', 'fleet');
    expect(table.at('28')).toBe('0:cruiser 2');
  });

  it('35.7d where a token lies already none is asked for, though there is none in the reinforcements', () => {
    const scene = harmless(arena())
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { cruiser: 1 })
      .pools(0, { tactic: 2, fleet: 11, strategy: 2 })
      .token(0, '28')
      .control(0, 'tequran');
    const table = activate(scene, '20');
    table.answer(0, 'retreat', 'retreat');
    expect(table).toWaitFor([1, 'action']);
    expect(table.seat(0).pools).toEqual({ tactic: 1, fleet: 11, strategy: 2 });
  });
});
