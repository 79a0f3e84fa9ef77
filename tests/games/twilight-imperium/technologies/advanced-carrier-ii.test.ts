import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { activate, hitting, missing } from '../combat.ts';
import { Scene } from '../scene.ts';

const scene = () => new Scene(3, ['xxcha', 'sol', 'yssaril']);

describe('Advanced Carrier II', () => {
  it('29.1 29.4 its figures, for its owner alone', () => {
    const { state } = scene().tech(1, 'advanced-carrier-ii').play();
    expect(lineOf(state, 1, 'carrier')).toMatchObject({ cost: 3, move: 2, capacity: 8, sustain: true });
    expect(lineOf(state, 0, 'carrier').sustain).toBeUndefined();
  });

  it('52.0 it sustains damage, Advanced Carrier I does not', () => {
    const attacked = (s: Scene) =>
      activate(
        missing(hitting(s, 0, 'combat'), 1, 'combat')
          .units(0, '20', { cruiser: 1 })
          .units(1, '20', { carrier: 1 }),
        '20',
      );
    const table = attacked(scene().tech(1, 'advanced-carrier-ii'));
    table.answer(1, 'sustain', { carrier: 1 });
    expect(table.told()).toContain('fact.sustained');
    expect(attacked(scene()).at('20')).toBe('0:cruiser 1');
  });
});
