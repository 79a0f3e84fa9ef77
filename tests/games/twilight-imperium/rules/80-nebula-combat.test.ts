import { describe, expect, it } from 'vitest';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { activate, arena, facts, loading, rolls, successes } from '../combat.ts';

const fightIn = (system: SystemId, seed = 1) =>
  activate(
    arena()
      .tile(2, system)
      .units(0, system, { cruiser: 4, destroyer: 1 })
      .units(1, system, { cruiser: 4, destroyer: 1 }),
    system,
    seed,
  );

const bonuses = (system: SystemId) =>
  rolls(fightIn(system))
    .slice(0, 4)
    .map(({ seat, kind, groups }) => `${seat} ${kind} ${[...new Set(groups.map(({ bonus }) => bonus))]}`);

describe('TI4 80 Nebula, combat', () => {
  it('80.3 T28 the defender’s ships add 1 to their combat rolls, not to a barrage, and the attacker’s nothing', () => {
    expect(bonuses('42')).toEqual(['0 barrage 0', '1 barrage 0', '0 combat 0', '1 combat 1']);
  });

  it('80.3 elsewhere nobody adds anything', () => {
    expect(bonuses('46')).toEqual(['0 barrage 0', '1 barrage 0', '0 combat 0', '1 combat 0']);
  });

  it('39.2 80.3 what is added counts towards the combat value: a 6 hits for a cruiser', () => {
    let sixes = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const table = fightIn('42', seed);
      const roll = rolls(table).find(({ seat, kind }) => seat === 1 && kind === 'combat');
      sixes +=
        roll?.groups.find(({ unit }) => unit === 'cruiser')?.results.filter((n) => n === 6).length ?? 0;
      expect(facts(table, 'fact.hits')[3]?.count).toBe(successes(roll!));
    }
    expect(sixes).toBeGreaterThan(0);
  });

  it('39.2 what is subtracted counts against it', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const scene = loading(arena(), 0, { kinds: ['combat'], bonus: -2 })
        .units(0, '20', { cruiser: 8 })
        .units(1, '20', { 'war-sun': 1 });
      const table = activate(scene, '20', seed);
      const results = rolls(table)[0]?.groups[0]?.results ?? [];
      expect(facts(table, 'fact.hits')[0]?.count).toBe(results.filter((n) => n >= 9).length);
    }
  });
});
