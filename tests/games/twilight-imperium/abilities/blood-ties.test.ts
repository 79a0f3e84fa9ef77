import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { newTable, Scene } from '../scene.ts';

const above = (set: Scene) =>
  set.units(0, '18', { carrier: 1, infantry: 2 }).with(({ planets }) => {
    for (const planet of Object.values(planets)) planet.exhausted = true;
  });
const winnu = () => new Scene(3, ['winnu', 'hacan', 'yssaril']).of('ability:blood-ties');

describe('Blood Ties', () => {
  it('16.2 the custodians token is removed for nothing, and somebody has to land', () => {
    const table = activating(above(winnu()), '18');
    table.answer(0, 'custodians', 'yes');
    expect(table.state.custodians).toBe(false);
    expect(table).toRefuse(0, 'commit', {}, 'TI4 16.2');
    table.answer(0, 'commit', { 'mecatol-rex:infantry': 1 });
    expect(table.planet('mecatol-rex').controller).toBe(0);
    expect(table.seat(0).points).toBe(1);
    expect(table).toWaitFor([1, 'action']);
  });

  it('16.2a not without ground forces, and it may be left', () => {
    expect(activating(winnu().units(0, '18', { carrier: 1 }), '18')).toWaitFor([1, 'action']);
    const table = activating(above(winnu()), '18');
    table.answer(0, 'custodians', 'no');
    expect(table.state.custodians).toBe(true);
  });

  it('16.2 others pay six influence', () => {
    const others = () => new Scene(3, ['hacan', 'winnu', 'yssaril']).of('ability:blood-ties');
    expect(activating(above(others()).goods(0, 5), '18')).toWaitFor([1, 'action']);
    const table = activating(above(others()).goods(0, 6), '18');
    table.answer(0, 'custodians', 'yes');
    expect(table.seat(0).goods).toBe(0);
  });

  it('S11 Winnu begins with one technology without prerequisites, of its choice', () => {
    const table = newTable(3, { seatFactions: ['winnu', 'sol', 'hacan'] });
    expect(table).toOfferExactly(0, 'starting-technology', [
      'antimass-deflectors',
      'neural-motivator',
      'plasma-scoring',
      'sarween-tools',
    ]);
    table.answer(0, 'starting-technology', 'plasma-scoring');
    expect(table.seat(0).technologies).toEqual([{ id: 'plasma-scoring', exhausted: false }]);
  });
});
