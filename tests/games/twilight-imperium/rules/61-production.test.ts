import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { facts, witness } from '../combat.ts';
import { Scene } from '../scene.ts';

/** Seat 0 at home: a space dock on Archon Ren, worth 2 resources, makes up to 4 units. */
const atHome = () => new Scene().units(0, 'archon-ren', { 'space-dock': 1 });

/** Seat 0 activates a system and comes to its Production step. */
function producing(scene: Scene, system: SystemId = '14') {
  const table = scene.play();
  return table.answers([0, 'action', 'tactical'], [0, 'activate', system]);
}

/** The same for the Saar, whose docks float in space and make 5 units. */
const inSpace = () => new Scene(3, ['saar', 'hacan', 'yssaril']).units(0, '11', { 'space-dock': 1 });

describe('TI4 61 Production', () => {
  it('61.0 in the Production step the active seat may use its units in the active system, and no others', () => {
    const scene = atHome().control(0, 'vefut-ii').units(0, 'vefut-ii', { 'space-dock': 1 }).goods(0, 9);
    const table = producing(scene);
    expect(table).toWaitFor([0, 'production']);
    expect(table).toRefuse(0, 'production', { fighter: 5 });
    table.answer(0, 'production', { destroyer: 1 });
    table.answer(0, 'payment', []);
    expect(table.at('14')).toBe('0:destroyer 1');
    expect(table.at('20')).toBe('');
    expect(table).toWaitFor([1, 'action']);
  });

  it('61.0 it is free to produce nothing', () => {
    const table = producing(atHome());
    table.answer(0, 'production', {});
    expect(table.at('14')).toBe('');
    expect(table.planet('archon-ren').exhausted).toBe(false);
    expect(table).toWaitFor([1, 'action']);
  });

  it('61.0 without a unit that has PRODUCTION nobody is asked', () => {
    const uses = (scene: Scene) => facts(producing(witness(scene, 0, 'production-used')), 'fact.witness');
    const without = () => new Scene().units(0, 'archon-ren', { infantry: 1, pds: 1 });
    expect(uses(atHome())).toHaveLength(1);
    expect(uses(without())).toEqual([]);
    expect(producing(without())).toWaitFor([1, 'action']);
  });

  it('61.1 5.1 a space dock makes as many units as its value: 2 and what its planet is worth', () => {
    const table = producing(atHome().goods(0, 9));
    expect(table).toRefuse(0, 'production', { destroyer: 5 });
    table.answers([0, 'production', { destroyer: 2, 'infantry:archon-ren': 2 }], [0, 'payment', []]);
    expect(table.at('14')).toBe('0:destroyer 2');
  });

  it('61.1a the values of all producers in the system are added up', () => {
    const scene = atHome().units(0, 'archon-tau', { 'space-dock': 1 }).goods(0, 9).pools(0, { fleet: 9 });
    const table = producing(scene);
    expect(table).toRefuse(0, 'production', { destroyer: 8 });
    table.answers([0, 'production', { destroyer: 7 }], [0, 'payment', []]);
    expect(table.at('14')).toBe('0:destroyer 7');
  });

  it('61.1b 62.2a each fighter and each infantry counts by itself', () => {
    const table = producing(atHome().goods(0, 9).units(0, '14', { carrier: 1 }));
    expect(table).toRefuse(0, 'production', { fighter: 3, 'infantry:archon-ren': 2 });
    table.answers([0, 'production', { fighter: 2, 'infantry:archon-ren': 2 }], [0, 'payment', []]);
    expect(table.at('archon-ren')).toBe('0:infantry 2, 0:space-dock 1');
    expect(table.seat(0).goods).toBe(7);
  });

  it('61.1c 62.2b a single fighter or infantry costs as much as two', () => {
    const table = producing(atHome().goods(0, 2));
    table.answers([0, 'production', { fighter: 1, 'infantry:archon-ren': 1 }], [0, 'payment', []]);
    expect(table.seat(0).goods).toBe(0);
    expect(table.at('14')).toBe('0:fighter 1');
  });

  it('T42 61.1a 61.3 the limit is one for the system, but ground forces stand beside what made them', () => {
    const scene = atHome().units(0, 'archon-tau', { 'space-dock': 1 }).goods(0, 9).pools(0, { fleet: 9 });
    const table = producing(scene);
    expect(table).toRefuse(0, 'production', { 'infantry:archon-tau': 4 });
    expect(table).toRefuse(0, 'production', { 'infantry:archon-tau': 3, 'infantry:archon-ren': 5 });
    table.answer(0, 'production', { 'infantry:archon-tau': 3, 'infantry:archon-ren': 3, destroyer: 1 });
    table.answer(0, 'payment', []);
    expect(table.at('archon-tau')).toBe('0:infantry 3, 0:space-dock 1');
    expect(table.at('archon-ren')).toBe('0:infantry 3, 0:space-dock 1');
  });

  it('61.1d T42 a producer that cannot make infantry lends nothing of its value to it', () => {
    const scene = atHome().goods(0, 9).tech(0, 'sarween-tools').units(0, 'archon-tau', { infantry: 2 });
    const letani: Component = {
      standing: {
        production: { tier: 'set', apply: (value, { unit }) => (unit === 'infantry' ? 1 : value) },
        produces: {
          tier: 'set',
          apply: (value, { producer, unit }) => value && (producer !== 'space-dock' || unit !== 'infantry'),
        },
      },
    };
    const table = producing(scene.plus({ components: { 'technology:sarween-tools': letani } }));
    expect(table).toRefuse(0, 'production', { 'infantry:archon-ren': 1 });
    expect(table).toRefuse(0, 'production', { 'infantry:archon-tau': 3 });
    expect(table).toRefuse(0, 'production', { 'infantry:archon-ren': 3, fighter: 4 });
    expect(table).toRefuse(0, 'production', { 'infantry:archon-tau': 2, fighter: 5 });
    table.answers([0, 'production', { 'infantry:archon-tau': 2, fighter: 4 }], [0, 'payment', []]);
    expect(table.at('archon-tau')).toBe('0:infantry 4');
  });

  it('61.4 T42 what one producer makes does not come from another that places it elsewhere', () => {
    const grown: Component = {
      standing: {
        production: { tier: 'set', apply: (value, { unit }) => (unit === 'infantry' ? 1 : value) },
      },
    };
    const scene = inSpace().goods(0, 9).tech(0, 'sarween-tools').units(0, 'ragh', { infantry: 2 });
    const table = producing(scene.plus({ components: { 'technology:sarween-tools': grown } }), '11');
    // Five of the dock go anywhere; the two of the infantry only to Ragh.
    expect(table).toRefuse(0, 'production', { 'infantry:11': 3, 'infantry:lisis-ii': 3 }, 'TI4 61.1');
    table.answer(0, 'production', { 'infantry:11': 3, 'infantry:lisis-ii': 2, 'infantry:ragh': 2 });
    table.answer(0, 'payment', []);
    expect([table.at('11'), table.at('lisis-ii'), table.at('ragh')]).toEqual([
      '0:infantry 3, 0:space-dock 1',
      '0:infantry 2',
      '0:infantry 4',
    ]);
  });

  it('61.2 62.3 ships are placed in the active system', () => {
    const table = producing(atHome().goods(0, 9));
    table.answers([0, 'production', { carrier: 1, cruiser: 1, fighter: 2 }], [0, 'payment', []]);
    expect(table.at('14')).toBe('0:carrier 1, 0:cruiser 1, 0:fighter 2');
  });

  it('61.3 62.3 ground forces are placed on the planet of the unit that made them, never on another', () => {
    const table = producing(atHome().goods(0, 9));
    expect(table.offers(0, 'production').filter((id) => id.startsWith('infantry'))).toEqual([
      'infantry:archon-ren',
    ]);
  });

  it('61.4 a producer in space places ground forces in space or on own planets of the system', () => {
    const table = producing(inSpace().control(1, 'ragh').goods(0, 9), '11');
    expect(
      table
        .offers(0, 'production')
        .filter((id) => id.startsWith('infantry'))
        .sort(),
    ).toEqual(['infantry:11', 'infantry:lisis-ii']);
    table.answers([0, 'production', { 'infantry:11': 2, 'infantry:lisis-ii': 3 }], [0, 'payment', []]);
    expect(table.at('11')).toBe('0:infantry 2, 0:space-dock 1');
    expect(table.at('lisis-ii')).toBe('0:infantry 3');
  });

  it('61.4a T45 ground forces in space need room, counting the ships made with them', () => {
    const table = producing(inSpace().goods(0, 9), '11');
    expect(table).toRefuse(0, 'production', { 'infantry:11': 5 }, 'TI4 61.4a');
    const room = producing(inSpace().goods(0, 9).units(0, '11', { infantry: 4 }), '11');
    room.answer(0, 'commit', {});
    expect(room).toRefuse(0, 'production', { 'infantry:11': 1 }, 'TI4 61.4a');
    room.answers([0, 'production', { carrier: 1, 'infantry:11': 4 }], [0, 'payment', []]);
    expect(room.at('11')).toBe('0:carrier 1, 0:infantry 8, 0:space-dock 1');
  });

  it('T45 66.3 38.3 ships beyond the fleet pool may be made, but then some of the system have to go', () => {
    const scene = atHome().goods(0, 9).units(0, '14', { cruiser: 2, carrier: 1 });
    const table = producing(scene);
    table.answers([0, 'production', { destroyer: 1 }], [0, 'payment', []]);
    expect(table).toWaitFor([0, 'fleet-excess']);
    table.answer(0, 'fleet-excess', { cruiser: 1 });
    expect(table.at('14')).toBe('0:carrier 1, 0:cruiser 1, 0:destroyer 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('10.5 62.4 with one space dock at home: the seat chooses which, and makes what that one can', () => {
    const scene = new Scene()
      .strategy(0, { id: 'warfare', exhausted: false })
      .goods(1, 9)
      .units(1, '16', { carrier: 1 });
    scene.units(1, 'hercant', { 'space-dock': 1 }).units(1, 'arretze', { 'space-dock': 1 });
    const table = scene.play();
    table.answers(
      [0, 'action', 'strategic:warfare'],
      [0, 'redistribute', { tactic: 3, fleet: 3, strategy: 2 }],
    );
    table.answer(1, 'follow-warfare', 'yes');
    expect(table).toOfferExactly(1, 'dock', ['hercant', 'arretze']);
    table.answer(1, 'dock', 'hercant');
    expect(table.offers(1, 'production').filter((id) => id.startsWith('infantry'))).toEqual([
      'infantry:hercant',
    ]);
    expect(table).toRefuse(1, 'production', { fighter: 4 });
    table.answers([1, 'production', { fighter: 3 }], [1, 'payment', []]);
    expect(table.at('16')).toBe('1:carrier 1, 1:fighter 3');
    expect(table.state.systems['16']?.tokens).toEqual([]);
  });

  it('the moments before and after: what is done before changes what can be made; what comes after knows what was made', () => {
    const made: unknown[] = [];
    const component: Component = {
      abilities: [
        {
          at: 'production-used',
          when: (_s, by, event) => by.seat === event.seat,
          *resolve(t, { by }) {
            t.write.effects.push({ component: by.component, seat: by.seat, until: 'production', data: null });
          },
        },
        {
          at: 'production-done',
          must: true,
          when: (_s, by, event) => by.seat === event.seat,
          *resolve(_t, { event }) {
            made.push(event.made);
          },
        },
      ],
      lasting: { production: { tier: 'adjust', apply: (value) => value + 2 } },
    };
    const scene = atHome().goods(0, 9).tech(0, 'sarween-tools').tech(1, 'sarween-tools');
    const table = scene.plus({ components: { 'technology:sarween-tools': component } }).play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '14']);
    expect(table).toWaitFor([0, 'production-used']);
    table.answer(0, 'production-used', 'technology:sarween-tools');
    expect(table).toRefuse(0, 'production', { fighter: 7 });
    table.answers([0, 'production', { fighter: 6 }], [0, 'payment', []]);
    expect(made).toContainEqual({ fighter: 6 });
    expect(table.state.effects).toEqual([]);
  });
});
