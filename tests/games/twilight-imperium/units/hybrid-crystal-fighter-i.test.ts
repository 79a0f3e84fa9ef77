import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { Scene } from '../scene.ts';

describe('Hybrid Crystal Fighter I', () => {
  it('29.4 stands on the sheet of its faction, and on no other', () => {
    const s = new Scene(3, ['naalu', 'hacan', 'xxcha']).play().state as never;
    const line = { cost: 1, perCost: 2, combat: { hitOn: 8, dice: 1 }, move: 0 };
    expect(lineOf(s, 0, 'fighter')).toMatchObject(line);
    expect(lineOf(s, 1, 'fighter')).not.toMatchObject(line);
  });
});
