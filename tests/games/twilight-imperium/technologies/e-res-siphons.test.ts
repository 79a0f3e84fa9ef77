import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const scene = () => new Scene(3, ['hacan', 'jolnar', 'yssaril']).tech(1, 'e-res-siphons');

describe('E-Res Siphons', () => {
  it('74.8 after another activates a system with own ships four trade goods come, unasked', () => {
    const table = activating(scene().units(1, '20', { fighter: 1, carrier: 1 }), '20');
    expect(table.seat(1).goods).toBe(4);
    expect(table.seat(2).goods).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });

  it('74.18 again for each system that is activated', () => {
    const set = scene().units(1, '20', { cruiser: 1 }).units(1, '23', { cruiser: 1 });
    const table = activating(set, '20');
    expect(table.seat(1).goods).toBe(4);
    table.answers([1, 'action', 'pass'], [2, 'action', 'tactical'], [2, 'activate', '23']);
    expect(table.seat(1).goods).toBe(8);
  });

  it('troops and structures are no ships, and ships next door do not count', () => {
    const set = scene()
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 2, pds: 1 })
      .units(1, '29', { cruiser: 1 });
    expect(activating(set, '20').seat(1).goods).toBe(0);
  });

  it('own activations bring nothing', () => {
    const set = scene().stage({ kind: 'turn', seat: 1 }).units(1, '20', { cruiser: 1 });
    expect(activating(set, '20', { seat: 1 }).seat(1).goods).toBe(0);
  });
});
