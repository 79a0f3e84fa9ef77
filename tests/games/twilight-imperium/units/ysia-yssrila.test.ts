import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

/** Everything around system 29 but the way through 20 is closed to seat 0: between 29 and 19 stand ships of seat 1. */
const scene = (...factions: ConstructorParameters<typeof Scene>[1] & object) => {
  const set = new Scene(3, factions).of('unit:ysia-yssrila').units(0, '29', { flagship: 1, cruiser: 1 });
  for (const system of ['20', '28'] as const) set.units(1, system, { fighter: 1, carrier: 1 });
  return set;
};
const moves = (table: ReturnType<Scene['play']>) =>
  table.session.openFor(0).some(({ topic }) => topic === 'move') ? table.offers(0, 'move') : [];

describe('Y’sia Y’ssrila', () => {
  it('47.3b it passes through systems with ships of others; a cruiser beside it does not', () => {
    const table = activating(scene('yssaril', 'hacan', 'xxcha'), '19');
    expect(moves(table)).toEqual(['29:flagship']);
    table.answer(0, 'move', { '29:flagship': 1 });
    expect(table.at('19')).toBe('0:flagship 1');
    expect(table.at('29')).toBe('0:cruiser 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('47.3b the flagships of others do not', () => {
    const set = new Scene(3, ['letnev', 'yssaril', 'xxcha'])
      .of('unit:ysia-yssrila')
      .tech(0, 'gravity-drive')
      .units(0, '29', { flagship: 1 });
    for (const system of ['20', '28'] as const) set.units(1, system, { carrier: 1 });
    expect(moves(activating(set, '19'))).toEqual([]);
  });

  it('54.1 an anomaly is as closed to it as to others', () => {
    const set = new Scene(3, ['yssaril', 'hacan', 'xxcha'])
      .of('unit:ysia-yssrila')
      .tile(2, '44')
      .tile(8, '45')
      .units(0, '29', { flagship: 1 });
    expect(moves(activating(set, '19'))).toEqual([]);
  });
});
