import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { Scene } from '../scene.ts';

describe('Exotrireme I', () => {
  it('29.4 stands on the sheet of its faction, and on no other', () => {
    const s = new Scene(3, ['sardakk', 'hacan', 'xxcha']).play().state as never;
    const line = {
      cost: 4,
      combat: { hitOn: 5, dice: 1 },
      move: 1,
      capacity: 1,
      sustain: true,
      bombardment: { hitOn: 4, dice: 2 },
    };
    expect(lineOf(s, 0, 'dreadnought')).toMatchObject(line);
    expect(lineOf(s, 1, 'dreadnought')).not.toMatchObject(line);
  });
});
