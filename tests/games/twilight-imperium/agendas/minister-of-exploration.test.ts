import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

function landing(owner: number) {
  const scene = inForce(new Scene(), 'minister-of-exploration', { seat: owner })
    .units(0, '30', { carrier: 1, infantry: 3 })
    .control(1, 'zohbat');
  const table = activating(scene, '30');
  return table.answers([0, 'commit', { 'mellon:infantry': 1, 'zohbat:infantry': 1 }]);
}

describe('Minister of Exploration', () => {
  it('26.3 26.4 lies in front of the elected player', () => {
    const table = decided(revealing('minister-of-exploration').play(), 'seat:1');
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-exploration', seat: 1 }]);
  });

  it('32.1 its owner gains a trade good with each planet, free or another’s', () => {
    const table = landing(0);
    expect(table.state.planets.mellon?.controller).toBe(0);
    expect(table.state.planets.zohbat?.controller).toBe(0);
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([2, 0, 0]);
  });

  it('planets of others bring nothing', () => {
    const table = landing(1);
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([0, 0, 0]);
  });

  it('32.2 reinforcing an own planet brings nothing', () => {
    const scene = inForce(new Scene(), 'minister-of-exploration', { seat: 0 })
      .units(0, '30', { carrier: 1, infantry: 1 })
      .control(0, 'mellon');
    const table = activating(scene, '30').answers([0, 'commit', { 'mellon:infantry': 1 }]);
    expect(table.state.seats[0]?.goods).toBe(0);
  });
});
