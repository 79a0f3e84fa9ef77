import { describe, expect, it } from 'vitest';
import { destroy } from '#games/twilight-imperium/flow/destroy.ts';
import {
  ability,
  activate,
  arena,
  facts,
  hitting,
  missing,
  STAND_IN,
  story,
  waits,
  witness,
} from '../combat.ts';
import type { Scene } from '../scene.ts';

/** Seat 0 makes one hit in every round, seat 1 none. */
const attacked = (units: Parameters<Scene['units']>[2], cruisers = 1) =>
  missing(hitting(arena(), 0, 'combat'), 1, 'combat')
    .units(0, '20', { cruiser: cruisers })
    .units(1, '20', units);

describe('TI4 52 Sustain Damage', () => {
  it('52.0 52.1 35.6a before hits are assigned each use cancels one and leaves the unit damaged', () => {
    const table = activate(attacked({ dreadnought: 2, carrier: 1 }, 3), '20');
    expect(table).toWaitFor([1, 'sustain']);
    expect(table).toOfferExactly(1, 'sustain', ['dreadnought']);
    table.answer(1, 'sustain', { dreadnought: 2 });
    expect(table.at('20')).toBe('0:cruiser 3, 1:carrier 1, 1:dreadnought 2 (2)');
    // One hit is left.
    expect(table).toWaitFor([1, 'losses']);
    expect(table).toRefuse(1, 'losses', { carrier: 1, dreadnought: 1 });
    table.answer(1, 'losses', { carrier: 1 });
    expect(facts(table, 'fact.destroyed')[0]).toMatchObject({ unit: 'carrier', count: 1 });
  });

  it('52.0 it is a choice: without it the hits are assigned', () => {
    const table = activate(attacked({ dreadnought: 1, carrier: 1 }), '20');
    table.answer(1, 'sustain', {});
    table.answer(1, 'losses', { carrier: 1 });
    expect(facts(table, 'fact.sustained')).toEqual([]);
  });

  it('52.1 not more uses than there are hits', () => {
    const table = activate(attacked({ dreadnought: 3 }, 2), '20');
    expect(table).toRefuse(1, 'sustain', { dreadnought: 3 });
    table.answer(1, 'sustain', { dreadnought: 2 });
    expect(facts(table, 'fact.destroyed')).toEqual([]);
  });

  it('52.2 52.3 T32 a damaged unit fights on as before but cannot sustain again', () => {
    const scene = attacked({ dreadnought: 1, carrier: 1 }).damaged(1, '20', { dreadnought: 1 });
    const table = activate(scene, '20');
    expect(
      facts(table, 'fact.rolled').find(({ seat, kind }) => seat === 1 && kind === 'combat'),
    ).toMatchObject({
      groups: [{ unit: 'dreadnought', hitOn: 5 }, { unit: 'carrier' }],
    });
    expect(table).toWaitFor([1, 'losses']);
    table.answer(1, 'losses', { carrier: 1 });
    expect(waits(table)).toEqual(['1:action']);
    expect(table.at('20')).toBe('0:cruiser 1');
  });

  it('T32 damage goes where the ship goes', () => {
    const scene = missing(missing(arena(), 0, 'combat'), 1, 'combat')
      .units(0, '20', { dreadnought: 2 })
      .damaged(0, '20', { dreadnought: 1 })
      .units(1, '20', { cruiser: 1 })
      .control(0, 'tequran');
    const table = activate(scene, '20');
    table.answer(0, 'retreat', 'retreat');
    expect(table.at('28')).toBe('0:dreadnought 2 (1)');
  });

  it('52.2 of ships of one type the damaged ones fall first', () => {
    const table = activate(attacked({ dreadnought: 2 }).damaged(1, '20', { dreadnought: 1 }), '20');
    table.answer(1, 'sustain', {});
    expect(facts(table, 'fact.destroyed')[0]).toMatchObject({ unit: 'dreadnought', count: 1 });
    expect(table.at('20')).toBe('0:cruiser 1, 1:dreadnought 1');
  });

  it('52.2 of ships of one type only the whole ones sustain', () => {
    const scene = attacked({ dreadnought: 3, carrier: 1 }, 3).damaged(1, '20', { dreadnought: 1 });
    const table = activate(scene, '20');
    expect(table).toRefuse(1, 'sustain', { dreadnought: 3 });
    table.answer(1, 'sustain', { dreadnought: 2 });
    expect(table.at('20')).toBe('0:cruiser 3, 1:carrier 1, 1:dreadnought 3 (3)');
    // 35.6: the third hit takes a carrier or any of the dreadnoughts.
    expect(table).toOfferExactly(1, 'losses', ['dreadnought', 'carrier']);
  });

  it('52.4 against hits of space cannons too', () => {
    const scene = hitting(arena(), 1, 'cannon').units(0, '20', { dreadnought: 1 });
    const table = activate(scene.control(1, 'vefut-ii').units(1, 'vefut-ii', { pds: 1 }), '20');
    table.answer(1, 'space-cannon', '0');
    table.answer(0, 'sustain', { dreadnought: 1 });
    expect(table.at('20')).toBe('0:dreadnought 1 (1)');
  });

  it('52.4a T30 a dreadnought cannot take the hit of a barrage for a fighter', () => {
    const scene = missing(missing(hitting(arena(), 0, 'barrage'), 0, 'combat'), 1, 'combat')
      .units(0, '20', { destroyer: 1 })
      .units(1, '20', { dreadnought: 1, fighter: 1 });
    const table = activate(scene, '20');
    expect(facts(table, 'fact.sustained')).toEqual([]);
    expect(facts(table, 'fact.destroyed')[0]).toMatchObject({ unit: 'fighter' });
  });

  it('T30 hits that spare fighters have to go to other ships as long as there are any', () => {
    const scene = missing(hitting(arena(), 1, 'cannon'), 1, 'combat')
      .tech(1, 'graviton-laser-system')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { pds: 2 })
      .units(0, '20', { carrier: 1, fighter: 4 });
    const table = activate(scene, '20');
    table.answer(1, 'space-cannon', '0');
    table.answer(1, 'cannon-fires', 'technology:graviton-laser-system');
    expect(table).toWaitFor([0, 'losses']);
    expect(table).toRefuse(0, 'losses', { fighter: 2 }, 'TI4 81.1');
    table.answer(0, 'losses', { fighter: 1, carrier: 1 });
    expect(
      facts(table, 'fact.destroyed')
        .map(({ unit, count }) => `${unit} ${count}`)
        .sort(),
    ).toEqual(['carrier 1', 'fighter 1']);
  });

  it('52.5 T31 no help against an effect that destroys', () => {
    const scene = ability(missing(attacked({ dreadnought: 1 }), 0, 'combat').tech(0, STAND_IN), {
      at: 'combat-round-starts',
      must: true,
      when: (_, __, { round }) => round === 1,
      *resolve(t, { by: { seat }, event: { system, defender } }) {
        yield* destroy(t, system, {
          seat: defender,
          unit: 'dreadnought',
          count: 1,
          by: seat,
          cause: 'effect',
        });
      },
    });
    const table = activate(scene, '20');
    expect(facts(table, 'fact.sustained')).toEqual([]);
    expect(table.at('20')).toBe('0:cruiser 1');
  });

  it('52.5 T31 Direct Hit comes between sustaining and assigning, and destroys the ship that sustained', () => {
    const table = activate(attacked({ dreadnought: 1, carrier: 1 }, 2).hand(0, 'direct-hit'), '20').quiet();
    table.answer(1, 'sustain', { dreadnought: 1 });
    expect(facts(table, 'fact.destroyed')).toEqual([]);
    table.quiet().answer(0, 'unit-sustained', 'card:direct-hit');
    table.quiet();
    // The second hit is still to be taken, by the carrier that is left.
    expect(facts(table, 'fact.destroyed').map(({ unit }) => unit)).toEqual(['dreadnought', 'carrier']);
    expect(table.at('20')).toBe('0:cruiser 2');
  });

  it('T31 all that is declared is one moment, before the losses', () => {
    const table = activate(witness(attacked({ dreadnought: 2, carrier: 1 }, 3), 0, 'unit-sustained'), '20');
    table.answer(1, 'sustain', { dreadnought: 2 });
    table.answer(1, 'losses', { carrier: 1 });
    const told = story(table);
    expect(told.filter((one) => one === 'unit-sustained')).toHaveLength(1);
    expect(told.indexOf('unit-sustained')).toBeLessThan(told.indexOf('destroyed'));
  });

  const struck = (units: Parameters<Scene['units']>[2], cruisers: number) =>
    activate(attacked(units, cruisers).hand(0, 'direct-hit'), '20').quiet();

  it('52.0 after a Direct Hit its owner may think again about the others', () => {
    const table = struck({ dreadnought: 2, carrier: 2 }, 2);
    table.answer(1, 'sustain', { dreadnought: 2 });
    table.answer(0, 'unit-sustained', 'card:direct-hit');
    // One use counts, one hit is left: the other dreadnought may stay whole.
    expect(table.at('20')).toBe('0:cruiser 2, 1:carrier 2, 1:dreadnought 1 (1)');
    expect(table).toWaitFor([1, 'sustain']);
    table.answer(1, 'sustain', {});
    expect(table.at('20')).toBe('0:cruiser 2, 1:carrier 2, 1:dreadnought 1');
    expect(facts(table, 'fact.sustainWithdrawn')).toEqual([
      { seat: 1, unit: 'dreadnought', count: 1, at: '20' },
    ]);
    // 52.1: a hit that is not cancelled is assigned.
    table.answer(1, 'losses', { carrier: 1 });
    expect(table.state.fought?.rounds[0]?.sustained).toEqual([{ seat: 1, unit: 'dreadnought', count: 1 }]);
  });

  it('52.0 and may use what it had held back', () => {
    const table = struck({ dreadnought: 2, carrier: 1 }, 2);
    table.answer(1, 'sustain', { dreadnought: 1 });
    table.answer(0, 'unit-sustained', 'card:direct-hit');
    expect(table).toRefuse(1, 'sustain', { dreadnought: 2 });
    table.answer(1, 'sustain', { dreadnought: 1 });
    // Both hits are cancelled in this round.
    expect(table.state.fought?.rounds[0]).toMatchObject({
      sustained: [{ seat: 1, unit: 'dreadnought', count: 2 }],
      lost: [{ seat: 1, unit: 'dreadnought', count: 1 }],
    });
    expect(facts(table, 'fact.sustainWithdrawn')).toEqual([]);
  });

  it('52.0 where nobody responds nobody is asked again', () => {
    const table = struck({ dreadnought: 2, carrier: 1 }, 2);
    table.answer(1, 'sustain', { dreadnought: 2 });
    table.answer(0, 'unit-sustained', 'pass');
    expect(waits(table)).not.toContain('1:sustain');
    expect(facts(table, 'fact.destroyed')).toEqual([]);
  });

  it('52.0 the attacker names which of several types it hits', () => {
    const table = struck({ dreadnought: 1, 'war-sun': 1, carrier: 1 }, 2);
    table.answer(1, 'sustain', { dreadnought: 1, 'war-sun': 1 });
    table.answer(0, 'unit-sustained', 'card:direct-hit');
    table.answer(0, 'card-unit', '20:1:war-sun:damaged');
    expect(table.at('20')).toBe('0:cruiser 2, 1:carrier 1, 1:dreadnought 1 (1)');
  });

  it('52.6 T31 with twice the effect one use cancels two hits, or the last one', () => {
    const doubled = (scene: Scene) =>
      scene.tech(1, 'non-euclidean-shielding').plus({
        components: {
          'technology:non-euclidean-shielding': {
            standing: {
              sustained: { tier: 'set', apply: (n, { seat }, { source }) => (seat === source.seat ? 2 : n) },
            },
          },
        },
      });
    const table = activate(doubled(attacked({ dreadnought: 2, carrier: 1 }, 3)), '20');
    expect(table).toRefuse(1, 'sustain', { dreadnought: 3 });
    table.answer(1, 'sustain', { dreadnought: 2 });
    // Three hits, two uses: nothing is left to assign in the first round.
    expect(story(table).slice(0, story(table).indexOf('combatRound'))).not.toContain('destroyed');

    const one = activate(doubled(attacked({ dreadnought: 2, carrier: 1 }, 3)), '20');
    one.answer(1, 'sustain', { dreadnought: 1 });
    expect(one).toWaitFor([1, 'losses']);
    one.answer(1, 'losses', { carrier: 1 });
    expect(facts(one, 'fact.destroyed')[0]).toMatchObject({ unit: 'carrier', count: 1 });
  });
});
