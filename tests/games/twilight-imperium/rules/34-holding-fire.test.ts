import { describe, expect, it } from 'vitest';
import { activate, arena, diceOf, hitting, rolls, waits } from '../combat.ts';
import type { Imperium, Scene } from '../scene.ts';

/** Seat 1 holds the planet of the system that seat 0 comes into, and has ships there. */
const met = (pds = 1) =>
  hitting(arena(), 1, 'cannon')
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { pds })
    .units(0, '20', { cruiser: 4 })
    .units(1, '20', { cruiser: 1 });

/** Troops of seat 0 land where seat 1 has PDS. */
const invaded = () =>
  hitting(arena(), 1, 'cannon')
    .control(1, 'tequran')
    .units(1, 'tequran', { pds: 2 })
    .units(0, '28', { carrier: 2, infantry: 3 });

const orders = (scene: Scene, ...of: readonly string[]) =>
  scene.with((s) => {
    const [, mine] = s.seats;
    if (mine)
      mine.fireOrders = of.map((one) => {
        const [order, against] = one.split(':');
        return { order: order as 'fire' | 'ask' | 'hold', against: Number(against) };
      });
  });

const asked = (table: Imperium, seat: number) => table.session.openFor(seat).map(({ topic }) => topic);

describe('TI4 34 Holding fire', () => {
  it('34.2 who has ordered it holds fire though it has to fight, and is not asked', () => {
    expect(rolls(activate(met(), '20'))[0]).toMatchObject({ seat: 1, kind: 'cannon' });
    const table = activate(orders(met(), 'hold:0'), '20');
    expect(diceOf(table, 1, 'cannon')).toBe('');
    // Against somebody else the order says nothing.
    expect(diceOf(activate(orders(met(), 'hold:2'), '20'), 1, 'cannon')).toBe('cannon pds 1');
  });

  it('34.2 the active seat, too, may hold fire at those it is about to fight', () => {
    const scene = () =>
      hitting(arena(), 0, 'cannon')
        .control(0, 'vefut-ii')
        .units(0, 'vefut-ii', { pds: 1 })
        .units(0, '20', { cruiser: 1 })
        .units(0, '29', { cruiser: 1 })
        .units(1, '20', { destroyer: 1 });
    expect(activate(scene(), '20').told()).not.toContain('fact.battle');
    const table = scene()
      .play()
      .answers([0, 'fire-orders', ['hold:1']], [0, 'action', 'tactical']) as Imperium;
    table.answers([0, 'activate', '20'], [0, 'move', {}]);
    // There is a combat to be won now (30.5b).
    expect(table.told()).toContain('fact.battle');
    expect(diceOf(table, 0, 'cannon')).toBe('');
  });

  it('34.2 the order is given in a turn of one’s own, or while the cannons could fire; others do not learn of it', () => {
    const table = met().units(0, '29', { cruiser: 1 }).play();
    expect(asked(table, 1)).not.toContain('fire-orders');
    table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(asked(table, 1)).toContain('fire-orders');
    expect(asked(table, 2)).not.toContain('fire-orders');
    // Nobody is waited for.
    expect(waits(table)).not.toContain('1:fire-orders');
    expect(table.offers(1, 'fire-orders')).toEqual([
      'hold:0',
      'ask:0',
      'fire:0',
      'hold:2',
      'ask:2',
      'fire:2',
    ]);
    expect(table).toRefuse(1, 'fire-orders', ['hold:0', 'ask:0'], 'TI4 34.2');
    table.answer(1, 'fire-orders', ['hold:0']);
    expect(JSON.stringify(table.session.view(0))).not.toContain('fireOrders');
    table.answer(0, 'move', {});
    expect(diceOf(table, 1, 'cannon')).toBe('');
    const own = met().stage({ kind: 'turn', seat: 1 }).play();
    expect(asked(own, 1)).toContain('fire-orders');
    expect(asked(own, 0)).not.toContain('fire-orders');
  });

  it('34.2 it holds until it is changed', () => {
    const table = activate(orders(met(), 'hold:0'), '20');
    expect(table.seat(1).fireOrders).toEqual([{ against: 0, order: 'hold' }]);
    const changed = orders(met(), 'hold:0').units(0, '29', { cruiser: 1 }).play();
    changed.answers(
      [0, 'action', 'tactical'],
      [0, 'activate', '20'],
      [1, 'fire-orders', []],
      [0, 'move', {}],
    );
    expect(diceOf(changed, 1, 'cannon')).toBe('cannon pds 1');
  });

  it('34.2 asked beforehand, a seat says with how many of its units it fires', () => {
    const table = activate(orders(met(2), 'ask:0'), '20');
    expect(table).toOfferExactly(1, 'space-cannon', ['0', 'some:0', 'hold']);
    table.answers([1, 'space-cannon', 'some:0'], [1, 'cannon-share', { pds: 1 }]);
    expect(diceOf(table, 1, 'cannon')).toBe('cannon pds 1');
    const none = activate(orders(met(2), 'ask:0'), '20');
    none.answers([1, 'space-cannon', 'some:0'], [1, 'cannon-share', {}]);
    expect(diceOf(none, 1, 'cannon')).toBe('');
  });

  it('34.2 without ships to fight with, a seat that has ordered to fire is not asked', () => {
    const far = (...of: string[]) =>
      activate(
        orders(
          hitting(arena(), 1, 'cannon')
            .control(1, 'vefut-ii')
            .units(1, 'vefut-ii', { pds: 1 })
            .units(0, '20', { cruiser: 2 }),
          ...of,
        ),
        '20',
      );
    expect(far()).toWaitFor([1, 'space-cannon']);
    expect(far('fire:0').at('20')).toBe('0:cruiser 1');
    expect(far('hold:0').at('20')).toBe('0:cruiser 2');
  });

  it('34.7 11.3 an invader is fired at unless its seat is spared', () => {
    const land = (...of: string[]) => {
      const table = activate(orders(invaded(), ...of), '28');
      if (waits(table).includes('1:space-cannon')) table.answer(1, 'space-cannon', 'hold');
      return table.answers([0, 'commit', { 'tequran:infantry': 3 }]) as Imperium;
    };
    expect(land().at('tequran')).toBe('0:infantry 1');
    const spared = land('hold:0');
    expect(rolls(spared)).toEqual([]);
    expect(spared.at('tequran')).toBe('0:infantry 3');
  });

  it('34.7 asked beforehand, the defender fires with all, some or none', () => {
    const land = () => {
      const table = activate(orders(invaded(), 'ask:0'), '28');
      table.answers([1, 'space-cannon', 'hold'], [0, 'commit', { 'tequran:infantry': 3 }]);
      expect(table).toOfferExactly(1, 'space-cannon', ['0', 'some:0', 'hold']);
      return table;
    };
    expect((land().answers([1, 'space-cannon', 'hold']) as Imperium).at('tequran')).toBe('0:infantry 3');
    expect((land().answers([1, 'space-cannon', '0']) as Imperium).at('tequran')).toBe('0:infantry 1');
    const some = land().answers([1, 'space-cannon', 'some:0'], [1, 'cannon-share', { pds: 1 }]) as Imperium;
    expect(some.at('tequran')).toBe('0:infantry 2');
  });

  it('11.1 8.1 any of the units bombards, not all or none', () => {
    const scene = hitting(arena(), 0, 'bombardment')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 3 })
      .units(0, '20', { dreadnought: 3, infantry: 1 });
    const table = activate(scene, '20');
    expect(table).toOfferExactly(0, 'bombardment', ['bombard', 'some', 'hold']);
    table.answers([0, 'bombardment', 'some'], [0, 'bombardment-share', { 'dreadnought@vefut-ii': 1 }]);
    expect(diceOf(table, 0, 'bombardment')).toBe('bombardment dreadnought 1');
    expect(table.at('vefut-ii')).toBe('1:infantry 2');
  });
});
