import { describe, expect, it } from 'vitest';
import {
  activate,
  arena,
  diceOf,
  facts,
  goOn,
  hitting,
  missing,
  rolls,
  successes,
  waits,
} from '../combat.ts';
import type { Imperium } from '../scene.ts';

/** Seat 1 holds the planet of the system that seat 0 comes into. */
const guarded = (pds = 1) => arena().control(1, 'vefut-ii').units(1, 'vefut-ii', { pds });
const byWhom = (table: Imperium) => rolls(table).map(({ seat, kind }) => `${seat} ${kind}`);

describe('TI4 34 Space Cannon, offense', () => {
  it('34.0 34.1 34.2 34.4 77.2c T20 fires at the active seat after the Move ships step, though nothing has moved', () => {
    const table = activate(hitting(guarded(), 1, 'cannon').units(0, '20', { cruiser: 2 }), '20');
    expect(table).toWaitFor([1, 'space-cannon']);
    table.answer(1, 'space-cannon', '0');
    expect(table.at('20')).toBe('0:cruiser 1');
    expect(waits(table)).toEqual(['1:action']);
  });

  it('34.2 who need not fight may hold fire', () => {
    const table = activate(hitting(guarded(), 1, 'cannon').units(0, '20', { cruiser: 2 }), '20');
    expect(table).toOfferExactly(1, 'space-cannon', ['0', 'hold']);
    table.answer(1, 'space-cannon', 'hold');
    expect(rolls(table)).toEqual([]);
    expect(table.at('20')).toBe('0:cruiser 2');
  });

  it('34.2 who has ships there and must fight fires without being asked', () => {
    const scene = guarded().units(0, '20', { cruiser: 2 }).units(1, '20', { cruiser: 1 });
    expect(byWhom(activate(scene, '20'))[0]).toBe('1 cannon');
  });

  it('34.2 T19 the active seat fires first, then the others clockwise and not by initiative', () => {
    const scene = arena()
      .strategy(2, { id: 'leadership', exhausted: true })
      .strategy(0, { id: 'politics', exhausted: true })
      .tech(1, 'pds-ii')
      .tech(2, 'pds-ii')
      .units(0, '20', { 'war-sun': 2 })
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { pds: 1 })
      .units(1, '20', { 'war-sun': 2 })
      .control(1, 'tequran')
      .units(1, 'tequran', { pds: 1 })
      .control(2, 'rarron')
      .units(2, 'rarron', { pds: 1 });
    const table = activate(missing(missing(missing(scene, 0, 'cannon'), 1, 'cannon'), 2, 'cannon'), '20');
    expect(byWhom(table)).toEqual(['0 cannon', '1 cannon']);
    table.answer(2, 'space-cannon', '0');
    expect(byWhom(table).slice(0, 3)).toEqual(['0 cannon', '1 cannon', '2 cannon']);
  });

  it('34.2 T19 whoever is active, the round begins with that seat', () => {
    const scene = arena()
      .stage({ kind: 'turn', seat: 1 })
      .units(1, '20', { 'war-sun': 2 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { pds: 1 });
    for (const [seat, planet] of [
      [0, 'tequran'],
      [2, 'rarron'],
    ] as const)
      scene
        .tech(seat, 'pds-ii')
        .units(seat, '20', { 'war-sun': 1 })
        .control(seat, planet)
        .units(seat, planet, { pds: 1 });
    const table = missing(missing(missing(scene, 0, 'cannon'), 1, 'cannon'), 2, 'cannon').play();
    table.answers([1, 'action', 'tactical'], [1, 'activate', '20'], [1, 'space-cannon', '0']);
    expect(byWhom(table).slice(0, 3)).toEqual(['1 cannon', '2 cannon', '0 cannon']);
  });

  it('T19 38.3 what has no room after the hits of one seat is gone before the next one fires', () => {
    const scene = hitting(guarded(), 1, 'cannon')
      .tech(1, 'graviton-laser-system')
      .tech(2, 'pds-ii')
      .units(0, '20', { carrier: 1, fighter: 4 })
      .control(2, 'rarron')
      .units(2, 'rarron', { pds: 1 });
    const table = activate(scene, '20');
    table.answers([1, 'space-cannon', '0'], [1, 'cannon-fires', 'technology:graviton-laser-system']);
    table.answer(0, 'losses', { carrier: 1 });
    expect(table.at('20')).toBe('');
    expect(waits(table)).toEqual(['1:action']);
  });

  it('T19 34.5 the hits of one seat are taken before the next one fires', () => {
    const scene = arena()
      .tech(2, 'pds-ii')
      .units(0, '20', { cruiser: 1 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { pds: 1 })
      .control(2, 'rarron')
      .units(2, 'rarron', { pds: 1 });
    const table = activate(hitting(scene, 1, 'cannon'), '20');
    table.answer(1, 'space-cannon', '0');
    expect(table.at('20')).toBe('');
    expect(waits(table)).toEqual(['1:action']);
  });

  it('34.3 each result that reaches the value is one hit', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const table = activate(guarded(2).units(0, '20', { cruiser: 8 }), '20', seed);
      table.answer(1, 'space-cannon', '0');
      const [roll] = rolls(table);
      expect(roll?.groups).toMatchObject([{ unit: 'pds', hitOn: 6, bonus: 0 }]);
      expect(facts(table, 'fact.hits')[0]?.count).toBe(successes(roll!));
      expect(table.at('20')).toBe(`0:cruiser ${8 - successes(roll!)}`);
    }
  });

  it('34.3b a PDS rolls one die, a flagship with three dice three', () => {
    const scene = arena()
      .units(0, '20', { flagship: 1 })
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { pds: 1 });
    const table = activate(scene.units(1, '20', { 'war-sun': 1 }), '20');
    expect(diceOf(table, 0, 'cannon')).toBe('cannon flagship 3, cannon pds 1');
  });

  it('34.3c T21 PDS II fire from the next system, PDS I do not', () => {
    const far = () =>
      arena().units(0, '20', { cruiser: 2 }).control(1, 'tequran').units(1, 'tequran', { pds: 1 });
    expect(waits(activate(far(), '20'))).toEqual(['1:action']);
    const table = activate(hitting(far().tech(1, 'pds-ii'), 1, 'cannon'), '20');
    table.answer(1, 'space-cannon', '0');
    expect(rolls(table)[0]?.groups).toMatchObject([{ unit: 'pds', hitOn: 5 }]);
    // The hits fall in the active system.
    expect(table.at('20')).toBe('0:cruiser 1');
  });

  it('34.3c T21 88.2 PDS II fire through a wormhole', () => {
    const scene = arena()
      .tile(3, '26')
      .tile(14, '39')
      .tech(1, 'pds-ii')
      .units(0, '39', { cruiser: 1 })
      .control(1, 'lodor')
      .units(1, 'lodor', { pds: 1 });
    expect(waits(activate(scene, '39'))).toEqual(['1:space-cannon']);
  });

  it('34.3d T22 what changes combat rolls does not change these', () => {
    const scene = missing(guarded(), 1, 'combat')
      .units(0, '20', { cruiser: 2 })
      .units(1, '20', { cruiser: 1 });
    expect(rolls(activate(scene, '20'))[0]).toMatchObject({ kind: 'cannon', groups: [{ bonus: 0 }] });
  });

  it('34.5 whoever is hit chooses one own ship for each hit', () => {
    const scene = hitting(guarded(2), 1, 'cannon').units(0, '20', { cruiser: 2, carrier: 1 });
    const table = activate(scene, '20');
    table.answer(1, 'space-cannon', '0');
    expect(table).toWaitFor([0, 'losses']);
    expect(table).toRefuse(0, 'losses', { cruiser: 1 });
    expect(table).toRefuse(0, 'losses', { cruiser: 2, carrier: 1 });
    table.answer(0, 'losses', { cruiser: 1, carrier: 1 });
    expect(table.at('20')).toBe('0:cruiser 1');
  });

  it('34.5a the others can only hit the active seat', () => {
    const scene = hitting(guarded(), 1, 'cannon')
      .units(0, '20', { cruiser: 1 })
      .units(2, '20', { cruiser: 1 });
    expect(activate(scene, '20')).toOfferExactly(1, 'space-cannon', ['0', 'hold']);
  });

  it('34.5b T20 the active seat chooses one of those with ships there', () => {
    const scene = arena()
      .control(0, 'vefut-ii')
      .units(0, 'vefut-ii', { pds: 1 })
      .units(1, '20', { cruiser: 1 })
      .units(2, '20', { cruiser: 1 });
    const table = activate(hitting(scene, 0, 'cannon'), '20');
    expect(table).toOfferExactly(0, 'space-cannon', ['1', '2', 'hold']);
    table.answer(0, 'space-cannon', '2');
    expect(table.at('20')).toBe('1:cruiser 1');
  });

  it('T20 nobody is asked and nothing rolled where there is nothing to fire at', () => {
    const table = activate(guarded(), '20');
    expect(rolls(table)).toEqual([]);
    expect(waits(table)).toEqual(['1:action']);
  });

  it('T22 52.4 hits of space cannons can be sustained', () => {
    const scene = hitting(guarded(), 1, 'cannon').units(0, '20', { dreadnought: 1 });
    const table = activate(scene, '20');
    table.answer(1, 'space-cannon', '0');
    expect(table).toWaitFor([0, 'sustain']);
    table.answer(0, 'sustain', { dreadnought: 1 });
    expect(table.at('20')).toBe('0:dreadnought 1 (1)');
  });
});

describe('TI4 34 Space Cannon, defense', () => {
  /** Seat 0 is in a system with two planets of seat 1, and has troops to land. */
  const invaded = (infantry: number) =>
    arena().control(1, 'tequran').control(1, 'torkan').units(0, '28', { carrier: 2, infantry });

  it('34.6 34.7 34.8 11.3 T36 fires at what has landed on its planet, and its owner loses one ground force for each hit', () => {
    const scene = invaded(3).units(1, 'tequran', { pds: 2 });
    const table = activate(hitting(scene, 1, 'cannon'), '28');
    table.answer(1, 'space-cannon', 'hold');
    table.answer(0, 'commit', { 'tequran:infantry': 3 });
    expect(rolls(table)).toMatchObject([{ seat: 1, kind: 'cannon' }]);
    expect(facts(table, 'fact.destroyed')[0]).toMatchObject({ seat: 0, unit: 'infantry', count: 2 });
    expect(table.at('tequran')).toBe('0:infantry 1');
  });

  it('34.7 each result that reaches the value is one hit', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const scene = missing(invaded(8).units(1, 'tequran', { pds: 2 }), 1, 'combat');
      const table = goOn(activate(scene, '28', seed), '1:space-cannon');
      if (waits(table).includes('1:space-cannon')) table.answer(1, 'space-cannon', 'hold');
      goOn(table, '0:commit').answer(0, 'commit', { 'tequran:infantry': 8 });
      const [roll] = rolls(table);
      expect(table.at('tequran')).toBe(`0:infantry ${8 - successes(roll!)}`);
    }
  });

  it('34.7a T36 PDS II next door do not fire at troops', () => {
    const scene = hitting(invaded(2), 1, 'cannon')
      .tech(1, 'pds-ii')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { pds: 1 });
    const table = activate(scene, '28');
    table.answer(1, 'space-cannon', 'hold');
    table.answer(0, 'commit', { 'tequran:infantry': 2 });
    expect(rolls(table)).toEqual([]);
    expect(table.at('tequran')).toBe('0:infantry 2');
  });

  it('34.7a T36 not even beside those on the planet itself', () => {
    const scene = hitting(invaded(3), 1, 'cannon')
      .tech(1, 'pds-ii')
      .units(1, 'tequran', { pds: 1 })
      .units(1, 'torkan', { pds: 1 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { pds: 1 });
    const table = activate(scene, '28');
    table.answer(1, 'space-cannon', 'hold');
    table.answer(0, 'commit', { 'tequran:infantry': 3 });
    expect(diceOf(table, 1, 'cannon')).toBe('cannon pds 1');
    expect(table.at('tequran')).toBe('0:infantry 2');
  });

  it('34.8a T36 T37 only troops on the same planet can be hit', () => {
    const scene = hitting(invaded(4), 1, 'cannon').units(1, 'tequran', { pds: 2 });
    const table = activate(scene, '28');
    table.answer(1, 'space-cannon', 'hold');
    table.answer(0, 'commit', { 'tequran:infantry': 1, 'torkan:infantry': 3 });
    expect(table.at('torkan')).toBe('0:infantry 3');
    expect(table.at('tequran')).toBe('1:pds 2');
  });
});
