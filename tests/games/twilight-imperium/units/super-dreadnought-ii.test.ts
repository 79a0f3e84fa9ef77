import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { activate, hitting, missing, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

/** Seat 0, who holds Direct Hit, has hit a dreadnought of seat 1 that sustains. */
const sustaining = (upgraded: boolean): Imperium => {
  const scene = new Scene(3, ['hacan', 'l1z1x', 'xxcha'])
    .of('unit:super-dreadnought-ii')
    .hand(0, 'direct-hit')
    .units(0, '20', { cruiser: 1 })
    .units(1, '20', { dreadnought: 1 });
  if (upgraded) scene.tech(1, 'super-dreadnought-ii');
  const table = activate(missing(hitting(scene, 0, 'combat'), 1, 'combat'), '20').quiet();
  table.answer(1, 'sustain', { dreadnought: 1 });
  return table;
};

describe('Super-Dreadnought II', () => {
  it('29.4 its line', () => {
    const scene = new Scene(3, ['l1z1x', 'hacan', 'xxcha']);
    expect(lineOf(scene.play().state as never, 0, 'dreadnought')).toMatchObject({
      move: 1,
      capacity: 2,
      combat: { hitOn: 5 },
    });
    const s = scene.tech(0, 'super-dreadnought-ii').play().state as never;
    expect(lineOf(s, 0, 'dreadnought')).toMatchObject({
      move: 2,
      capacity: 2,
      combat: { hitOn: 4 },
      bombardment: { hitOn: 4, dice: 1 },
    });
    expect(lineOf(s, 1, 'dreadnought')).toMatchObject({ move: 1, capacity: 1 });
  });

  it('cannot be destroyed by Direct Hit; without the upgrade it can', () => {
    expect(waits(sustaining(true))).not.toContain('0:unit-sustained');
    expect(waits(sustaining(false))).toContain('0:unit-sustained');
  });
});
