import { describe, expect, it } from 'vitest';
import type { Choice } from '#core/question.ts';
import { facts, witness } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';
import { activating, asked, seeded } from './moving.ts';

// System 29 holds Qucenn and Rarron, system 20 Vefut II.

/** Seat 0 in the space area of 29 with carriers and infantry. */
const over = (infantry = 4) => new Scene().units(0, '29', { carrier: 2, infantry });

/** Goes on with what the table would choose, ships spared by space cannons, until the action is over or one of these topics comes up. */
const finish = (table: Imperium, ...until: readonly string[]): Imperium => {
  for (let n = 0; n < 200 && table.state.tactical; n++) {
    const [open] = table.session.waiting();
    if (!open || until.includes(open.topic)) break;
    const question = table.session.openFor(open.seat).find(({ topic }) => topic === open.topic);
    const choice = open.topic === 'space-cannon' ? 'hold' : question?.fallback;
    table.answer(open.seat, open.topic, choice as Choice);
  }
  return table;
};

describe('TI4 11 Invasion', () => {
  it('11.0 77.4 T33 bombardment, landing, cannons, combat and control come in this order', () => {
    const scene = new Scene()
      .units(0, '29', { dreadnought: 1, carrier: 1, infantry: 5 })
      .control(1, 'qucenn')
      .units(1, 'qucenn', { infantry: 1 })
      .control(1, 'rarron')
      .units(1, 'rarron', { pds: 1 });
    const table = activating(scene, '29');
    finish(table, 'bombardment', 'commit');
    expect(asked(table)).toEqual(['bombardment']);
    table.answer(0, 'bombardment', 'hold');
    expect(asked(table)).toEqual(['commit']);
    table.answer(0, 'commit', { 'rarron:infantry': 3, 'qucenn:infantry': 2 });
    finish(table);
    const told = table.told();
    const order = ['fact.committed', 'fact.controlGained'].map((key) => told.lastIndexOf(key));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    // The lone PDS shot before it fell: dice were thrown between the landing and control.
    const cannon = told.findIndex((key, i) => i > told.lastIndexOf('fact.committed') && key.includes('oll'));
    expect(cannon).toBeGreaterThan(-1);
    expect(cannon).toBeLessThan(told.indexOf('fact.controlGained'));
  });

  it('11.1 the active seat may bombard before anybody lands', () => {
    const scene = new Scene()
      .units(0, '20', { 'war-sun': 1 })
      .tech(0, 'war-sun')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 2 });
    const table = activating(scene, '20');
    expect(asked(table)).toEqual(['bombardment']);
  });

  it('T35 8.1f 48.3 8.2a a shield keeps bombardment off, unless a war sun is there; then others bombard too, and hits too many vanish', () => {
    const shielded = () =>
      new Scene()
        .pools(0, { fleet: 5 })
        .control(1, 'vefut-ii')
        .units(1, 'vefut-ii', { infantry: 1, pds: 1 })
        .tech(0, 'war-sun');
    const held = finish(activating(shielded().units(0, '20', { dreadnought: 4 }), '20'));
    expect(held.at('vefut-ii')).toBe('1:infantry 1, 1:pds 1');
    const play = (seed: number) => {
      const scene = shielded().units(0, '20', { dreadnought: 4, 'war-sun': 1 });
      const table = finish(activating(scene, '20', { seed }), 'bombardment');
      table.answer(0, 'bombardment', 'bombard');
      return finish(table);
    };
    // Seven dice at one infantry: it falls, the structure stands.
    expect(seeded(play, (table) => !table.at('vefut-ii').includes('infantry')).at('vefut-ii')).toBe(
      '1:pds 1',
    );
  });

  it('11.2 any number lands on any planets of the system, from the space area', () => {
    const table = activating(over(4), '29');
    expect(table).toOfferExactly(0, 'commit', ['qucenn:infantry', 'rarron:infantry']);
    expect(table).toRefuse(0, 'commit', { 'qucenn:infantry': 3, 'rarron:infantry': 2 });
    table.answer(0, 'commit', { 'qucenn:infantry': 1, 'rarron:infantry': 2 });
    expect([table.at('29'), table.at('qucenn'), table.at('rarron')]).toEqual([
      '0:carrier 2, 0:infantry 1',
      '0:infantry 1',
      '0:infantry 2',
    ]);
  });

  it('11.2 ground forces of other systems and planets do not land', () => {
    const scene = over(1)
      .control(0, 'qucenn')
      .units(0, 'qucenn', { infantry: 3 })
      .units(0, '28', { carrier: 1, infantry: 2 });
    const table = activating(scene, '29');
    table.answer(0, 'move', {});
    expect(table.form(0, 'commit')).toMatchObject({ max: 1 });
  });

  it('11.2b 11.4 41.0 4.0 20.0 landing among others’ ground forces means a ground combat, the active seat attacking', () => {
    const scene = over(4).control(1, 'qucenn').units(1, 'qucenn', { infantry: 4 });
    const table = activating(scene, '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 4 });
    finish(table);
    expect(table.told()).toContain('fact.battle');
    expect([table.at('qucenn').includes('0:'), table.at('qucenn').includes('1:')]).not.toEqual([true, true]);
  });

  it('11.2c T33 where nothing lands, no cannon fires and control stays', () => {
    const scene = over(2).control(1, 'rarron').units(1, 'rarron', { pds: 2, infantry: 1 });
    const table = finish(activating(scene, '29'), 'commit');
    const before = table.told().length;
    table.answer(0, 'commit', {});
    expect(table.told().slice(before)).toEqual(['fact.turn']);
    expect(table.planet('rarron').controller).toBe(1);
    expect(table).toWaitFor([1, 'action']);
  });

  it('11.2c where nothing lands nobody fights, even where two seats share a planet', () => {
    const scene = over(1).control(1, 'qucenn').units(0, 'qucenn', { infantry: 2 });
    const table = activating(scene.units(1, 'qucenn', { infantry: 2 }), '29');
    table.answer(0, 'commit', {});
    expect(table.at('qucenn')).toBe('0:infantry 2, 1:infantry 2');
    expect(table).toWaitFor([1, 'action']);
  });

  it('11.2c production follows', () => {
    const scene = over(1).control(0, 'qucenn').units(0, 'qucenn', { 'space-dock': 1 }).goods(0, 3);
    const table = activating(scene, '29');
    table.answer(0, 'commit', {});
    expect(asked(table)).toEqual(['production']);
  });

  it('11.3 34.6 T34 T36 a lone PDS fires at those who land beside it, though it then falls', () => {
    const play = (seed: number) => {
      const scene = over(6).control(1, 'qucenn').units(1, 'qucenn', { pds: 2 });
      const table = finish(activating(scene, '29', { seed }), 'commit');
      table.answer(0, 'commit', { 'qucenn:infantry': 4, 'rarron:infantry': 2 });
      return finish(table);
    };
    const hit = seeded(play, (table) => table.at('qucenn') !== '0:infantry 4' && table.at('qucenn') !== '');
    // Those on the other planet are out of its reach (34.8a), and the structures are gone.
    expect(hit.at('rarron')).toBe('0:infantry 2');
    expect(hit.at('qucenn')).toMatch(/^0:infantry [23]$/);
    expect(hit.planet('qucenn').controller).toBe(0);
  });

  it('11.3a T36 T37 with cannons on two planets nobody is asked which fires first: it makes no difference', () => {
    const scene = over(6)
      .control(1, 'qucenn')
      .units(1, 'qucenn', { pds: 1 })
      .control(1, 'rarron')
      .units(1, 'rarron', { pds: 1 });
    const table = finish(activating(scene, '29'), 'commit');
    table.answer(0, 'commit', { 'qucenn:infantry': 3, 'rarron:infantry': 3 });
    expect(asked(table)).not.toContain('cannon-order');
    expect(facts(table, 'fact.rolled').map(({ at }) => at)).toEqual(['qucenn', 'rarron']);
    expect(asked(finish(table))).toEqual([]);
  });

  it('11.4a T37 with two ground combats the active seat says which comes first, after all cannons; control comes last', () => {
    const scene = new Scene()
      .units(0, '29', { carrier: 3, infantry: 12 })
      .control(1, 'qucenn')
      .units(1, 'qucenn', { infantry: 1 })
      .control(1, 'rarron')
      .units(1, 'rarron', { infantry: 1 });
    const table = activating(scene, '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 6, 'rarron:infantry': 6 });
    expect(table).toOfferExactly(0, 'combat-order', ['qucenn', 'rarron']);
    table.answer(0, 'combat-order', 'rarron');
    finish(table);
    expect([table.planet('qucenn').controller, table.planet('rarron').controller]).toEqual([0, 0]);
    const told = table.told();
    expect(told.indexOf('fact.controlGained')).toBeGreaterThan(told.lastIndexOf('fact.destroyed'));
  });

  it('11.5 11.5b 32.1 the active seat gains each planet on which it has ground forces left, exhausted', () => {
    const table = activating(over(2).control(1, 'qucenn'), '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 1, 'rarron:infantry': 1 });
    expect(table.planet('qucenn')).toMatchObject({ controller: 0, exhausted: true });
    expect(table.planet('rarron')).toMatchObject({ controller: 0, exhausted: true });
  });

  it('11.5 a planet on which nothing landed is not gained', () => {
    const table = activating(over(2), '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 2 });
    expect(table.planet('rarron').controller).toBeNull();
  });

  it('11.5a T38 structures of others fall with control, without any ground combat', () => {
    const scene = over(9).control(1, 'qucenn').units(1, 'qucenn', { 'space-dock': 1 });
    const table = activating(scene, '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 1 });
    expect(table.at('qucenn')).toBe('0:infantry 1');
    expect(table.planet('qucenn').controller).toBe(0);
    expect(table.told()).toContain('fact.destroyed');
  });

  it('11.5c 32.2 T40 landing on an own planet gains nothing: its card stays as it is', () => {
    for (const exhausted of [true, false]) {
      const table = activating(over(2).control(0, 'qucenn', { exhausted }), '29');
      table.answer(0, 'commit', { 'qucenn:infantry': 2 });
      expect(table.planet('qucenn')).toMatchObject({ controller: 0, exhausted });
      expect(table.told()).not.toContain('fact.controlGained');
    }
    const watched = witness(over(2).control(0, 'qucenn'), 0, 'control-changes', 'control-gained');
    const table = activating(watched, '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 1, 'rarron:infantry': 1 });
    expect(facts(table, 'fact.witness').map(({ event }) => (event as { planet: string }).planet)).toEqual([
      'rarron',
      'rarron',
    ]);
  });

  it('11.5d T38 if all fall, the defender keeps the planet and its structures', () => {
    const play = (seed: number) => {
      const scene = over(1).control(1, 'qucenn').units(1, 'qucenn', { infantry: 1, 'space-dock': 1 });
      const table = activating(scene, '29', { seed });
      table.answer(0, 'commit', { 'qucenn:infantry': 1 });
      return finish(table);
    };
    const table = seeded(play, (one) => one.at('qucenn') === '1:space-dock 1');
    expect(table.planet('qucenn')).toMatchObject({ controller: 1, exhausted: false });
  });

  it('11.0 a system without planets, or without anything to land or bombard with, needs no invasion', () => {
    const empty = activating(new Scene().tile(9, '46').units(0, '46', { carrier: 1, infantry: 2 }), '46');
    expect(empty).toWaitFor([1, 'action']);
    const ships = activating(
      new Scene().units(0, '29', { cruiser: 1 }).control(1, 'qucenn').units(1, 'qucenn', { infantry: 1 }),
      '29',
    );
    expect(ships).toWaitFor([1, 'action']);
  });

  it('33.1 ships that were landed like ground forces go back before control is settled', () => {
    const scene = new Scene()
      .units(0, '29', { carrier: 1, fighter: 2, infantry: 1 })
      .tech(0, 'gravity-drive')
      .plus({
        components: {
          'technology:gravity-drive': {
            standing: {
              placing: {
                tier: 'set',
                apply: (may, { unit, how }) => may || (unit === 'fighter' && how === 'land'),
              },
            },
          },
        },
      });
    const table = activating(scene, '29');
    expect(table).toRefuse(0, 'commit', { 'qucenn:fighter': 2, 'rarron:fighter': 1 }, 'TI4 11.2');
    table.answer(0, 'commit', { 'qucenn:fighter': 2, 'rarron:infantry': 1 });
    expect(table.at('29')).toBe('0:carrier 1, 0:fighter 2');
    expect([table.planet('qucenn').controller, table.planet('rarron').controller]).toEqual([null, 0]);
  });

  it('74.6 where nothing may land no slot is offered', () => {
    const scene = over(2)
      .tech(0, 'gravity-drive')
      .plus({
        components: {
          'technology:gravity-drive': {
            standing: { placing: { tier: 'overrule', apply: (may, { at }) => may && at !== 'qucenn' } },
          },
        },
      });
    expect(activating(scene, '29')).toOfferExactly(0, 'commit', ['rarron:infantry']);
  });
});

describe('TI4 4 Attacker, 20 Defender', () => {
  it('4.0 20.0 in a space combat the active seat attacks and the other defends', () => {
    const scene = new Scene().units(0, '14', { cruiser: 2 }).units(2, '29', { destroyer: 1, cruiser: 1 });
    const fight = activating(scene, '29');
    fight.answer(0, 'move', { '14:cruiser': 2 });
    expect(fight.state.battle).toMatchObject({ attacker: 0, defender: 2 });
  });

  it('4.0 20.0 the active seat attacks on the ground too', () => {
    const scene = over(4).control(2, 'qucenn').units(2, 'qucenn', { infantry: 4 });
    const table = activating(scene, '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 4 });
    const battles = table.journal.entries.flatMap((entry) =>
      'facts' in entry
        ? entry.facts.map(({ message }) => message).filter(({ key }) => key === 'fact.battle')
        : [],
    );
    expect(battles).toMatchObject([{ args: { kind: 'ground', at: 'qucenn', attacker: 0, defender: 2 } }]);
  });
});
