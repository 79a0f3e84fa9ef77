import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const CHAOS = 'technology:chaos-mapping';
const saar = () =>
  new Scene(3, ['saar', 'hacan', 'yssaril']).of('unit:floating-factory-i').tech(0, 'chaos-mapping');

describe('Chaos Mapping', () => {
  it('74.6 others cannot activate an asteroid field with own ships', () => {
    const field = () => saar().tile(2, '44').stage({ kind: 'turn', seat: 1 });
    const table = field().units(0, '44', { cruiser: 1 }).play();
    table.answer(1, 'action', 'tactical');
    expect(table).toRefuse(1, 'activate', '44', 'TI4 74.6');
    const empty = field().units(0, '44', { 'space-dock': 1 }).play();
    empty.answers([1, 'action', 'tactical'], [1, 'activate', '44']);
    expect(empty.state.systems['44']?.tokens).toEqual([1]);
  });

  it('1.2 its owner activates the field, and others activate other systems with its ships', () => {
    const own = saar().tile(2, '44').units(0, '44', { cruiser: 1 }).play();
    own.answers([0, 'action', 'tactical'], [0, 'activate', '44']);
    expect(own.state.systems['44']?.tokens).toEqual([0]);
    const other = saar().units(0, '20', { cruiser: 1 }).stage({ kind: 'turn', seat: 1 }).play();
    other.answers([1, 'action', 'tactical'], [1, 'activate', '20']);
    expect(other.state.systems['20']?.tokens).toEqual([1]);
  });

  it('82.3a 62.2b as an own turn begins one unit is produced where PRODUCTION is, and paid for', () => {
    const scene = saar().goods(0, 1).control(0, 'ragh', { exhausted: true });
    scene.control(0, 'lisis-ii', { exhausted: true });
    const table = scene.units(0, '20', { 'space-dock': 1 }).units(0, '21', { 'space-dock': 1 }).play();
    expect(table).toWaitFor([0, 'turn-starts']);
    table.answer(0, 'turn-starts', CHAOS);
    expect(table).toOfferExactly(0, 'sheet-system', ['20', '21']);
    table.answer(0, 'sheet-system', '21');
    expect(table).toRefuse(0, 'production', { fighter: 2 });
    table.answer(0, 'production', { fighter: 1 });
    expect(table.at('21')).toBe('0:fighter 1, 0:space-dock 1');
    expect(table.seat(0).goods).toBe(0);
    expect(table.state.systems['21']?.tokens).toEqual([]);
    expect(table).toWaitFor([0, 'action']);
  });

  it('61.0 it is no PRODUCTION: Sarween Tools do not help', () => {
    const scene = saar().goods(0, 2).tech(0, 'sarween-tools').units(0, '20', { 'space-dock': 1 });
    scene.control(0, 'ragh', { exhausted: true }).control(0, 'lisis-ii', { exhausted: true });
    const table = scene.play().answers([0, 'turn-starts', CHAOS]);
    expect(table).toRefuse(0, 'production', { carrier: 1 });
    table.answer(0, 'production', { cruiser: 1 });
    expect(table.seat(0).goods).toBe(0);
  });

  it('82.3a it need not be used; not without PRODUCTION, not without means, not in turns of others', () => {
    const idle = saar().goods(0, 1).units(0, '20', { 'space-dock': 1 }).play();
    idle.answer(0, 'turn-starts', 'pass');
    expect(idle).toWaitFor([0, 'action']);
    expect(saar().goods(0, 5).units(0, '20', { cruiser: 1 }).play()).toWaitFor([0, 'action']);
    const poor = saar().control(0, 'ragh', { exhausted: true }).control(0, 'lisis-ii', { exhausted: true });
    expect(poor.units(0, '20', { 'space-dock': 1 }).play()).toWaitFor([0, 'action']);
    const other = saar().goods(0, 5).units(0, '20', { 'space-dock': 1 }).stage({ kind: 'turn', seat: 1 });
    expect(other.play()).toWaitFor([1, 'action']);
  });
});
