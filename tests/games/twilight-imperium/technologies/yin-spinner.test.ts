import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Seat 0 is Yin with a dock at home, in 3. */
const scene = () =>
  new Scene(3, ['yin', 'hacan', 'yssaril']).tech(0, 'yin-spinner').units(0, 'darien', { 'space-dock': 1 });
const producing = (set: Scene, system = '3') => {
  const table = set.play();
  return table.answers([0, 'action', 'tactical'], [0, 'activate', system]);
};

describe('Yin Spinner', () => {
  it('74.8 after own units have used PRODUCTION an infantry is placed on an own planet there', () => {
    const table = producing(scene());
    table.answer(0, 'production', { destroyer: 1 });
    expect(table.at('darien')).toBe('0:infantry 1, 0:space-dock 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('of several planets one is chosen, with or without a dock; none of another system', () => {
    const set = scene()
      .control(0, 'starpoint')
      .control(0, 'new-albion')
      .units(0, 'starpoint', { 'space-dock': 1 })
      .goods(0, 4);
    const table = producing(set, '27');
    table.answers([0, 'production', { destroyer: 1 }], [0, 'payment', []]);
    expect(table).toOfferExactly(0, 'yin-spinner', ['new-albion', 'starpoint']);
    table.answer(0, 'yin-spinner', 'new-albion');
    expect(table.at('new-albion')).toBe('0:infantry 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('not if nothing was produced, nor when others produce', () => {
    const table = producing(scene());
    table.answer(0, 'production', {});
    expect(table.at('darien')).toBe('0:space-dock 1');
    const other = new Scene(3, ['hacan', 'yin', 'yssaril'])
      .tech(1, 'yin-spinner')
      .units(0, 'arretze', { 'space-dock': 1 })
      .play();
    other.answers([0, 'action', 'tactical'], [0, 'activate', '16'], [0, 'production', { destroyer: 1 }]);
    if (other.session.openFor(0).some(({ topic }) => topic === 'payment'))
      other.answer(0, 'payment', ['arretze']);
    expect(other.at('arretze')).toBe('0:space-dock 1');
    expect(other).toWaitFor([1, 'action']);
    const shared = new Scene(3, ['hacan', 'yin', 'yssaril'])
      .tech(1, 'yin-spinner')
      .control(0, 'starpoint')
      .units(0, 'starpoint', { 'space-dock': 1 })
      .control(1, 'new-albion')
      .goods(0, 4);
    const beside = producing(shared, '27');
    beside.answers([0, 'production', { destroyer: 1 }], [0, 'payment', []]);
    expect([beside.at('new-albion'), beside.at('starpoint')]).toEqual(['', '0:space-dock 1']);
  });
});
