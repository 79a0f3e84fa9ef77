import { describe, expect, it } from 'vitest';
import { activate, arena, goOn, hitting, missing } from '../combat.ts';
import type { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

const held = (owner: number, scene: Scene) =>
  inForce(scene, 'shard-of-the-throne', { seat: owner }).with((s) => {
    for (const seat of s.seats) seat.points = 3;
  });

/** Seat 0 attacks seat 1 in space and wins. */
const raid = (owner: number) =>
  goOn(
    activate(
      held(
        owner,
        missing(hitting(arena(), 0, 'combat'), 1, 'combat')
          .units(0, '20', { cruiser: 2 })
          .units(1, '20', { cruiser: 2 }),
      ),
      '20',
    ),
  );

const standing = ({ state }: ReturnType<typeof raid>) => ({
  owner: state.laws[0]?.seat,
  points: state.seats.map(({ points }) => points),
});

describe('Shard of the Throne', () => {
  it('26.4 51.6 lies in front of the elected player, who gains a point', () => {
    const table = decided(revealing('shard-of-the-throne').play(), 'seat:1');
    expect(standing(table)).toEqual({ owner: 1, points: [0, 1, 0] });
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('35.10 whoever wins a space combat against its owner takes it, and the point', () => {
    const table = raid(1);
    expect(standing(table)).toEqual({ owner: 0, points: [4, 2, 3] });
    expect(table).toWaitFor([1, 'action']);
  });

  it('35.10 an owner who wins keeps it, and so does one who does not fight', () => {
    const own = raid(0);
    expect(standing(own)).toEqual({ owner: 0, points: [3, 3, 3] });
    expect(own.told()).not.toContain('fact.lawPassed');
    expect(standing(raid(2))).toEqual({ owner: 2, points: [3, 3, 3] });
  });

  it('41.4c the same on the ground', () => {
    const scene = missing(hitting(arena(), 0, 'combat'), 1, 'combat')
      .units(0, '20', { carrier: 1, infantry: 3 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 });
    const table = activate(held(1, scene), '20');
    goOn(table.answers([0, 'commit', { 'vefut-ii:infantry': 3 }]));
    expect(table.planet('vefut-ii').controller).toBe(0);
    expect(standing(table)).toEqual({ owner: 0, points: [4, 2, 3] });
  });

  it('35.10 a draw has no winner', () => {
    const scene = hitting(hitting(arena(), 0, 'combat'), 1, 'combat')
      .units(0, '20', { cruiser: 1 })
      .units(1, '20', { cruiser: 1 });
    const table = goOn(activate(held(1, scene), '20'));
    expect(table.at('20')).toBe('');
    expect(standing(table)).toEqual({ owner: 1, points: [3, 3, 3] });
  });

  it('51.7 the point may win the game', () => {
    const scene = missing(hitting(arena(), 0, 'combat'), 1, 'combat')
      .units(0, '20', { cruiser: 2 })
      .units(1, '20', { cruiser: 2 });
    held(1, scene).seat(0, { points: 9 });
    const table = activate(scene, '20');
    expect(table.state.winner).toEqual({ seat: 0, by: 'points' });
  });
});
