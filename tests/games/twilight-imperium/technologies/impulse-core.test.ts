import { describe, expect, it } from 'vitest';
import { activate, facts, goOn, hitting, missing, rolls, waits } from '../combat.ts';
import { Scene } from '../scene.ts';

const CORE = 'technology:impulse-core';
/** Seat 0, Yin, fights seat 1; nobody's dice hit. */
const scene = () =>
  new Scene(3, ['yin', 'hacan', 'yssaril'])
    .tech(0, 'impulse-core')
    .pools(0, { fleet: 8 })
    .pools(1, { fleet: 8 });
const calm = (set: Scene) => missing(missing(set, 0, 'combat', 'barrage'), 1, 'combat', 'barrage');

describe('Impulse Core', () => {
  it('35.2a as a space combat begins a cruiser or destroyer is given up for a hit that no fighter can take', () => {
    const set = scene()
      .units(0, '20', { destroyer: 1, cruiser: 1 })
      .units(1, '20', { carrier: 1, cruiser: 1, fighter: 2 });
    const table = activate(calm(set), '20');
    expect(table).toOfferExactly(0, 'combat-round-starts', [CORE, 'pass']);
    table.answers([0, 'combat-round-starts', CORE], [0, 'sacrifice', 'destroyer']);
    expect(table).toRefuse(1, 'losses', { fighter: 1 }, 'TI4 81.1');
    table.answer(1, 'losses', { cruiser: 1 });
    expect(facts(table, 'fact.destroyed').slice(0, 2)).toMatchObject([
      { seat: 0, unit: 'destroyer' },
      { seat: 1, unit: 'cruiser' },
    ]);
    expect(table.told().indexOf('fact.destroyed')).toBeLessThan(table.told().indexOf('fact.rolled'));
  });

  it('fighters take it where there is nothing else; 52.4 a ship may sustain it', () => {
    const fighters = scene()
      .units(0, '20', { destroyer: 2 })
      .units(1, '20', { fighter: 3 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { 'space-dock': 1 });
    const table = activate(calm(fighters), '20');
    table.answer(0, 'combat-round-starts', CORE);
    expect(facts(table, 'fact.destroyed')[1]).toMatchObject({ seat: 1, unit: 'fighter', count: 1 });
    const heavy = activate(
      calm(scene().units(0, '20', { cruiser: 2 }).units(1, '20', { dreadnought: 1 })),
      '20',
    );
    heavy.answers([0, 'combat-round-starts', CORE], [1, 'sustain', { dreadnought: 1 }]);
    expect(heavy.at('20')).toBe('1:dreadnought 1 (1)');
    expect(facts(heavy, 'fact.sustained')).toMatchObject([{ seat: 1, unit: 'dreadnought', count: 1 }]);
  });

  it('35.9 if nobody is left on a side the combat is over before a die is rolled', () => {
    const table = activate(calm(scene().units(0, '20', { cruiser: 1 }).units(1, '20', { cruiser: 1 })), '20');
    table.answer(0, 'combat-round-starts', CORE);
    expect(table.at('20')).toBe('');
    expect(rolls(table).filter(({ kind }) => kind === 'combat')).toEqual([]);
    expect(waits(table)).toEqual(['1:action']);
  });

  it('only as the combat begins; need not be used; not without such a ship', () => {
    const set = scene().units(0, '20', { cruiser: 2 }).units(1, '20', { cruiser: 2 });
    const table = activate(calm(set), '20');
    table.answer(0, 'combat-round-starts', 'pass');
    expect(waits(goOn(table, '0:combat-round-starts'))).not.toContain('0:combat-round-starts');
    const heavy = scene().units(0, '20', { carrier: 1 }).units(1, '20', { cruiser: 1 });
    expect(waits(activate(hitting(missing(heavy, 1, 'combat'), 0, 'combat'), '20'))).toEqual(['1:action']);
  });
});
