import { describe, expect, it } from 'vitest';
import { activate, hitting, missing, waits } from '../combat.ts';
import { Scene } from '../scene.ts';
import { said } from './told.ts';

const SPLICER = 'technology:dimensional-splicer';

/** Seat 0 attacks in a system with an alpha wormhole, or without one. */
const attack = (enemy: Parameters<Scene['units']>[2], system: '26' | '20' = '26') =>
  new Scene()
    .tile(8, '26')
    .tech(0, 'dimensional-splicer')
    .units(0, system, { cruiser: 2 })
    .units(1, system, enemy);

describe('Dimensional Splicer', () => {
  it('as a space combat begins beside a wormhole: a hit on a ship of its owner’s choice', () => {
    const table = activate(attack({ carrier: 1, destroyer: 2 }), '26');
    expect(table).toWaitFor([0, 'combat-round-starts']);
    table.answer(0, 'combat-round-starts', SPLICER);
    expect(table).toOfferExactly(0, 'splicer', ['carrier', 'destroyer']);
    table.answer(0, 'splicer', 'carrier');
    expect(said(table, 'fact.destroyed')[0]).toMatchObject({ seat: 1, unit: 'carrier', count: 1 });
    const told = table.told();
    expect(told.indexOf('fact.destroyed')).toBeLessThan(told.indexOf('fact.rolled'));
  });

  it('52.4a the chosen ship may sustain it, no other', () => {
    const table = activate(attack({ dreadnought: 1, 'war-sun': 1 }), '26');
    table.answers([0, 'combat-round-starts', SPLICER], [0, 'splicer', 'dreadnought']);
    expect(table).toOfferExactly(1, 'sustain', ['dreadnought']);
    table.answer(1, 'sustain', { dreadnought: 1 });
    expect(table.at('26')).toContain('1:dreadnought 1 (1)');
  });

  it('52.2 a damaged ship that is chosen is lost, though another of its type is whole', () => {
    const scene = attack({ dreadnought: 2 }).damaged(1, '26', { dreadnought: 1 });
    const table = activate(missing(missing(scene, 0, 'combat'), 1, 'combat'), '26');
    table.answer(0, 'combat-round-starts', SPLICER);
    expect(table).toOfferExactly(0, 'splicer', ['dreadnought:damaged', 'dreadnought']);
    table.answer(0, 'splicer', 'dreadnought:damaged');
    expect(waits(table)).not.toContain('1:sustain');
    expect(said(table, 'fact.destroyed')[0]).toMatchObject({ unit: 'dreadnought', count: 1 });
    expect(said(table, 'fact.sustained')).toEqual([]);
  });

  it('a whole one that does not sustain is lost, and not its damaged sister', () => {
    const scene = attack({ dreadnought: 2 }).damaged(1, '26', { dreadnought: 1 });
    const table = activate(hitting(missing(scene, 0, 'combat'), 1, 'combat'), '26');
    table.answers([0, 'combat-round-starts', SPLICER], [0, 'splicer', 'dreadnought'], [1, 'sustain', {}]);
    // What is left is damaged, so it is never asked to sustain anything.
    expect(table.at('26')).toBe('1:dreadnought 1 (1)');
  });

  it('needs a wormhole, and the first round; it may be left alone', () => {
    expect(activate(attack({ cruiser: 1 }, '20'), '20').told()).toContain('fact.rolled');
    const table = activate(missing(hitting(attack({ cruiser: 1 }), 0, 'combat'), 1, 'combat'), '26');
    table.answer(0, 'combat-round-starts', 'pass');
    expect(said(table, 'fact.used')).toEqual([]);
    expect(waits(table)).toEqual(['1:action']);
  });

  it('is for the defender as well', () => {
    const scene = new Scene()
      .tile(8, '26')
      .tech(1, 'dimensional-splicer')
      .units(0, '26', { cruiser: 1 })
      .units(1, '26', { cruiser: 1 });
    const table = activate(scene, '26');
    table.answer(1, 'combat-round-starts', SPLICER);
    expect(table.at('26')).toBe('1:cruiser 1');
  });
});
