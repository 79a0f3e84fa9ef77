import { describe, expect, it } from 'vitest';
import { activate, diceOf, facts, hitting, missing, rolls } from '../combat.ts';
import { Scene } from '../scene.ts';

const scene = (seat0: 'saar' | 'xxcha') =>
  missing(missing(hitting(new Scene(3, [seat0, 'hacan', 'yssaril']), 0, 'barrage'), 0, 'combat'), 1, 'combat')
    .units(0, '20', { flagship: 1 })
    .units(1, '20', { carrier: 2, fighter: 6 });

describe('Son of Ragh', () => {
  it('19.1b four dice of ANTI-FIGHTER BARRAGE that hit on 6', () => {
    const table = activate(scene('saar'), '20');
    expect(diceOf(table, 0, 'barrage')).toBe('barrage flagship 4');
    expect(rolls(table)[0]?.groups[0]?.hitOn).toBe(6);
    expect(facts(table, 'fact.destroyed')[0]).toMatchObject({ seat: 1, unit: 'fighter', count: 4 });
  });

  it('19.1 other flagships have none', () => {
    expect(diceOf(activate(scene('xxcha'), '20'), 0, 'barrage')).toBe('');
  });
});
