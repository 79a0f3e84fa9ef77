import { describe, expect, it } from 'vitest';
import { directHit } from '#games/twilight-imperium/components/actions/direct-hit.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { moment } from '#games/twilight-imperium/timing/moment.ts';
import { damage } from '#games/twilight-imperium/verbs/units.ts';
import { arena, hitting as hitAll, missing } from '../combat.ts';
import { seeded } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { attack, isAsked, onUntil } from './fighting.ts';

/** An action by which a dreadnought of seat 1 sustains a hit of the seat named. */
const hitting = (by: number): Component => ({
  abilities: [
    {
      at: 'component-action',
      when: () => true,
      *resolve(t) {
        damage(t, '20', { seat: 1, unit: 'dreadnought', count: 1 });
        yield* moment(t, 'unit-sustained', {
          event: { seat: 1, uses: ['dreadnought'], by, system: '20', kind: 'combat' },
        });
      },
    },
  ],
});

function sustained(by: number) {
  const table = new Scene()
    .units(1, '20', { dreadnought: 2 })
    .hand(0, 'plague', 'direct-hit')
    .hand(2, 'direct-hit')
    .plus({ actionCards: { plague: hitting(by), 'direct-hit': directHit } })
    .play();
  table.answer(0, 'action', 'card:plague');
  return table.quiet();
}

describe('TI4 24 Direct Hit', () => {
  it('74.14a 52.5 after a ship has sustained damage by its player’s hit that ship is destroyed', () => {
    const table = sustained(0);
    expect(table).toOfferExactly(0, 'unit-sustained', ['card:direct-hit', 'pass']);
    table.answer(0, 'unit-sustained', 'card:direct-hit');
    expect(table.quiet().at('20')).toBe('1:dreadnought 1');
  });

  it('only whoever made the hit can play it', () => {
    const table = sustained(2);
    expect(table).toWaitFor([2, 'unit-sustained']);
    table.answer(2, 'unit-sustained', 'pass');
    expect(table.at('20')).toBe('1:dreadnought 2 (1)');
    expect(table.seat(0).hand).toEqual(['direct-hit']);
  });

  it('24.6b 74.18 two copies destroy two ships, one after the other', () => {
    const scene = hitAll(missing(arena(), 1, 'combat'), 0, 'combat')
      .hand(0, 'direct-hit', 'direct-hit', 'direct-hit')
      .units(0, '20', { cruiser: 2 })
      .units(1, '20', { dreadnought: 3 });
    const table = attack(scene, '20');
    onUntil(table, () => isAsked(table, 1, 'sustain'));
    table.answer(1, 'sustain', { dreadnought: 2 });
    table.answer(0, 'unit-sustained', 'card:direct-hit');
    expect(table.at('20')).toBe('0:cruiser 2, 1:dreadnought 2 (1)');
    table.answer(1, 'sustain', { dreadnought: 1 });
    table.answer(0, 'unit-sustained', 'card:direct-hit');
    expect(table.at('20')).toBe('0:cruiser 2, 1:dreadnought 1');
    expect(table.seat(0).hand).toEqual(['direct-hit']);
  });

  it('a ship that has fallen meanwhile is no target any more', () => {
    // Both dreadnoughts sustain. Seat 1 destroys that of seat 0, which takes the other with it.
    const play = (seed: number) => {
      const scene = hitAll(hitAll(arena(), 1, 'combat'), 0, 'combat')
        .hand(0, 'courageous-to-the-end', 'direct-hit')
        .hand(1, 'direct-hit')
        .units(0, '20', { dreadnought: 1 })
        .units(1, '20', { dreadnought: 1 });
      const table = attack(scene, '20', seed);
      onUntil(table, () => isAsked(table, 1, 'unit-sustained'));
      table.answer(1, 'unit-sustained', 'card:direct-hit');
      table.quiet().answer(0, 'unit-destroyed', 'card:courageous-to-the-end');
      return table.quiet();
    };
    const table = seeded(play, (one) => one.at('20') === '');
    expect(table.quiet()).toWaitFor([1, 'action']);
    expect(table.seat(0).hand).toEqual(['direct-hit']);
  });
});
