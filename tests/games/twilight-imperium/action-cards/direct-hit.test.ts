import { describe, expect, it } from 'vitest';
import { directHit } from '#games/twilight-imperium/content/cards/actions/direct-hit.ts';
import type { Component } from '#games/twilight-imperium/timing/component.ts';
import { moment } from '#games/twilight-imperium/timing/moment.ts';
import { damage } from '#games/twilight-imperium/verbs/units.ts';
import { Scene } from '../scene.ts';

/** An action by which a dreadnought of seat 1 sustains a hit of the seat named. */
const hitting = (by: number): Component => ({
  abilities: [
    {
      at: 'component-action',
      when: () => true,
      *resolve(t) {
        damage(t, '20', { seat: 1, unit: 'dreadnought', count: 1 });
        yield* moment(t, 'unit-sustained', { event: { seat: 1, unit: 'dreadnought', by, system: '20' } });
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
});
