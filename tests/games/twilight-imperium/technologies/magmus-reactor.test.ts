import { describe, expect, it } from 'vitest';
import { activating, asked } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

/** Muaat with a dock at home; place 9 beside it is what the test says. */
const scene = () =>
  new Scene(3, ['muaat', 'hacan', 'yssaril'])
    .tech(0, 'magmus-reactor')
    .units(0, 'muaat', { 'space-dock': 1 })
    .goods(0, 3);
const produced = (s: Scene, plan: Record<string, number> = { destroyer: 1 }) =>
  activating(s, '4').answers([0, 'production', plan], [0, 'payment', []]);

describe('Magmus Reactor', () => {
  it('68.1 own ships move into a supernova, but not through it', () => {
    const beside = () => scene().tile(9, '43').units(0, '4', { cruiser: 1 });
    const table = activating(beside(), '43').answers([0, 'move', { '4:cruiser': 1 }]);
    expect(table.at('43')).toBe('0:cruiser 1');
    expect(asked(activating(beside(), '20'))).toEqual([]);
    const other = new Scene(3, ['xxcha', 'muaat', 'yssaril']).tech(1, 'magmus-reactor').tile(9, '43');
    expect(asked(activating(other.units(0, '14', { cruiser: 1 }), '43'))).toEqual([]);
  });

  it('PRODUCTION beside a war sun earns a trade good, whoever’s it is', () => {
    expect(produced(scene().units(0, '4', { 'war-sun': 1 })).seat(0).goods).toBe(3);
    const foreign = activating(scene().units(1, '4', { 'war-sun': 1 }), '4');
    foreign.answers([0, 'production', { 'infantry:muaat': 1 }], [0, 'payment', []]);
    expect(foreign.seat(0).goods).toBe(3);
  });

  it('PRODUCTION next to a supernova earns one', () => {
    const table = produced(scene().tile(9, '43'));
    expect(table.seat(0).goods).toBe(3);
    expect(table).toWaitFor([1, 'action']);
  });

  it('not elsewhere, not for a war sun that was only just made, and not for nothing', () => {
    expect(produced(scene()).seat(0).goods).toBe(2);
    const fresh = produced(scene().goods(0, 12), { 'war-sun': 1 });
    expect(fresh.at('4')).toBe('0:war-sun 1');
    expect(fresh.seat(0).goods).toBe(0);
    const idle = activating(scene().units(0, '4', { 'war-sun': 1 }), '4').answers([0, 'production', {}]);
    expect(idle.seat(0).goods).toBe(3);
    const other = new Scene(3, ['xxcha', 'muaat', 'yssaril'])
      .tech(1, 'magmus-reactor')
      .units(0, '14', { 'war-sun': 1 })
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .goods(0, 3);
    const table = activating(other, '14').answers([0, 'production', { destroyer: 1 }], [0, 'payment', []]);
    expect([table.seat(0).goods, table.seat(1).goods]).toEqual([2, 0]);
  });
});
