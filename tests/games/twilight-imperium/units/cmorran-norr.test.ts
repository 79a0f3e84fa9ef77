import { describe, expect, it } from 'vitest';
import { activate, rolls } from '../combat.ts';
import { Scene } from '../scene.ts';

const bonuses = (flagshipAt: '20' | '36') => {
  const scene = new Scene(3, ['sardakk', 'hacan', 'xxcha'])
    .of('unit:cmorran-norr')
    .units(0, '20', { cruiser: 1, fighter: 1, carrier: 1 })
    .units(0, flagshipAt, { flagship: 1 })
    .units(1, '20', { dreadnought: 1 })
    .pools(0, { fleet: 8 });
  const roll = rolls(activate(scene, '20')).find(({ seat, kind }) => seat === 0 && kind === 'combat');
  return Object.fromEntries((roll?.groups ?? []).map(({ unit, bonus }) => [unit, bonus]));
};

describe('C’Morran N’orr', () => {
  it('39.2 +1 to the combat rolls of the other ships beside it, not to its own', () => {
    expect(bonuses('20')).toEqual({ cruiser: 1, fighter: 1, carrier: 1, flagship: 0 });
  });

  it('nothing where it is not', () => {
    expect(bonuses('36')).toEqual({ cruiser: 0, fighter: 0, carrier: 0 });
  });
});
