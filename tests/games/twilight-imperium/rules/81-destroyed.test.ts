import { describe, expect, it } from 'vitest';
import { figuresLeft } from '#games/twilight-imperium/rules/units.ts';
import { activate, arena, facts, hitting, missing, waits, witness } from '../combat.ts';

describe('TI4 81 Destroyed', () => {
  const lost = () =>
    missing(hitting(arena(), 0, 'combat'), 1, 'combat')
      .units(0, '20', { cruiser: 2 })
      .units(1, '20', { carrier: 1, cruiser: 2 });

  it('81.0 35.6b a destroyed unit is back in its owner’s reinforcements', () => {
    const table = activate(lost(), '20');
    expect(figuresLeft(table.state, 1, 'cruiser')).toBe(6);
    table.answer(1, 'losses', { cruiser: 2 });
    expect(figuresLeft(table.state, 1, 'cruiser')).toBe(8);
    expect(figuresLeft(table.state, 0, 'cruiser')).toBe(6);
  });

  it('81.1 as many are destroyed as there were hits, of the owner’s choice, and each is a moment of its own', () => {
    const table = activate(witness(lost(), 0, 'unit-destroyed'), '20');
    table.answer(1, 'losses', { cruiser: 1, carrier: 1 });
    const seen = facts(table, 'fact.witness').map(
      ({ event }) => event as { unit: string; by: number; cause: string; last: boolean },
    );
    expect(seen.slice(0, 2)).toMatchObject([
      { unit: 'carrier', by: 0, cause: 'combat', last: false },
      { unit: 'cruiser', by: 0, cause: 'combat', last: false },
    ]);
    // The next round takes the last ship.
    expect(seen[2]).toMatchObject({ unit: 'cruiser', last: true });
    expect(waits(table)).toEqual(['1:action']);
  });

  it('81.2 30.9a what has no room aboard after a combat is removed, not destroyed', () => {
    const scene = hitting(hitting(arena(), 0, 'combat'), 1, 'combat')
      .units(0, '20', { carrier: 1, infantry: 1 })
      .units(1, '20', { cruiser: 1 });
    const table = activate(witness(scene, 0, 'unit-destroyed'), '20');
    const seen = facts(table, 'fact.witness').map(({ event }) => (event as { unit: string }).unit);
    expect(seen).not.toContain('infantry');
    expect(facts(table, 'fact.removed')).toMatchObject([{ unit: 'infantry', why: 'capacity' }]);
  });
});
