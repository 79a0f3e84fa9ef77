import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { isAsked } from './fighting.ts';

const card = 'card:in-the-silence-of-space';

/** A cruiser in 28 reaches 21 only through 20, where seat 1 has a ship; one in 27 is too far away. */
function activated() {
  const table = new Scene()
    .hand(0, 'in-the-silence-of-space')
    .units(0, '28', { cruiser: 1 })
    .units(0, '27', { cruiser: 1 })
    .units(1, '20', { destroyer: 1 })
    .play();
  table.answers([0, 'action', 'tactical'], [0, 'activate', '21']);
  return table;
}

describe('TI4 24 In the Silence of Space', () => {
  it('47.3b ships from the system named pass through ships of others in this tactical action', () => {
    const table = activated();
    table.answer(0, 'system-activated', card);
    expect(table).toOfferExactly(0, 'card-system', ['28', '27']);
    table.answer(0, 'card-system', '28');
    expect(table).toOfferExactly(0, 'move', ['28:cruiser']);
    table.answer(0, 'move', { '28:cruiser': 1 });
    expect(table.at('21')).toBe('0:cruiser 1');
    expect(table.at('20')).toBe('1:destroyer 1');
    expect(table.state.effects).toEqual([]);
  });

  it('68.1 what is closed for another reason stays closed', () => {
    const table = new Scene()
      .tile(2, '43')
      .hand(0, 'in-the-silence-of-space')
      .units(0, '28', { cruiser: 1 })
      .play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '21'], [0, 'system-activated', card]);
    expect(isAsked(table, 0, 'move')).toBe(false);
    expect(table).toWaitFor([1, 'action']);
  });

  it('ships from elsewhere do not', () => {
    const table = activated();
    table.answers([0, 'system-activated', card], [0, 'card-system', '27']);
    expect(isAsked(table, 0, 'move')).toBe(false);
  });

  it('unplayed, none do; others cannot play it', () => {
    const table = activated();
    table.answer(0, 'system-activated', 'pass');
    expect(table).toWaitFor([1, 'action']);
    const other = new Scene().hand(1, 'in-the-silence-of-space').units(1, '28', { cruiser: 1 }).play();
    other.answers([0, 'action', 'tactical'], [0, 'activate', '21']);
    expect(other.quiet().seat(1).hand).toEqual(['in-the-silence-of-space']);
  });
});
