import { describe, expect, it } from 'vitest';
import { activate, hitting, missing, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

const battle = (at: '20' | '36', own: Parameters<Scene['units']>[2] = { cruiser: 1 }): Imperium => {
  const scene = new Scene(3, ['mentak', 'hacan', 'xxcha'])
    .of('unit:fourth-moon')
    .units(0, '20', own)
    .units(0, at, { flagship: 1 })
    .units(1, '20', { dreadnought: 2 });
  return activate(missing(hitting(scene, 0, 'combat'), 1, 'combat'), '20');
};

describe('Fourth Moon', () => {
  it('74.6 ships of others in its system cannot sustain damage', () => {
    const table = battle('20');
    expect(table.told()).not.toContain('fact.sustained');
    expect(table.at('20')).toBe('0:cruiser 1, 0:flagship 1');
    expect(waits(table)).toEqual(['1:action']);
  });

  it('elsewhere they can', () => {
    expect(waits(battle('36'))).toEqual(['1:sustain']);
  });

  it('its own can', () => {
    const scene = new Scene(3, ['mentak', 'hacan', 'xxcha'])
      .of('unit:fourth-moon')
      .units(0, '20', { flagship: 1 })
      .units(1, '20', { cruiser: 1 });
    const table = activate(hitting(missing(scene, 0, 'combat'), 1, 'combat'), '20');
    expect(waits(table)).toEqual(['0:sustain']);
  });
});
