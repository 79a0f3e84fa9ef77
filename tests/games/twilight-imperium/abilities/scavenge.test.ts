import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Infantry over the two planets of 27, one of which seat 2 controls. */
const scene = () =>
  new Scene(3, ['saar', 'hacan', 'yssaril'])
    .of('ability:scavenge')
    .units(0, '27', { carrier: 1, infantry: 2 })
    .control(2, 'starpoint');
const landing = (s: Scene) => s.play().answers([0, 'action', 'tactical'], [0, 'activate', '27']);

describe('Scavenge', () => {
  it('32.1 a trade good for each planet that is gained, from whomever', () => {
    const table = landing(scene());
    table.answer(0, 'commit', { 'new-albion:infantry': 1, 'starpoint:infantry': 1 });
    expect(table.planet('starpoint').controller).toBe(0);
    expect(table.seat(0).goods).toBe(2);
    expect(table.seat(2).goods).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });

  it('11.5c nothing for a planet that is the seat’s already, nor when others gain one', () => {
    const own = landing(scene().control(0, 'new-albion'));
    own.answer(0, 'commit', { 'new-albion:infantry': 2 });
    expect(own.seat(0).goods).toBe(0);
    const other = new Scene(3, ['hacan', 'saar', 'yssaril'])
      .of('ability:scavenge')
      .units(0, '20', { carrier: 1, infantry: 1 });
    const table = other.play().answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    table.answer(0, 'commit', { 'vefut-ii:infantry': 1 });
    expect([table.seat(0).goods, table.seat(1).goods]).toEqual([0, 0]);
  });
});
