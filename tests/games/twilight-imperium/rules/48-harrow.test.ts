import { describe, expect, it } from 'vitest';
import { HARROW, harrowing } from '../abilities/l1z1x.ts';
import { facts, waits } from '../combat.ts';

describe('TI4 8, 48 Bombardment and Planetary Shield: Harrow', () => {
  it('8.1e never harms the L1Z1X player’s own ground forces', () => {
    const table = harrowing((scene) =>
      scene.pools(0, { fleet: 8 }).with(({ systems }) => {
        for (const stack of systems['20']?.units ?? []) if (stack.unit === 'dreadnought') stack.count = 5;
      }),
    );
    table.answer(0, 'combat-round-ends', HARROW);
    expect(table.at('vefut-ii')).toBe('0:infantry 2');
    expect(facts(table, 'fact.destroyed')).toEqual([{ seat: 1, unit: 'infantry', count: 3, at: 'vefut-ii' }]);
  });

  it('48.2 PLANETARY SHIELD prevents it on that planet', () => {
    const table = harrowing((scene) => scene.units(1, 'vefut-ii', { pds: 1 }));
    expect(waits(table)).not.toContain('0:combat-round-ends');
    expect(facts(table, 'fact.used')).toEqual([]);
    expect(facts(table, 'fact.battleOver')).toHaveLength(1);
  });

  it('48.3 unless a war sun is there', () => {
    const table = harrowing((scene) =>
      scene.tech(0, 'war-sun').units(0, '20', { 'war-sun': 1 }).units(1, 'vefut-ii', { pds: 1 }),
    );
    expect(table).toWaitFor([0, 'combat-round-ends']);
  });
});
