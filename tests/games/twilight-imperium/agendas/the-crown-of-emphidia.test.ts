import { describe, expect, it } from 'vitest';
import type { PlanetId, SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { activate, arena } from '../combat.ts';
import type { Imperium } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

/** Seat 0 lands on an empty planet while somebody has the crown; all have three points. */
function landing(owner: number, system: SystemId, planet: PlanetId): Imperium {
  const scene = inForce(arena(), 'the-crown-of-emphidia', { seat: owner })
    .units(0, system, { carrier: 1, infantry: 1 })
    .with((s) => {
      for (const seat of s.seats) seat.points = 3;
    });
  const table = activate(scene, system);
  table.answer(0, 'commit', { [`${planet}:infantry`]: 1 });
  expect(table.planet(planet).controller).toBe(0);
  return table;
}

const standing = ({ state }: Imperium) => ({
  owner: state.laws[0]?.seat,
  points: state.seats.map(({ points }) => points),
});

describe('The Crown of Emphidia', () => {
  it('26.4 51.6 lies in front of the elected player, who gains a point', () => {
    const table = decided(revealing('the-crown-of-emphidia').play(), 'seat:2');
    expect(standing(table)).toEqual({ owner: 2, points: [0, 0, 1] });
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('32.1 whoever gains control of a planet of its owner’s home takes it, and the point', () => {
    const table = landing(1, '16', 'hercant');
    expect(standing(table)).toEqual({ owner: 0, points: [4, 2, 3] });
    expect(table).toWaitFor([1, 'action']);
  });

  it('not by a planet of another’s home, nor by one that is nobody’s', () => {
    expect(standing(landing(2, '16', 'hercant'))).toEqual({ owner: 2, points: [3, 3, 3] });
    expect(standing(landing(1, '20', 'vefut-ii'))).toEqual({ owner: 1, points: [3, 3, 3] });
  });

  it('an owner who regains its own home keeps what it has', () => {
    const scene = inForce(arena(), 'the-crown-of-emphidia', { seat: 0 })
      .control(1, 'archon-ren')
      .units(0, '14', { carrier: 1, infantry: 1 })
      .seat(0, { points: 3 });
    const table = activate(scene, '14');
    table.answer(0, 'commit', { 'archon-ren:infantry': 1 });
    expect(table.planet('archon-ren').controller).toBe(0);
    expect(standing(table)).toEqual({ owner: 0, points: [3, 0, 0] });
  });
});
