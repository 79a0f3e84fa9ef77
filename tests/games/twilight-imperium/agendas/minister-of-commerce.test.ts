import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

/** Seat 0 takes Trade; with 4 seats nobody is a neighbour but by units. */
const trading = (owner: number, scene = new Scene(4)) =>
  inForce(scene, 'minister-of-commerce', { seat: owner })
    .strategy(0, { id: 'trade', exhausted: false })
    .units(0, '19', { cruiser: 1 })
    .units(1, '20', { cruiser: 1 })
    .units(2, '24', { cruiser: 1 });

describe('Minister of Commerce', () => {
  it('26.3 26.4 lies in front of the elected player', () => {
    const table = decided(revealing('minister-of-commerce').play(), 'seat:1');
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-commerce', seat: 1 }]);
  });

  it('60.3 73.0 its owner gains a trade good for each neighbour when it replenishes', () => {
    const table = trading(0).play();
    table.answer(0, 'action', 'strategic:trade');
    // Three by the strategy card, two by the neighbours 1 and 2.
    expect(table.seat(0)).toMatchObject({ goods: 5, commodities: 4 });
    expect(table.state.seats.slice(1).map(({ goods }) => goods)).toEqual([0, 0, 0]);
  });

  it('also when no commodity was missing', () => {
    const table = trading(0).goods(0, 0, 4).play();
    table.answer(0, 'action', 'strategic:trade');
    expect(table.seat(0).goods).toBe(5);
  });

  it('in another’s turn too, but not for what others replenish', () => {
    const table = trading(1).play();
    table.answers([0, 'action', 'strategic:trade']);
    expect(table.seat(0).goods).toBe(3);
    table.answer(0, 'trade', ['seat:1']);
    // Its only neighbour is seat 0.
    expect(table.seat(1)).toMatchObject({ goods: 1, commodities: 6 });
  });
});
