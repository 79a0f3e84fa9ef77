import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { Scene } from '../scene.ts';

describe('Unit upgrades without a text', () => {
  const { state } = new Scene()
    .tech(
      0,
      'carrier-ii',
      'cruiser-ii',
      'destroyer-ii',
      'dreadnought-ii',
      'pds-ii',
      'space-dock-ii',
      'war-sun',
    )
    .play();

  it.each([
    ['carrier', { cost: 3, combat: { hitOn: 9, dice: 1 }, move: 2, capacity: 6 }],
    ['cruiser', { cost: 2, combat: { hitOn: 6, dice: 1 }, move: 3, capacity: 1 }],
    ['destroyer', { cost: 1, combat: { hitOn: 8, dice: 1 }, move: 2, barrage: { hitOn: 6, dice: 3 } }],
    ['dreadnought', { cost: 4, combat: { hitOn: 5, dice: 1 }, move: 2, capacity: 1, sustain: true }],
    ['pds', { cannon: { hitOn: 5, dice: 1 }, reach: 'adjacent', shield: true }],
    ['space-dock', { production: { base: 4, plus: 'resources' }, freeFighters: 3 }],
    ['war-sun', { cost: 12, combat: { hitOn: 3, dice: 3 }, move: 2, capacity: 6, sustain: true }],
  ] as const)('29.4 %s', (unit, printed) => {
    expect(lineOf(state, 0, unit)).toMatchObject(printed);
    if (unit !== 'war-sun') expect(lineOf(state, 1, unit)).not.toMatchObject(printed);
  });
});
