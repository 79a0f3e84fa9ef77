import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

const holy = (scene: Scene) => inForce(scene, 'holy-planet-of-ixth', { planet: 'mellon' });
const points = (table: ReturnType<typeof decided>) => table.state.seats.map((seat) => seat.points);

/** Seat 0 lands on both planets of a system. */
function landing(scene: Scene) {
  const table = activating(scene.units(0, '30', { carrier: 1, infantry: 2 }), '30');
  table.answer(0, 'commit', { 'mellon:infantry': 1, 'zohbat:infantry': 1 });
  return table;
}

describe('Holy Planet of Ixth', () => {
  it('51.4 its controller gains a point when it is elected', () => {
    const table = decided(revealing('holy-planet-of-ixth').control(1, 'mellon').play(), 'planet:mellon');
    expect(points(table)).toEqual([0, 1, 0]);
    expect(table.state.laws).toMatchObject([{ id: 'holy-planet-of-ixth', planet: 'mellon' }]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('who gains control of it gains a point, who loses it loses one', () => {
    const table = landing(
      holy(new Scene()).control(2, 'mellon').seat(2, { points: 3 }).seat(1, { points: 1 }),
    );
    expect(table.planet('mellon').controller).toBe(0);
    expect(points(table)).toEqual([1, 1, 2]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('from nobody it is gained all the same; other planets give nothing', () => {
    const table = landing(holy(new Scene()));
    expect(table.planet('zohbat').controller).toBe(0);
    expect(points(table)).toEqual([1, 0, 0]);
  });

  it('51.7 the point can win the game', () => {
    const table = landing(holy(new Scene()).control(2, 'mellon').seat(0, { points: 9 }));
    expect(table.state.winner).toEqual({ seat: 0, by: 'points' });
  });

  it('61.0 units on it cannot use PRODUCTION, elsewhere in the system they can', () => {
    const docks = () =>
      new Scene()
        .control(0, 'mellon')
        .units(0, 'mellon', { 'space-dock': 1 })
        .control(0, 'zohbat')
        .goods(0, 5);
    expect(activating(docks(), '30')).toWaitFor([0, 'production']);
    expect(activating(holy(docks()), '30')).toWaitFor([1, 'action']);
    const table = activating(holy(docks()).units(0, 'zohbat', { 'space-dock': 1 }), '30');
    expect(table.offers(0, 'production')).not.toContain('infantry:mellon');
    // 61.1: Zohbat is worth 3 and its dock makes five, that of Mellon none.
    expect(table.form(0, 'production')).toMatchObject({ max: 5 });
  });

  it('51.6 when it is repealed the point stays', () => {
    const table = inForce(revealing('judicial-abolishment'), 'holy-planet-of-ixth', { planet: 'mellon' })
      .control(1, 'mellon')
      .seat(1, { points: 1 })
      .play();
    decided(table, 'law:holy-planet-of-ixth');
    expect(points(table)).toEqual([0, 1, 0]);
  });
});
