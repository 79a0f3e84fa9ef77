import { describe, expect, it } from 'vitest';
import { figuresLeft, isGround, isShip, isStructure } from '#games/twilight-imperium/rules/units.ts';
import { UNIT_TYPES } from '#games/twilight-imperium/tables/kinds.ts';
import { PLASTIC } from '#games/twilight-imperium/tables/units.ts';
import { Scene } from '../scene.ts';

describe('TI4 43 Units', () => {
  it('43.1 every unit is a ship, a ground force or a structure, and only one of them', () => {
    for (const unit of UNIT_TYPES)
      expect([isShip(unit), isGround(unit), isStructure(unit)].filter(Boolean)).toHaveLength(1);
  });

  it('43.2 one colour has 59 figures', () => {
    expect(PLASTIC).toEqual({
      'space-dock': 3,
      pds: 6,
      destroyer: 8,
      cruiser: 8,
      'war-sun': 2,
      infantry: 12,
      fighter: 10,
      carrier: 4,
      dreadnought: 5,
      flagship: 1,
    });
    expect(Object.values(PLASTIC).reduce((sum, count) => sum + count, 0)).toBe(59);
  });

  it('43.3 71.1 a unit is on the board or in the reinforcements', () => {
    const { state } = new Scene().units(0, '20', { cruiser: 3 }).units(0, '21', { cruiser: 2 }).play();
    expect(figuresLeft(state, 0, 'cruiser')).toBe(3);
    expect(figuresLeft(state, 1, 'cruiser')).toBe(8);
  });
});
