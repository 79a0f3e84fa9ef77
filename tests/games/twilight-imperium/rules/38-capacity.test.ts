import { describe, expect, it } from 'vitest';
import type { Choice } from '#core/question.ts';
import { enforce } from '#games/twilight-imperium/flow/enforce.ts';
import {
  ability,
  activate,
  arena,
  diceOf,
  facts,
  hitting,
  missing,
  STAND_IN,
  story,
  witness,
} from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';
import { activating, asked, seeded } from './moving.ts';

const fallbackOf = (table: Imperium, seat: number, topic: string): Choice =>
  table.session.openFor(seat).find((question) => question.topic === topic)?.fallback ?? '';

describe('TI4 38 Capacity', () => {
  it('38.2 38.3 40.1 who has no room left where ships leave goes back to the reinforcements', () => {
    const table = activating(new Scene().units(0, '14', { carrier: 1, cruiser: 1, infantry: 2 }), '29');
    table.answers([0, 'move', { '14:carrier': 1 }]);
    expect(table.at('14')).toBe('0:cruiser 1');
    expect(table.told()).not.toContain('fact.destroyed');
    expect(table).toWaitFor([1, 'action']);
  });

  it('38.3 just as many as there is room for may stay', () => {
    const table = activating(new Scene().units(0, '14', { carrier: 2, fighter: 4 }), '29');
    table.answers([0, 'move', { '14:carrier': 1 }]);
    expect(table.at('14')).toBe('0:carrier 1, 0:fighter 4');
  });

  it('38.3a the owner chooses who goes', () => {
    const table = activating(new Scene().units(0, '14', { carrier: 2, fighter: 4, infantry: 2 }), '29');
    table.answers([0, 'move', { '14:carrier': 1 }]);
    expect(table).toWaitFor([0, 'capacity-excess']);
    expect(table).toOfferExactly(0, 'capacity-excess', ['fighter', 'infantry']);
    expect(table).toRefuse(0, 'capacity-excess', { fighter: 1 });
    table.answer(0, 'capacity-excess', { fighter: 1, infantry: 1 });
    expect(table.at('14')).toBe('0:carrier 1, 0:fighter 3, 0:infantry 1');
  });

  it('38.3b ground forces on planets need no room', () => {
    const scene = new Scene().units(0, '14', { cruiser: 1 }).units(0, 'archon-ren', { infantry: 9 });
    const table = activating(scene, '29');
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(table.at('archon-ren')).toBe('0:infantry 9');
  });

  it('38.3 a space dock keeps three fighters, and no ground forces', () => {
    const scene = new Scene()
      .units(0, '14', { carrier: 1, fighter: 3, infantry: 1 })
      .units(0, 'archon-ren', { 'space-dock': 1 });
    const table = activating(scene, '29');
    table.answers([0, 'move', { '14:carrier': 1 }]);
    // Giving up a fighter would not help: only one way, nobody is asked.
    expect(table.at('14')).toBe('0:fighter 3');
  });

  it('38.2 38.3 ships and docks of others make no room', () => {
    const scene = new Scene()
      .units(0, '29', { cruiser: 1, fighter: 2, infantry: 1 })
      .units(1, '29', { carrier: 2 })
      .control(1, 'qucenn')
      .units(1, 'qucenn', { 'space-dock': 1 });
    expect(activating(scene, '38').at('29')).toBe('0:cruiser 1, 1:carrier 2');
  });

  it('38.3 fighters that fly by themselves may take places of the fleet pool instead', () => {
    const scene = (fleet: number) =>
      new Scene()
        .units(0, '14', { cruiser: 1, fighter: 3 })
        .tech(0, 'gravity-drive')
        .pools(0, { fleet })
        .plus({
          components: {
            'technology:gravity-drive': { standing: { fighterBurden: { tier: 'set', apply: () => 1 } } },
          },
        });
    expect(activating(scene(4), '38').at('14')).toBe('0:cruiser 1, 0:fighter 3');
    expect(activating(scene(3), '38').at('14')).toBe('0:cruiser 1, 0:fighter 2');
    expect(activating(scene(1), '38').at('14')).toBe('0:cruiser 1');
  });

  it('38.3 outside combat what has no room any more goes before the next hit is assigned', () => {
    const scene = hitting(arena(), 1, 'cannon')
      .hand(1, 'direct-hit')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { pds: 2 })
      .units(0, '20', { dreadnought: 1, destroyer: 1, fighter: 1 });
    const table = activate(scene, '20');
    table.answers([1, 'space-cannon', '0'], [0, 'sustain', { dreadnought: 1 }]);
    table.quiet().answer(1, 'unit-sustained', 'card:direct-hit');
    // The dreadnought held the fighter: the second hit finds the destroyer alone.
    expect(facts(table, 'fact.removed')[0]).toMatchObject({ unit: 'fighter', why: 'capacity' });
    expect(facts(table, 'fact.destroyed').map(({ unit }) => unit)).toEqual(['dreadnought', 'destroyer']);
  });

  it('38.3c T18 in a combat capacity does not matter; at its end it does', () => {
    const scene = () =>
      new Scene()
        .units(0, '14', { carrier: 1, destroyer: 1, fighter: 4 })
        .units(1, '29', { cruiser: 2, destroyer: 1 });
    const play = (seed: number) => {
      const table = activating(scene(), '29', { seed });
      table.answers([0, 'move', { '14:carrier': 1, '14:destroyer': 1, '14:fighter': 4 }]);
      if (asked(table).includes('retreat')) table.answer(0, 'retreat', 'stay');
      if (asked(table).includes('losses') && table.offers(0, 'losses').includes('carrier')) {
        const { min } = table.form(0, 'losses') as { min: number };
        table.answer(0, 'losses', { carrier: 1, ...(min > 1 && { fighter: min - 1 }) });
        if (asked(table, 1).includes('losses')) table.answer(1, 'losses', fallbackOf(table, 1, 'losses'));
      }
      return table;
    };
    const bereft = (table: Imperium) =>
      table.state.battle !== null && /0:fighter/.test(table.at('29')) && !/0:carrier/.test(table.at('29'));
    const table = seeded(play, bereft);
    while (table.state.battle) {
      const [open] = table.session.waiting();
      if (!open) break;
      table.answer(open.seat, open.topic, fallbackOf(table, open.seat, open.topic));
    }
    // Whoever won, nothing is left to carry fighters of seat 0.
    expect(table.at('29')).not.toContain('0:fighter');
    expect(table).toWaitFor([1, 'action']);
  });

  /** Seat 0 loses its carrier in the first round against seat 1 and has two fighters more than room. */
  const bereaved = () =>
    missing(hitting(arena(), 1, 'combat'), 0, 'combat')
      .units(0, '20', { carrier: 1, cruiser: 1, fighter: 2 })
      .units(1, '20', { cruiser: 1 });

  it('38.3c T18 what is put right in mid-combat leaves capacity alone', () => {
    const scene = ability(bereaved().tech(0, STAND_IN), {
      at: 'hits-assigned',
      must: true,
      when: (_, { seat }, event) => event.seat === seat,
      *resolve(t) {
        yield* enforce(t);
      },
    });
    const table = activate(scene, '20');
    table.answer(0, 'losses', { carrier: 1 });
    expect(table.state.battle?.round).toBe(2);
    expect(table.at('20')).toBe('0:cruiser 1, 0:fighter 2, 1:cruiser 1');
  });

  it('38.3c 35.10a at the end of a combat, before anybody responds to it', () => {
    const table = activate(witness(hitting(bereaved(), 0, 'combat'), 0, 'combat-ends'), '20');
    table.answer(0, 'losses', { carrier: 1 });
    const told = story(table);
    expect(told.indexOf('removed')).toBeGreaterThan(told.indexOf('battleOver'));
    expect(told.indexOf('removed')).toBeLessThan(told.indexOf('combat-ends'));
  });

  it('38.3c 35.10a at the end of one combat, before the next one begins', () => {
    const scene = hitting(missing(arena(), 2, 'combat'), 0, 'combat')
      .units(0, '20', { carrier: 1, cruiser: 1, fighter: 2 })
      .units(1, '20', { cruiser: 1 })
      .units(2, '20', { cruiser: 1 });
    const table = activate(hitting(scene, 1, 'combat'), '20');
    table.answer(0, 'losses', { carrier: 1 });
    expect(facts(table, 'fact.battle').map(({ defender }) => defender)).toEqual([1, 2]);
    expect(diceOf(table, 0, 'combat')).toBe(
      'combat cruiser 1, combat carrier 1, combat fighter 2, combat cruiser 1',
    );
  });

  it('38.4 passengers belong to no ship once they have arrived', () => {
    const scene = new Scene().units(0, '29', { carrier: 1, dreadnought: 1, infantry: 1 });
    const table = activating(scene, '20');
    table.answers([0, 'move', { '29:carrier': 1 }]);
    expect(table.at('29')).toBe('0:dreadnought 1, 0:infantry 1');
  });

  it('40.3 any number of ground forces may stand on a planet', () => {
    const scene = new Scene()
      .units(0, '29', { carrier: 2, infantry: 8 })
      .control(0, 'qucenn')
      .units(0, 'qucenn', { infantry: 20 });
    const table = activating(scene, '29');
    table.answer(0, 'commit', { 'qucenn:infantry': 8 });
    expect(table.at('qucenn')).toBe('0:infantry 28');
  });
});
