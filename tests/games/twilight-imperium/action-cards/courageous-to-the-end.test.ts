import { describe, expect, it } from 'vitest';
import { destroy } from '#games/twilight-imperium/flow/destroy.ts';
import { ability, arena, facts, hitting, missing, STAND_IN } from '../combat.ts';
import { seeded } from '../rules/moving.ts';
import type { Imperium } from '../scene.ts';
import { attack, isAsked, onUntil } from './fighting.ts';

const card = 'card:courageous-to-the-end';

/** Seat 1 shoots down a cruiser of seat 0, which has others left, and a dreadnought; seat 0 misses. */
function lost(seed: number): Imperium {
  const scene = hitting(missing(arena(), 0, 'combat', 'barrage'), 1, 'combat')
    .hand(0, 'courageous-to-the-end')
    .units(0, '20', { cruiser: 2 })
    .units(1, '20', { dreadnought: 1 })
    .units(2, '21', { cruiser: 1 });
  const table = attack(scene, '20', seed);
  return onUntil(table, () => isAsked(table, 0, 'unit-destroyed'));
}

const successes = (table: Imperium) =>
  ((facts(table, 'fact.cardRolled')[0]?.results ?? []) as number[]).filter((result) => result >= 7).length;

function played(wanted: number): Imperium {
  return seeded(
    (seed) => {
      const table = lost(seed);
      table.answer(0, 'unit-destroyed', card);
      return table;
    },
    (table) => successes(table) === wanted,
  );
}

describe('TI4 24 Courageous to the End', () => {
  it('52.5 each die that reaches the ship’s combat value costs the opponent a ship, which sustains nothing', () => {
    expect(lost(1)).toOfferExactly(0, 'unit-destroyed', [card, 'pass']);
    const table = played(1);
    expect(facts(table, 'fact.cardRolled')[0]).toMatchObject({ seat: 0, hitOn: 7 });
    expect(facts(table, 'fact.cardRolled')[0]?.results).toHaveLength(2);
    expect(table.at('20')).toBe('0:cruiser 1');
    expect(table.at('21')).toBe('2:cruiser 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('T27 63.1 a bystander whose ship falls in the combat of others has no opponent there', () => {
    const scene = missing(hitting(arena(), 0, 'combat'), 1, 'combat')
      .hand(2, 'courageous-to-the-end')
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { dreadnought: 1 })
      .units(2, '20', { destroyer: 1 })
      .tech(0, STAND_IN);
    const struck = ability(scene, {
      at: 'hits-assigned',
      must: true,
      when: (_, { seat }, event) => event.seat === seat && event.round === 1,
      *resolve(t, { by: { seat: by } }) {
        yield* destroy(t, '20', { seat: 2, unit: 'destroyer', count: 1, by, cause: 'effect' });
      },
    });
    const table = attack(struck, '20');
    onUntil(table, () => facts(table, 'fact.destroyed').length > 0);
    expect(facts(table, 'fact.destroyed')[0]).toMatchObject({ seat: 2, unit: 'destroyer' });
    expect(isAsked(table, 2, 'unit-destroyed')).toBe(false);
  });

  it('with no such die nothing happens', () => {
    const table = played(0);
    expect(table.at('20')).toContain('1:dreadnought 1');
  });

  it('the opponent chooses which ships it gives up', () => {
    const play = (seed: number) => {
      const scene = hitting(missing(arena(), 0, 'combat', 'barrage'), 1, 'combat')
        .hand(0, 'courageous-to-the-end')
        .units(0, '20', { 'war-sun': 1 })
        .damaged(0, '20', { 'war-sun': 1 })
        .units(1, '20', { cruiser: 1, destroyer: 2, carrier: 1, fighter: 1 });
      const table = attack(scene, '20', seed);
      onUntil(table, () => isAsked(table, 0, 'unit-destroyed'));
      table.answer(0, 'unit-destroyed', card);
      return table;
    };
    const table = seeded(play, (one) => isAsked(one, 1, 'card-losses') && form(one).min === 2);
    expect(table).toOfferExactly(1, 'card-losses', ['fighter', 'destroyer', 'cruiser', 'carrier']);
    table.answer(1, 'card-losses', { destroyer: 1, fighter: 1 });
    expect(table.at('20')).toBe('1:carrier 1, 1:cruiser 1, 1:destroyer 1');
  });

  it('74.18 ships alike that fall together are one question', () => {
    const scene = hitting(missing(arena(), 0, 'combat', 'barrage'), 1, 'combat')
      .hand(0, 'courageous-to-the-end')
      .units(0, '20', { carrier: 1, fighter: 4 })
      .units(1, '20', { cruiser: 3 });
    const table = attack(scene, '20');
    onUntil(table, () => isAsked(table, 0, 'losses'));
    table.answer(0, 'losses', { fighter: 3 });
    table.answer(0, 'unit-destroyed', 'pass');
    expect(table.quiet().state.battle?.round).toBe(2);
  });

  it('63.1 only for a ship of its own player', () => {
    const scene = hitting(missing(arena(), 0, 'combat', 'barrage'), 1, 'combat')
      .hand(1, 'courageous-to-the-end')
      .hand(2, 'courageous-to-the-end')
      .units(0, '20', { cruiser: 2 })
      .units(1, '20', { dreadnought: 1 });
    const table = attack(scene, '20');
    const asked = () => isAsked(table, 1, 'unit-destroyed') || isAsked(table, 2, 'unit-destroyed');
    onUntil(table, () => table.state.battle === null || asked());
    expect(asked()).toBe(false);
    expect(table.at('20')).toBe('1:dreadnought 1');
  });

  it('only in a space combat: not when space cannons have shot before it', () => {
    const scene = hitting(arena(), 1, 'cannon')
      .hand(0, 'courageous-to-the-end')
      .units(0, '20', { cruiser: 2 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { pds: 1 });
    const table = attack(scene, '20');
    expect(table.at('20')).toBe('0:cruiser 1');
    expect(table.seat(0).hand).toEqual(['courageous-to-the-end']);
    expect(table).toWaitFor([1, 'action']);
  });
});

function form(table: Imperium): { readonly min: number } {
  return table.form(1, 'card-losses') as { readonly min: number };
}
