import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const ECONOMY = 'technology:integrated-economy';

/** Seat 0 lands on Starpoint, worth 3 resources. */
function landing(scene: Scene) {
  const table = activating(scene.goods(0, 9).units(0, '27', { carrier: 1, infantry: 1 }), '27');
  return table.answers([0, 'commit', { 'starpoint:infantry': 1 }]);
}

describe('Integrated Economy', () => {
  it('62.4 on a planet just gained units are produced for as much as it is worth', () => {
    const table = landing(new Scene().tech(0, 'integrated-economy'));
    expect(table).toWaitFor([0, 'control-gained']);
    table.answer(0, 'control-gained', ECONOMY);
    expect(table).toRefuse(0, 'production', { cruiser: 2 });
    expect(table).toRefuse(0, 'production', { 'infantry:starpoint': 5, cruiser: 1 }, 'TI4 62.1');
    table.answers([0, 'production', { 'infantry:starpoint': 2, cruiser: 1 }], [0, 'payment', []]);
    expect(table.at('starpoint')).toBe('0:infantry 3');
    expect(table.at('27')).toBe('0:carrier 1, 0:cruiser 1');
    expect(table.seat(0).goods).toBe(6);
    expect(table).toWaitFor([1, 'action']);
  });

  it('62.4 their number is not limited', () => {
    const table = landing(new Scene().tech(0, 'integrated-economy'));
    table.answers(
      [0, 'control-gained', ECONOMY],
      [0, 'production', { 'infantry:starpoint': 6 }],
      [0, 'payment', []],
    );
    expect(table.at('starpoint')).toBe('0:infantry 7');
  });

  it('61.0 it is no PRODUCTION: what makes that cheaper does not help', () => {
    const table = landing(new Scene().tech(0, 'integrated-economy', 'sarween-tools'));
    table.answers([0, 'control-gained', ECONOMY], [0, 'production', { cruiser: 1 }], [0, 'payment', []]);
    expect(table.seat(0).goods).toBe(7);
  });

  it('need not be used; on a planet worth nothing, and for others, it is not there', () => {
    const table = landing(new Scene().tech(0, 'integrated-economy'));
    table.answer(0, 'control-gained', 'pass');
    expect(table).toWaitFor([1, 'action']);
    const poor = activating(
      new Scene().tech(0, 'integrated-economy').units(0, '30', { carrier: 1, infantry: 1 }),
      '30',
    );
    poor.answer(0, 'commit', { 'mellon:infantry': 1 });
    expect(poor).toWaitFor([1, 'action']);
    expect(landing(new Scene().tech(1, 'integrated-economy'))).toWaitFor([1, 'action']);
  });
});
