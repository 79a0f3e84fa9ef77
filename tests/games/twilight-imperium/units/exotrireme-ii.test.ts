import { describe, expect, it } from 'vitest';
import { destroy } from '#games/twilight-imperium/flow/destroy.ts';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { ability, activate, facts, hitting, missing, STAND_IN, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

const EXO = 'unit:exotrireme-ii';

/** N'orr in seat 0 after a round of a space combat in which nobody has hit. */
const round = (own: Parameters<Scene['units']>[2], enemy: Parameters<Scene['units']>[2]): Imperium => {
  const scene = new Scene(3, ['sardakk', 'hacan', 'xxcha'])
    .of(EXO)
    .tech(0, 'exotrireme-ii')
    .pools(0, { fleet: 8 })
    .pools(1, { fleet: 8 })
    .units(0, '20', own)
    .units(1, '20', enemy);
  return activate(missing(missing(scene, 0, 'combat'), 1, 'combat', 'barrage'), '20');
};

describe('Exotrireme II', () => {
  it('29.4 its line', () => {
    const scene = new Scene(3, ['sardakk', 'hacan', 'xxcha']);
    const base = lineOf(scene.play().state as never, 0, 'dreadnought');
    expect(base).toMatchObject({ move: 1, bombardment: { hitOn: 4, dice: 2 } });
    const upgraded = lineOf(scene.tech(0, 'exotrireme-ii').play().state as never, 0, 'dreadnought');
    expect(upgraded).toMatchObject({ move: 2, bombardment: { hitOn: 4, dice: 2 } });
  });

  it('52.5 after a round one is given up for two ships of others; nothing sustains that', () => {
    const table = round({ dreadnought: 2 }, { dreadnought: 2, carrier: 1 });
    expect(table).toWaitFor([0, 'combat-round-ends']);
    table.answer(0, 'combat-round-ends', EXO);
    expect(table).toOfferExactly(0, 'ramming', ['1:dreadnought', '1:dreadnought#2', '1:carrier']);
    expect(table).toRefuse(0, 'ramming', ['1:dreadnought', '1:dreadnought#2', '1:carrier']);
    table.answer(0, 'ramming', ['1:dreadnought', '1:dreadnought#2']);
    expect(table.at('20')).toBe('0:dreadnought 1, 1:carrier 1');
    expect(facts(table, 'fact.sustained')).toEqual([]);
    // The other one may do the same.
    table.answers([0, 'combat-round-ends', EXO], [0, 'ramming', ['1:carrier']]);
    expect(table.at('20')).toBe('');
    expect(facts(table, 'fact.battleOver')).toEqual([{ kind: 'space', at: '20', winner: null }]);
    expect(waits(table)).toEqual(['1:action']);
  });

  it('it may be left alone, before or after the first one', () => {
    const pass = round({ dreadnought: 1 }, { carrier: 1 }).answers([0, 'combat-round-ends', 'pass']);
    expect(pass.at('20')).toBe('0:dreadnought 1, 1:carrier 1');
    const stop = round({ dreadnought: 2 }, { carrier: 2 });
    stop.answers(
      [0, 'combat-round-ends', EXO],
      [0, 'ramming', ['1:carrier']],
      [0, 'combat-round-ends', 'pass'],
    );
    expect(stop.at('20')).toBe('0:dreadnought 1, 1:carrier 1');
    expect(stop.state.battle?.round).toBe(2);
    // Who names nobody is not asked again.
    const idle = round({ dreadnought: 2 }, { carrier: 2 });
    idle.answers([0, 'combat-round-ends', EXO], [0, 'ramming', []]);
    expect(idle.at('20')).toBe('0:dreadnought 2, 1:carrier 2');
    expect(idle.state.battle?.round).toBe(2);
  });

  it('a damaged ship is another choice than a whole one', () => {
    const scene = new Scene(3, ['sardakk', 'hacan', 'xxcha'])
      .of(EXO)
      .tech(0, 'exotrireme-ii')
      .units(0, '20', { dreadnought: 1 })
      .units(1, '20', { dreadnought: 2 })
      .damaged(1, '20', { dreadnought: 1 });
    const table = activate(missing(missing(scene, 0, 'combat'), 1, 'combat'), '20');
    table.answers([0, 'combat-round-ends', EXO], [0, 'ramming', ['1:dreadnought']]);
    expect(table.at('20')).toBe('1:dreadnought 1 (1)');
  });

  it('not without the upgrade, nor for others’ dreadnoughts, nor on the ground', () => {
    const scene = new Scene(3, ['sardakk', 'hacan', 'xxcha'])
      .of(EXO)
      .units(0, '20', { dreadnought: 1 })
      .units(1, '20', { carrier: 1 });
    const table = activate(missing(hitting(scene, 0, 'combat'), 1, 'combat'), '20');
    expect(waits(table)).toEqual(['1:action']);
    const other = new Scene(3, ['hacan', 'sardakk', 'xxcha'])
      .of(EXO)
      .tech(1, 'exotrireme-ii')
      .units(0, '20', { dreadnought: 1 })
      .units(1, '20', { carrier: 1 });
    expect(waits(activate(missing(hitting(other, 0, 'combat'), 1, 'combat'), '20'))).toEqual(['1:action']);
  });

  it('cannot be destroyed by Direct Hit', () => {
    const scene = new Scene(3, ['hacan', 'sardakk', 'xxcha'])
      .of(EXO)
      .tech(1, 'exotrireme-ii')
      .hand(0, 'direct-hit')
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { dreadnought: 1 });
    const table = activate(missing(hitting(scene, 0, 'combat'), 1, 'combat'), '20').quiet();
    table.answer(1, 'sustain', { dreadnought: 1 });
    expect(waits(table)).not.toContain('0:unit-sustained');
  });

  it('74.19 the other side has its turn between one and the next', () => {
    const scene = ability(
      new Scene(3, ['sardakk', 'hacan', 'xxcha'])
        .of(EXO)
        .tech(0, 'exotrireme-ii')
        .tech(1, STAND_IN)
        .units(0, '20', { dreadnought: 2 })
        .units(1, '20', { dreadnought: 1, carrier: 2 }),
      {
        at: 'combat-round-ends',
        when: (_, { seat }, { attacker }) => seat !== attacker,
        *resolve(t, { event: { system, attacker } }) {
          const unit = 'dreadnought';
          yield* destroy(t, system, { seat: attacker, unit, count: 1, by: null, cause: 'effect' });
        },
      },
    );
    const table = activate(missing(missing(scene, 0, 'combat'), 1, 'combat', 'barrage'), '20');
    // Both say what they would do; the attacker is first.
    table.answers([0, 'combat-round-ends', EXO], [1, 'combat-round-ends', `technology:${STAND_IN}`]);
    table.answer(0, 'ramming', ['1:carrier']);
    expect(table.at('20')).toBe('0:dreadnought 1, 1:carrier 1, 1:dreadnought 1');
    // Before the second one can be given up it is gone.
    table.answers([0, 'combat-round-ends', EXO], [1, 'combat-round-ends', `technology:${STAND_IN}`]);
    expect(table.at('20')).toBe('1:carrier 1, 1:dreadnought 1');
    expect(waits(table)).toEqual(['1:action']);
  });
});
