import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const scene = () => new Scene(3, ['sol', 'hacan', 'yssaril']);

describe('Advanced Carrier I', () => {
  it('29.4 its figures; others have the usual carrier', () => {
    const { state } = scene().play();
    expect(lineOf(state, 0, 'carrier')).toMatchObject({
      cost: 3,
      move: 1,
      capacity: 6,
      combat: { hitOn: 9 },
    });
    expect(lineOf(state, 1, 'carrier')).toMatchObject({ capacity: 4 });
  });

  it('46.0 it carries six', () => {
    const table = activating(scene().units(0, '1', { carrier: 1 }).units(0, 'jord', { infantry: 7 }), '29');
    expect(table).toRefuse(0, 'move', { '1:carrier': 1, 'jord:infantry': 7 }, 'TI4 46.0');
    table.answers([0, 'move', { '1:carrier': 1, 'jord:infantry': 6 }], [0, 'commit', {}]);
    expect(table.at('29')).toBe('0:carrier 1, 0:infantry 6');
  });
});
